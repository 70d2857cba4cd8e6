import { dayMs, hourMs, minuteMs } from '../calendar/instant.ts'

/** How long sessions, links and keys live (rules 11, 13). */

/** A draft that nobody changed goes after so long; its owner is written to some days before (rules 11). */
export const abandonedDraftDays = 180
export const draftAnnouncedDays = 14

/** A former mail address can take its change back for so long, and is nobody else's meanwhile (rules 11). */
export const undoEmailDays = 7

export const accountLifetimes = {
  accessTokenMs: 15 * minuteMs,
  /** Slides with each use, up to a year. */
  refreshTokenMs: 365 * dayMs,
  /** A device unused for so long has to log in again. */
  idleSessionMs: 90 * dayMs,
  unlockLinkMs: 30 * minuteMs,
  verifyEmailLinkMs: 48 * hourMs,
  resetPasswordLinkMs: hourMs,
  passwordlessLinkMs: 30 * minuteMs,
  loginCodeMs: 15 * minuteMs,
  changeEmailMs: 15 * minuteMs,
  undoEmailLinkMs: undoEmailDays * dayMs,
  /** Between the right password and the second factor. */
  secondFactorMs: 10 * minuteMs,
  /** Between the question of a browser and what a passkey answers. */
  passkeyMs: 5 * minuteMs,
  /** At an identity provider, with what it asks there. */
  outsideAskMs: 10 * minuteMs,
  /** From the provider's answer to the page that logs in by it. */
  outsideLoginMs: 2 * minuteMs,
  /** Between another program's question and the answer on our page. */
  programQuestionMs: 30 * minuteMs,
  /** From that answer back to the browser that brought the question. */
  programLoginMs: 2 * minuteMs,
  /** Between another program's logout and the answer on our page. */
  programLogoutMs: 30 * minuteMs,
  programCodeMs: minuteMs,
  /** Carries a session from one storefront's host to another's. */
  storefrontSwitchMs: 30_000,
  streamTicketMs: 60_000,
  visitorKeyMs: 365 * dayMs,
  referralMs: 30 * dayMs,
} as const
