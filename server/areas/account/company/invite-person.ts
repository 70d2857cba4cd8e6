import { randomUUID } from 'node:crypto'
import { invitationDays, maxCompanyPeople } from '#domain/account/company/company-role.ts'
import { dayMs } from '#domain/calendar/instant.ts'
import { isLocale } from '#locales/locales.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { after } from '../account-settings.ts'
import { accountStore } from '../account-store.ts'
import { queueNotification } from '../queue-notification.ts'
import { requireIdentityProof } from '../session/require-identity-proof.ts'
import { companyLogStore } from './company-log-store.ts'
import { companyStore, type PlaceOfPerson } from './company-store.ts'
import { invitationStore } from './invitation-store.ts'
import { lockCompany } from './lock-company.ts'
import { idsOf } from './show-company.ts'

/** Inviting somebody to act for the company by mail (rules 1, 11). */

export async function invitePerson(
  services: AccountServices,
  wish: PlaceOfPerson & { readonly email: string },
  context: CallContext,
): Promise<void> {
  const { customerId, personId } = idsOf(context)
  const { email, role, bidLimitEur, dayLimitEur } = wish
  await transaction(services.pool, async (client) => {
    const company = await lockCompany(client, context)
    if (!company) throw refuseCall('NOT_A_MERCHANT')
    if (company.admission !== 'accepted') throw refuseCall('MERCHANT_IN_REVIEW')
    await requireIdentityProof(services, client, context)
    const now = services.now()
    await invitationStore.withdraw(client, { customerId, email, now })
    const people = await companyStore.listPeople(client, customerId)
    const open = await invitationStore.listOpen(client, { customerId, now })
    if (people.length + open.length >= maxCompanyPeople) {
      throw refuseCall('PERSON_LIMIT_REACHED', { maximum: maxCompanyPeople })
    }
    const invitationId = randomUUID()
    const place = { role, bidLimitEur, dayLimitEur }
    await invitationStore.add(client, {
      ...{ invitationId, customerId, email, ...place, invitedBy: personId, invitedAt: now },
      expiresAt: after(now, invitationDays * dayMs),
    })
    const { customer } = await accountStore.load(client, customerId)
    const locale = isLocale(context.locale) ? context.locale : customer.languageSetting
    await queueNotification(client, {
      notification: 'company_invitation',
      to: { email },
      locale,
      screen: 'companyInvitation',
      values: { company: await companyStore.companyNameOf(client, customerId) },
      linkId: invitationId,
      cause: `company_invitation:${invitationId}`,
    })
    // Not whom: the log is kept longer than the address of somebody who never came.
    const action = 'company.invite'
    await companyLogStore.add(client, { customerId, personId, action, facts: place })
  })
}

export async function withdrawInvitation(
  services: AccountServices,
  invitationId: string,
  context: CallContext,
): Promise<void> {
  const { customerId, personId } = idsOf(context)
  await transaction(services.pool, async (client) => {
    await lockCompany(client, context)
    const which = { customerId, invitationId, now: services.now() }
    if (!(await invitationStore.withdraw(client, which))) throw refuseCall('NOT_FOUND')
    const action = 'company.withdrawInvitation'
    await companyLogStore.add(client, { customerId, personId, action })
  })
}
