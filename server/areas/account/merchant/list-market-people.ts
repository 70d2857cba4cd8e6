import type { CompanyRole } from '#domain/account/company/company-role.ts'
import { type AccountLink, companyKeyOf, isOwnOrLinkedAd } from '#domain/account/own-ad.ts'
import { mustAcceptTerms } from '#domain/account/terms.ts'
import {
  type Commitments,
  type CompanyPerson,
  noCommitments,
  noLimits,
} from '#domain/auction/core/company/company-person.ts'
import type { BidderFacts } from '#domain/auction/core/facts.ts'
import type { Viewer } from '#domain/auction/house/views/viewer.ts'
import { berlinDayOf } from '#domain/calendar/berlin-day.ts'
import { bigints } from '../../../platform/database/array-parameters.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { personName } from '../person-name.ts'

/**
 * What the market has to know of customers, as bidders, owners or viewers: one query for a whole
 * batch, on the bid path and therefore a named statement. In a batch it runs inside the transaction,
 * so that a block counts from its commit on.
 */

// Questions and links as rows of their own: read once for all, not once for each customer.
const selectPeople = `
  select merchant_id, c.customer_id, admission, blocked_at is not null as is_blocked,
    bidding_stopped_at is not null as is_bidding_stopped, company_key,
    (extract(epoch from max(t.accepted_at)) * 1000)::bigint as accepted_at,
    null::bigint as asked_listing_id, null::bigint as linked_customer_id
  from customers c left join merchants m using (customer_id)
    left join terms_acceptances t using (customer_id)
  where c.customer_id = any($1::bigint[] || array(
    select owner_customer_id from auctions where auction_id = any($2::bigint[])))
  group by c.customer_id, m.merchant_id
  union all
  select null, customer_id, null, null, null, null, null, listing_id, null
  from questions where customer_id = any($1::bigint[])
    and answered_at is null and hidden_at is null
  union all
  select null, customer_id, null, null, null, null, null, null, linked_customer_id
  from linked_accounts where customer_id = any($1::bigint[])`

// A person's row is held until the batch ends, so that two processes do not add to one day at once. Auctions are locked
// before, and a batch locks people in their order: nobody waits in a circle.
const selectWithPersons = `
  with persons as materialized (
    select person_id, customer_id, role, bid_limit_eur, day_limit_eur, committed
    from company_people where person_id = any($3::bigint[]) order by person_id for update)
  select people.*, null::bigint as person_id, null::json as person from (${selectPeople}) people
  union all
  select null, p.customer_id, null, null, null, null, null, null, null, p.person_id,
    json_build_object('role', p.role, 'bidEur', p.bid_limit_eur, 'dayEur', p.day_limit_eur,
      'committed', p.committed, 'ask', ${personName('c')})
  from persons p join customers c on c.customer_id = p.customer_id`

type PersonOfRow = {
  readonly role: CompanyRole
  readonly bidEur: number | null
  readonly dayEur: number | null
  readonly committed: Commitments
  readonly ask: string
}

type Row = {
  readonly merchant_id: number | null
  readonly customer_id: number
  readonly admission: 'in_review' | 'needs_more' | 'accepted' | 'refused' | null
  readonly is_blocked: boolean
  readonly is_bidding_stopped: boolean
  readonly company_key: string | null
  /** In milliseconds: as a date it would be parsed for each bid. */
  readonly accepted_at: number | null
  /** Of a row that names one open question of a customer, or one account linked to theirs, and no more. */
  readonly asked_listing_id: number | null
  readonly linked_customer_id: number | null
  /** Of a row that names one of a company's people, and no more. */
  readonly person_id?: number | null
  readonly person?: PersonOfRow | null
}

export type MarketPeople = {
  readonly merchantIdOf: (customerId: number) => number | null
  /** Who a customer is to the auctions of an owner: a plain customer, or a merchant with their facts. */
  readonly viewerOf: (customerId: number, ownerCustomerId: number, personId?: number) => Viewer
}

export async function listMarketPeople(
  db: Queryable,
  query: {
    readonly customerIds: readonly number[]
    /** Their owners are asked for as well. */
    readonly auctionIds?: readonly number[]
    /** Who of their companies asks; their rows stay locked until the transaction ends. */
    readonly personIds?: readonly number[]
    readonly termsValidFrom: Date
    readonly now: Date
  },
): Promise<MarketPeople> {
  const personIds = [...new Set(query.personIds ?? [])]
  const { rows } = await db.query<Row>({
    ...(personIds.length === 0
      ? { name: 'market-people', text: selectPeople }
      : { name: 'market-people-with-persons', text: selectWithPersons }),
    values: [
      bigints([...new Set(query.customerIds)]),
      bigints(query.auctionIds ?? []),
      ...(personIds.length === 0 ? [] : [bigints(personIds)]),
    ],
  })
  const { people, links, openQuestions, persons } = byKind(rows)
  const terms = {
    validFrom: query.termsValidFrom.getTime(),
    startOfToday: berlinDayOf(query.now.getTime()).startsAt,
  }
  return {
    merchantIdOf: (customerId) => people.get(customerId)?.merchant_id ?? null,
    viewerOf: (customerId, ownerCustomerId, personId) => {
      const row = people.get(customerId)
      if (!row?.admission || row.merchant_id === null) return { kind: 'customer', customerId }
      const owner = partyOf(ownerCustomerId, people.get(ownerCustomerId)?.company_key)
      return {
        kind: 'merchant',
        customerId,
        merchantId: row.merchant_id,
        facts: {
          ...factsOf({ ...row, admission: row.admission }, { owner, links }, terms),
          ...(personId !== undefined && { person: personOf(persons, { customerId, personId }) }),
        },
        openQuestionEntityIds: openQuestions.get(customerId) ?? [],
      }
    },
  }
}

function byKind(rows: readonly Row[]) {
  const people = new Map<number, Row>()
  const links: AccountLink[] = []
  const openQuestions = new Map<number, number[]>()
  const persons = new Map<number, Row>()
  for (const row of rows) {
    if (row.person_id !== undefined && row.person_id !== null) {
      persons.set(row.person_id, row)
      continue
    }
    const { customer_id: customerId, asked_listing_id: askedId, linked_customer_id: linkedId } = row
    if (linkedId !== null) links.push([customerId, linkedId])
    else if (askedId === null) people.set(customerId, row)
    else openQuestions.set(customerId, [...(openQuestions.get(customerId) ?? []), askedId])
  }
  return { people, links, openQuestions, persons }
}

/** The company's own login is its owner and has no row; whoever lost theirs meanwhile may do nothing more. */
function personOf(
  persons: ReadonlyMap<number, Row>,
  { customerId, personId }: { readonly customerId: number; readonly personId: number },
): CompanyPerson {
  const nothing = { limits: noLimits, committed: noCommitments, ask: '' }
  if (personId === customerId) return { role: 'owner', ...nothing }
  const row = persons.get(personId)
  if (!row?.person || row.customer_id !== customerId) return { role: null, ...nothing }
  const { role, bidEur, dayEur, committed, ask } = row.person
  return { role, limits: { bidEur, dayEur }, committed, ask }
}

type Party = ReturnType<typeof partyOf>

function factsOf(
  row: Row & { readonly admission: NonNullable<Row['admission']> },
  { owner, links }: { readonly owner: Party; readonly links: readonly AccountLink[] },
  terms: { readonly validFrom: number; readonly startOfToday: number },
): BidderFacts {
  return {
    admission: row.admission === 'needs_more' ? 'in_review' : row.admission,
    isBlocked: row.is_blocked,
    isBiddingStopped: row.is_bidding_stopped,
    hasAcceptedTerms: !mustAcceptTerms({
      isCompletedMerchant: true,
      acceptedAt: row.accepted_at ?? undefined,
      ...terms,
    }),
    isOwnOrLinkedAd: isOwnOrLinkedAd({
      owner,
      bidder: partyOf(row.customer_id, row.company_key),
      links,
    }),
  }
}

function partyOf(customerId: number, companyKey: string | null | undefined) {
  const key = companyKeyOf(companyKey ?? undefined)
  return { customerId, ...(key !== undefined && { companyKey: key }) }
}
