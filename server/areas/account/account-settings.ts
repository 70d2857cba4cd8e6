import { accountLifetimes } from '#domain/account/lifetimes.ts'

/** Numbers of the shell; how long sessions and links live is the domain's (rules 11). */
export const accountSettings = {
  /** Parallel tabs may bring the token that another tab has just exchanged. */
  rotationGraceMs: 30_000,
  deviceMs: accountLifetimes.visitorKeyMs,
  afterLoginMs: 3_600_000,
  maxDevicesListed: 50,
  maxHistoryListed: 100,
  maxMerchantDocuments: 10,
  /** Links for a new password that hold at the same time. */
  maxOpenResets: 5,
} as const

const dayMs = 24 * 3_600_000

export const linkLifetimes = {
  verify_email: accountLifetimes.verifyEmailLinkMs,
  reset_password: accountLifetimes.resetPasswordLinkMs,
  unlock: accountLifetimes.unlockLinkMs,
  login: accountLifetimes.passwordlessLinkMs,
  login_code: accountLifetimes.loginCodeMs,
  change_email: accountLifetimes.changeEmailMs,
  undo_email: accountLifetimes.undoEmailLinkMs,
  second_factor: accountLifetimes.secondFactorMs,
  passkey_add: accountLifetimes.passkeyMs,
  passkey_use: accountLifetimes.passkeyMs,
  outside_ask: accountLifetimes.outsideAskMs,
  outside_login: accountLifetimes.outsideLoginMs,
  program_login: accountLifetimes.programLoginMs,
  hand_over: accountLifetimes.storefrontSwitchMs,
  newsletter: 7 * dayMs,
  share: 7 * dayMs,
} as const

export type LinkKind = keyof typeof linkLifetimes

export function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds)
}

export function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}
