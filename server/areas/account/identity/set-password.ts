import type { LoggedIn } from '#contract/endpoints/account-session.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountSettings } from '../account-settings.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { linkStore } from '../link-store.ts'
import { useAccountLink } from '../links.ts'
import { queueLinkNotification, queueNotification, readerOf } from '../queue-notification.ts'
import { type EventPlace, recordSecurityEvent } from '../security-log/record-security-event.ts'
import { finishLogin } from '../session/finish-login.ts'
import { knownDeviceStore } from '../session/known-device-store.ts'
import { deviceOf, rememberDevice } from '../session/known-devices.ts'
import { proofAskedOf, requireIdentityProof } from '../session/require-identity-proof.ts'
import { sessionStore } from '../session/session-store.ts'
import { openEntrances } from './end-first-login.ts'
import { confirmAddress } from './enter-by-mail.ts'
import { checkPassword } from './log-in.ts'
import { loginAttemptStore } from './login-attempt-store.ts'
import { accountSubject } from './login-lock.ts'
import { hashPassword } from './password.ts'
import { refuseWeakPassword } from './weak-password.ts'

/** A new password, by mailed link or with the old one. Every login ends with it (rules 11). */

/** No customer has it; what is asked with it finds nothing. */
const noCustomer = 0

/**
 * The answer and the work are the same for every address; only an existing account gets a mail. Links of former
 * mails go on until one is used: else whoever asks again and again would keep the owner from ever using theirs.
 * Where enough of them hold, no mail is sent; one that holds lies in the mailbox then.
 */
export async function requestPasswordReset(
  services: AccountServices,
  email: string,
): Promise<void> {
  await transaction(services.pool, async (client) => {
    const account = await accountStore.findByEmail(client, email)
    const customerId = account?.customer.customerId ?? noCustomer
    await accountStore.lock(client, customerId)
    const search = { customerId, kind: 'reset_password', now: services.now() } as const
    const hasEnough = (await linkStore.countOpen(client, search)) >= accountSettings.maxOpenResets
    await queueLinkNotification(services, client, {
      notification: 'reset_password',
      kind: 'reset_password',
      screen: 'resetPassword',
      ...readerOf(hasEnough ? undefined : account),
    })
  })
}

/**
 * Who can read the mail owns the account: the address counts as confirmed, with all that this ends, and this browser as
 * known, or a lock on its network address would hold off the new password as well.
 */
export async function resetPassword(
  services: AccountServices,
  reset: { readonly token: string; readonly password: string },
  context: CallContext,
): Promise<void> {
  await refuseWeakPassword(reset.password)
  const passwordHash = await hashPassword(reset.password)
  const customerId = await transaction(services.pool, async (client) => {
    const use = { token: reset.token, kind: 'reset_password' } as const
    const { customerId } = await useAccountLink(services, client, use)
    await accountStore.lock(client, customerId)
    const account = await accountStore.load(client, customerId)
    await refuseWeakPassword(reset.password, account.customer.email)
    await confirmAddress(services, client, account)
    await savePassword(services, client, { account, passwordHash, place: context })
    const device = deviceOf(services, context.cookies)
    await rememberDevice(services, client, { customerId, device, setCookie: context.setCookie })
    return customerId
  })
  await services.announceEndedLogin(customerId)
}

/**
 * Ends all other logins and begins a new one here. LOGIN_FAILED when the current password is not right. Where that one
 * does not show who is there (none yet, or a second factor is on) IDENTITY_UNPROVED; the new login is then
 * no newer proof either.
 */
export async function changePassword(
  services: AccountServices,
  change: { readonly currentPassword?: string | undefined; readonly password: string },
  context: CallContext,
): Promise<LoggedIn> {
  const customerId = personIdOf(context)
  const known = await accountStore.load(services.pool, customerId)
  await refuseWeakPassword(change.password, known.customer.email)
  const credentials = { email: known.customer.email, password: change.currentPassword ?? '' }
  const isProofByPassword = (await proofAskedOf(services.pool, customerId)) === 'password'
  const proof = isProofByPassword
    ? null
    : await requireIdentityProof(services, services.pool, context)
  // Whoever enters by mailed codes has none that could be asked for.
  const isFirst = known.passwordHash === null
  const checked = isFirst ? known : await checkPassword(services, credentials, context)
  const passwordHash = await hashPassword(change.password)
  const loggedIn = await transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    const account = await accountStore.load(client, customerId)
    // Somebody else has set another one in between.
    if (account.passwordHash !== checked.passwordHash) throw refuseCall('LOGIN_FAILED')
    await savePassword(services, client, { account, passwordHash, place: context })
    return finishLogin(services, client, { account, context, provedAt: proof?.provedAt })
  })
  await services.announceEndedLogin(customerId)
  return loggedIn
}

async function savePassword(
  services: AccountServices,
  client: DatabaseClient,
  change: {
    readonly account: AccountRow
    readonly passwordHash: string
    readonly place: EventPlace
  },
): Promise<void> {
  const { account, passwordHash, place } = change
  const { customerId, email, languageSetting } = account.customer
  const now = services.now()
  await accountStore.savePassword(client, { customerId, passwordHash })
  await recordSecurityEvent(services, client, { event: 'password_changed', customerId, place })
  await sessionStore.endAll(client, { customerId, reason: 'password_changed', now })
  await knownDeviceStore.removeAll(client, customerId)
  await loginAttemptStore.remove(client, accountSubject(services, email))
  for (const kind of [...openEntrances, 'login_code'] as const) {
    await linkStore.voidOlder(client, { customerId, kind, now })
  }
  await queueNotification(client, {
    notification: 'password_changed',
    values: {},
    to: { customerId },
    locale: languageSetting,
    screen: 'accountSettings',
    cause: `password_changed:${customerId}:${now.getTime()}`,
  })
}
