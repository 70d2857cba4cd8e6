import { type AccountLink, companyKeyOf, isOwnOrLinkedAd } from '#domain/account/own-ad.ts'
import { mustAcceptTerms } from '#domain/account/terms.ts'
import type { BidderFacts } from '#domain/auction/core/facts.ts'
import type { Viewer } from '#domain/auction/house/views/viewer.ts'
import { bigints } from '../../../platform/database/array-parameters.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { startOfToday } from './start-of-today.ts'

/**
 * What the market has to know of customers, as bidders, owners or viewers: one query for a whole
 * batch, on the bid path and therefore a named statement. In a batch it runs inside the transaction,
 * so that a block counts from its commit on.
 */

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
}

export type MarketPeople = {
  readonly merchantIdOf: (customerId: number) => number | null
  /** Who a customer is to the auctions of an owner: a plain customer, or a merchant with their facts. */
  readonly viewerOf: (customerId: number, ownerCustomerId: number) => Viewer
}

export async function listMarketPeople(
  db: Queryable,
  query: {
    readonly customerIds: readonly number[]
    /** Their owners are asked for as well. */
    readonly auctionIds?: readonly number[]
    readonly termsValidFrom: Date
    readonly now: Date
  },
): Promise<MarketPeople> {
  const { rows } = await db.query<Row>({
    name: 'market-people',
    // Questions and links as rows of their own: read once for all, not once for each customer.
    text: `select merchant_id, c.customer_id, admission, blocked_at is not null as is_blocked,
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
           from linked_accounts where customer_id = any($1::bigint[])`,
    values: [bigints([...new Set(query.customerIds)]), bigints(query.auctionIds ?? [])],
  })
  const { people, links, openQuestions } = byKind(rows)
  const terms = {
    validFrom: query.termsValidFrom.getTime(),
    startOfToday: startOfToday(query.now.getTime()),
  }
  return {
    merchantIdOf: (customerId) => people.get(customerId)?.merchant_id ?? null,
    viewerOf: (customerId, ownerCustomerId) => {
      const row = people.get(customerId)
      if (!row?.admission || row.merchant_id === null) return { kind: 'customer', customerId }
      const owner = partyOf(ownerCustomerId, people.get(ownerCustomerId)?.company_key)
      return {
        kind: 'merchant',
        customerId,
        merchantId: row.merchant_id,
        facts: factsOf({ ...row, admission: row.admission }, { owner, links }, terms),
        openQuestionEntityIds: openQuestions.get(customerId) ?? [],
      }
    },
  }
}

function byKind(rows: readonly Row[]) {
  const people = new Map<number, Row>()
  const links: AccountLink[] = []
  const openQuestions = new Map<number, number[]>()
  for (const row of rows) {
    const { customer_id: customerId, asked_listing_id: askedId, linked_customer_id: linkedId } = row
    if (linkedId !== null) links.push([customerId, linkedId])
    else if (askedId === null) people.set(customerId, row)
    else openQuestions.set(customerId, [...(openQuestions.get(customerId) ?? []), askedId])
  }
  return { people, links, openQuestions }
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
