import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { addressStore } from '../address-store.ts'
import { openEntrances } from '../identity/end-first-login.ts'
import { type LinkRow, linkStore } from '../link-store.ts'
import { createLink, linkToken, useAccountLink } from '../links.ts'
import { outsideLoginStore } from '../outside-login-store.ts'
import { queueNotification } from '../queue-notification.ts'
import { secondFactorStore } from '../second-factor-store.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { knownDeviceStore } from '../session/known-device-store.ts'
import { sessionStore } from '../session/session-store.ts'

/**
 * Whoever reads the former mailbox takes the account back: its address, and an end to all that whoever changed it may have
 * set up. A second factor from before the change stays, so that an old mailbox alone opens no account that has one.
 */
export async function undoEmailChange(
  services: AccountServices,
  token: string,
  context: CallContext,
): Promise<{ readonly email: string; readonly passwordToken: string }> {
  const undone = await transaction(services.pool, async (client) => {
    const link = await useAccountLink(services, client, { token, kind: 'undo_email' })
    const { customerId } = link
    const email = String(link.facts.email)
    const now = services.now()
    await addressStore.lock(client, email)
    await accountStore.lock(client, customerId)
    const account = await accountStore.load(client, customerId)
    const isTaken = await addressStore.isTaken(client, { email, customerId, now })
    if (account.isDeactivated || isTaken) throw refuseCall('LINK_INVALID')
    await addressStore.change(client, { customerId, email, now })
    await endWhatCameAfter(services, client, link)
    await recordSecurityEvent(services, client, {
      ...{ event: 'email_change_undone', customerId, place: context },
    })
    await queueNotification(client, {
      notification: 'email_change_undone',
      to: { email: account.customer.email },
      locale: account.customer.languageSetting,
      screen: 'contact',
      values: {},
      cause: `email_change_undone:${link.linkId}`,
    })
    const kind = 'reset_password'
    return { customerId, email, linkId: await createLink(services, client, { kind, customerId }) }
  })
  await services.announceEndedLogin(undone.customerId)
  return { email: undone.email, passwordToken: linkToken(services, undone.linkId) }
}

async function endWhatCameAfter(
  services: AccountServices,
  client: DatabaseClient,
  { customerId, linkId, facts }: LinkRow & { readonly customerId: number },
): Promise<void> {
  const now = services.now()
  await accountStore.removePassword(client, customerId)
  const since = new Date(String(facts.changedAt))
  await secondFactorStore.removeNewer(client, { customerId, since })
  await outsideLoginStore.removeNewer(client, { customerId, since })
  await sessionStore.endAll(client, { customerId, reason: 'email_changed', now })
  await knownDeviceStore.removeAll(client, customerId)
  for (const kind of [...openEntrances, 'login_code', 'verify_email'] as const) {
    await linkStore.voidOlder(client, { customerId, kind, now })
  }
  // Later addresses are those of whoever changed it; an earlier one may still take it back from this one.
  await linkStore.voidNewer(client, { customerId, kind: 'undo_email', linkId, now })
}
