import type { OwnPlace, PersonOfCompany } from '#contract/endpoints/company/company.ts'
import { commitmentsOn, totalEur } from '#domain/auction/core/company/company-person.ts'
import { type CallContext, customerIdOf, personIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { companyStore, type PersonRow } from './company-store.ts'
import { invitationStore } from './invitation-store.ts'

/** What a company's people see of themselves, and its owners of all (rules 1). */

export async function showOwnPlace(
  services: AccountServices,
  context: CallContext,
): Promise<OwnPlace> {
  const { pool } = services
  const { customerId, personId } = idsOf(context)
  const isAccountItself = personId === customerId
  const row = isAccountItself
    ? undefined
    : await companyStore.findPerson(pool, { customerId, personId })
  return {
    role: context.viewer.person?.role ?? null,
    companyName: await companyStore.companyNameOf(pool, customerId),
    bidLimitEur: row?.bidLimitEur ?? null,
    dayLimitEur: row?.dayLimitEur ?? null,
    committedTodayEur: row ? committedToday(row, await companyStore.marketNow(pool)) : 0,
    isAccountItself,
    ask: isAccountItself ? null : await companyStore.findOwner(pool, customerId),
  }
}

export async function listPeople(services: AccountServices, context: CallContext) {
  const { pool } = services
  const { customerId, personId: own } = idsOf(context)
  const account = await accountStore.load(pool, customerId)
  if (!account.customer.merchant) throw refuseCall('NOT_A_MERCHANT')
  const now = await companyStore.marketNow(pool)
  const { name = '', surname = '' } = account.customer.profile
  const first: PersonOfCompany = {
    personId: customerId,
    email: account.customer.email,
    name: `${name} ${surname}`.trim() || account.customer.email,
    role: 'owner',
    joinedAt: null,
    bidLimitEur: null,
    dayLimitEur: null,
    committedTodayEur: 0,
    isAccountItself: true,
    isOneself: own === customerId,
  }
  const rows = await companyStore.listPeople(pool, customerId)
  const invitations = await invitationStore.listOpen(pool, { customerId, now: services.now() })
  return {
    people: [first, ...rows.map((row) => personOf(row, { own, now }))],
    invitations: invitations.map(({ customerId: _company, invitedAt, expiresAt, ...rest }) => ({
      ...rest,
      invitedAt: invitedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

function personOf(
  row: PersonRow,
  { own, now }: { readonly own: number; readonly now: number },
): PersonOfCompany {
  const { committed: _committed, joinedAt, ...rest } = row
  return {
    ...rest,
    joinedAt: joinedAt.toISOString(),
    committedTodayEur: committedToday(row, now),
    isAccountItself: false,
    isOneself: row.personId === own,
  }
}

function committedToday({ committed }: Pick<PersonRow, 'committed'>, now: number): number {
  return totalEur(commitmentsOn(committed, now))
}

export function idsOf(context: CallContext) {
  return { customerId: customerIdOf(context), personId: personIdOf(context) }
}
