import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { addressStore } from '../address-store.ts'
import { openEntrances } from '../identity/end-first-login.ts'
import { takeLoginCode } from '../identity/login-code.ts'
import { linkStore } from '../link-store.ts'
import { createLink } from '../links.ts'
import { submitMerchantIfReady } from '../merchant/submit-merchant.ts'
import { queueNotification } from '../queue-notification.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { sessionStore } from '../session/session-store.ts'

/**
 * The code shows that whoever is logged in reads the new mailbox. The login that brings it goes on and all others end, as
 * does what was mailed to the former address; that one is told and can take the change back for a time (rules 11).
 */
export async function confirmEmailChange(
  services: AccountServices,
  entry: { readonly requestId: string; readonly code: string },
  context: CallContext,
): Promise<{ readonly email: string }> {
  const customerId = personIdOf(context)
  const email = await takeLoginCode(
    services,
    { entry, context, onlyCustomerId: customerId, kind: 'change_email' },
    (client, { facts }) =>
      changeEmail(services, client, { customerId, email: String(facts.email), context }),
  )
  await services.announceEndedLogin(customerId)
  await services.announceCustomer(services.pool, customerId)
  return { email }
}

async function changeEmail(
  services: AccountServices,
  client: DatabaseClient,
  change: { readonly customerId: number; readonly email: string; readonly context: CallContext },
): Promise<string> {
  const { customerId, email, context } = change
  const now = services.now()
  const known = await accountStore.load(client, customerId)
  await addressStore.lock(client, email, known.customer.email)
  await accountStore.lock(client, customerId)
  const account = await accountStore.load(client, customerId)
  // Another code has changed it meanwhile, or somebody has opened an account with the new one.
  const isOver = account.customer.email !== known.customer.email || account.isDeactivated
  if (isOver || (await addressStore.isTaken(client, { email, customerId, now }))) {
    throw refuseCall('CODE_EXPIRED')
  }
  await addressStore.change(client, { customerId, email, now })
  await services.carryMailStops(client, { from: account.customer.email, to: email })
  await endOtherLogins(services, client, { customerId, context })
  await recordSecurityEvent(services, client, {
    ...{ event: 'email_changed', customerId, place: context },
  })
  await notifyFormerAddress(services, client, account)
  await submitMerchantIfReady(services, client, customerId)
  return email
}

async function endOtherLogins(
  services: AccountServices,
  client: DatabaseClient,
  { customerId, context }: { readonly customerId: number; readonly context: CallContext },
): Promise<void> {
  const now = services.now()
  const { sessionId } = context.viewer
  const session = sessionId === null ? undefined : await sessionStore.find(client, sessionId)
  const reason = 'email_changed'
  if (session) {
    const { loginId } = session
    await sessionStore.endOthers(client, { customerId, loginId, reason, now })
  } else await sessionStore.endAll(client, { customerId, reason, now })
  for (const kind of [...openEntrances, 'login_code', 'verify_email'] as const) {
    await linkStore.voidOlder(client, { customerId, kind, now })
  }
}

/** One that was never confirmed may be anybody's: it is told nothing, and gets no link. */
async function notifyFormerAddress(
  services: AccountServices,
  client: DatabaseClient,
  { customer }: AccountRow,
): Promise<void> {
  const { customerId, email, isEmailVerified, languageSetting } = customer
  if (!isEmailVerified) return
  const facts = { email, changedAt: services.now().toISOString() }
  const linkId = await createLink(services, client, { kind: 'undo_email', customerId, facts })
  await queueNotification(client, {
    notification: 'email_changed',
    to: { email },
    locale: languageSetting,
    screen: 'authUndoEmail',
    values: {},
    linkId,
    cause: `email_changed:${linkId}`,
  })
}
