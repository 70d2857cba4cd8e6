import type { LoggedIn } from '#contract/endpoints/account-session.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import type { AccountServices } from '../account-services.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { linkStore } from '../link-store.ts'
import { useAccountLink } from '../links.ts'
import { queueLinkNotification, queueNotification } from '../queue-notification.ts'
import { finishLogin } from '../session/finish-login.ts'
import { knownDeviceStore } from '../session/known-device-store.ts'
import { deviceOf, rememberDevice } from '../session/known-devices.ts'
import { sessionStore } from '../session/session-store.ts'
import { checkPassword } from './log-in.ts'
import { loginAttemptStore } from './login-attempt-store.ts'
import { accountSubject } from './login-lock.ts'
import { hashPassword } from './password.ts'
import { refuseWeakPassword } from './register-customer.ts'

/** A new password, by mailed link or with the old one. Every login ends with it (rules 11). */

/** The answer is the same for every address; only an existing account gets a mail. */
export async function requestPasswordReset(
  services: AccountServices,
  email: string,
): Promise<void> {
  await transaction(services.pool, async (client) => {
    const account = await accountStore.findByEmail(client, email)
    if (!account || account.isDeactivated) return
    const { customerId, languageSetting } = account.customer
    const now = services.now()
    await linkStore.voidOlder(client, { customerId, kind: 'reset_password', now })
    await queueLinkNotification(services, client, {
      notification: 'reset_password',
      kind: 'reset_password',
      screen: 'resetPassword',
      to: { customerId },
      locale: languageSetting,
    })
  })
}

/**
 * Who can read the mail owns the account: the address counts as confirmed, and this browser as
 * known, or a lock on its network address would hold off the new password as well.
 */
export async function resetPassword(
  services: AccountServices,
  reset: { readonly token: string; readonly password: string },
  context: CallContext,
): Promise<void> {
  refuseWeakPassword(reset.password)
  const passwordHash = await hashPassword(reset.password)
  const customerId = await transaction(services.pool, async (client) => {
    const use = { token: reset.token, kind: 'reset_password' } as const
    const { customerId } = await useAccountLink(services, client, use)
    const account = await accountStore.load(client, customerId)
    await accountStore.saveEmailVerified(client, { customerId, now: services.now() })
    await savePassword(services, client, { account, passwordHash })
    const device = deviceOf(services, context.cookies)
    await rememberDevice(services, client, { customerId, device, setCookie: context.setCookie })
    return customerId
  })
  await services.announceEndedLogin(customerId)
}

/** Ends all other logins and begins a new one here. */
export async function changePassword(
  services: AccountServices,
  change: { readonly currentPassword: string; readonly password: string },
  context: CallContext,
): Promise<LoggedIn> {
  refuseWeakPassword(change.password)
  const { customer } = await accountStore.load(services.pool, customerIdOf(context))
  const credentials = { email: customer.email, password: change.currentPassword }
  const account = await checkPassword(services, credentials, context)
  const passwordHash = await hashPassword(change.password)
  const loggedIn = await transaction(services.pool, async (client) => {
    await savePassword(services, client, { account, passwordHash })
    return finishLogin(services, client, { account, context })
  })
  await services.announceEndedLogin(account.customer.customerId)
  return loggedIn
}

async function savePassword(
  services: AccountServices,
  client: DatabaseClient,
  { account, passwordHash }: { readonly account: AccountRow; readonly passwordHash: string },
): Promise<void> {
  const { customerId, email, languageSetting } = account.customer
  const now = services.now()
  await accountStore.savePassword(client, { customerId, passwordHash })
  await sessionStore.endAll(client, { customerId, reason: 'password_changed', now })
  await knownDeviceStore.removeAll(client, customerId)
  await loginAttemptStore.remove(client, accountSubject(services, email))
  for (const kind of ['reset_password', 'unlock', 'login'] as const) {
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
