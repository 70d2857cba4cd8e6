import { whyPersonStays } from '#domain/account/company/company-role.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { accessCookie, refreshCookie } from '../session/cookie-names.ts'
import { requireIdentityProof } from '../session/require-identity-proof.ts'
import { sessionStore } from '../session/session-store.ts'
import { companyLogStore } from './company-log-store.ts'
import { companyStore, type PersonRow, type PlaceOfPerson } from './company-store.ts'
import { lockCompany } from './lock-company.ts'
import { idsOf } from './show-company.ts'

/** Other roles and limits, and the end of somebody's access (rules 1, 11). */

/** Limits hold from the next bid on; with another role the logins end, since a token names the role for minutes. */
export async function changePerson(
  services: AccountServices,
  wish: PlaceOfPerson & { readonly personId: number },
  context: CallContext,
): Promise<void> {
  const isOtherRole = await transaction(services.pool, async (client) => {
    const before = await lockPerson(client, wish.personId, context)
    await requireIdentityProof(services, client, context)
    await companyStore.savePlace(client, wish)
    const isOther = before.role !== wish.role
    if (isOther) await endLogins(services, client, { personId: wish.personId, context })
    const { customerId, personId } = idsOf(context)
    const action = 'company.changePerson'
    await companyLogStore.add(client, { customerId, personId, action, facts: wish })
    return isOther
  })
  if (isOtherRole) await services.announceEndedLogin(wish.personId)
}

export async function removePerson(
  services: AccountServices,
  removedId: number,
  context: CallContext,
): Promise<void> {
  const { customerId, personId } = idsOf(context)
  await transaction(services.pool, async (client) => {
    await lockPerson(client, removedId, context)
    await companyStore.remove(client, removedId)
    await endLogins(services, client, { personId: removedId, context })
    const facts = { personId: removedId }
    const action = 'company.removePerson'
    await companyLogStore.add(client, { customerId, personId, action, facts })
  })
  await services.announceEndedLogin(removedId)
}

export async function leaveCompany(services: AccountServices, context: CallContext): Promise<void> {
  const { customerId, personId } = idsOf(context)
  if (personId === customerId) throw refuseCall('PERSON_STAYS', { reason: 'owner' })
  await transaction(services.pool, async (client) => {
    await lockCompany(client, context)
    await companyStore.remove(client, personId)
    await endLogins(services, client, { personId, context })
    await companyLogStore.add(client, { customerId, personId, action: 'company.leave' })
  })
  await services.announceEndedLogin(personId)
  clearLogin(context)
}

/** Another's person does not exist; one's own place and the company's own login are not changed so. */
async function lockPerson(
  client: DatabaseClient,
  changedId: number,
  context: CallContext,
): Promise<PersonRow> {
  const { customerId, personId: own } = idsOf(context)
  await lockCompany(client, context)
  const reason = whyPersonStays({
    isAccountItself: changedId === customerId,
    isOneself: changedId === own,
  })
  if (reason !== null) throw refuseCall('PERSON_STAYS', { reason })
  const found = await companyStore.lockPerson(client, { customerId, personId: changedId })
  if (!found) throw refuseCall('NOT_FOUND')
  return found
}

/** With the account held, since a login that begins meanwhile would still act for the company. */
export async function endLogins(
  services: AccountServices,
  client: DatabaseClient,
  { personId, context }: { readonly personId: number; readonly context: CallContext },
): Promise<void> {
  const now = services.now()
  await accountStore.lock(client, personId)
  await sessionStore.endAll(client, { customerId: personId, reason: 'rights_changed', now })
  const event = 'rights_changed'
  await recordSecurityEvent(services, client, { event, customerId: personId, place: context })
}

/** Whoever has ended their own login with it logs in anew. */
export function clearLogin(context: CallContext): void {
  context.clearCookie(accessCookie)
  context.clearCookie(refreshCookie)
}
