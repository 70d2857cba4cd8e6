import type { DatabaseClient } from '#server/platform/database/pool.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { linkStore } from '../link-store.ts'
import { secondFactorStore } from '../second-factor-store.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { knownDeviceStore } from '../session/known-device-store.ts'
import { sessionStore } from '../session/session-store.ts'

/** Mails that were sent and logins that were begun, here or at an identity provider; a new password, another address or another owner ends them. */
export const openEntrances = [
  'reset_password',
  'unlock',
  'login',
  'second_factor',
  'change_email',
  'outside_ask',
  'outside_login',
] as const

/**
 * Takes an account from whoever opened it with an address that is not theirs: password, second factor, sessions, known devices and
 * open links end. The caller announces the end after the commit.
 */
export async function endFirstLogin(
  services: AccountServices,
  client: DatabaseClient,
  customerId: number,
): Promise<void> {
  const now = services.now()
  await accountStore.removePassword(client, customerId)
  // A factor of whoever came first, passkeys too, would keep the owner out or let the first in.
  await secondFactorStore.remove(client, customerId)
  const event = 'first_login_ended'
  await recordSecurityEvent(services, client, { event, customerId, place: null })
  await sessionStore.endAll(client, { customerId, reason: 'password_changed', now })
  await knownDeviceStore.removeAll(client, customerId)
  for (const kind of openEntrances) {
    await linkStore.voidOlder(client, { customerId, kind, now })
  }
}
