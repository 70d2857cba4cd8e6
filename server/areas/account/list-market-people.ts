import { companyKeyOf, isOwnOrLinkedAd } from '#domain/account/own-ad.ts'
import { mustAcceptTerms } from '#domain/account/terms.ts'
import type { BidderFacts } from '#domain/auction/facts.ts'
import type { Viewer } from '#domain/auction/viewer.ts'
import { bigints } from '../../platform/database/array-parameters.ts'
import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'
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
  /** These two of merchants only. */
  readonly open_question_ids: readonly number[] | null
  readonly linked_ids: readonly number[] | null
}

export type MarketPeople = {
  readonly merchantIdOf: (customerId: number) => number | null
  /** Who a customer is to the auctions of an owner: a plain customer, or a merchant with his facts. */
  readonly viewerOf: (customerId: number, ownerCustomerId: number) => Viewer
}

export async function listMarketPeople(
  db: Pick<DatabasePool | DatabaseClient, 'query'>,
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
    text: `select merchant_id, c.customer_id, admission, blocked_at is not null as is_blocked,
             bidding_stopped_at is not null as is_bidding_stopped, company_key,
             -- Of owners who are no merchants nothing more is asked.
             case when merchant_id is not null then
               (select (extract(epoch from max(t.accepted_at)) * 1000)::bigint
                from terms_acceptances t where t.customer_id = c.customer_id) end as accepted_at,
             case when merchant_id is not null then array(select q.listing_id from questions q
               where q.customer_id = c.customer_id and q.answered_at is null
                 and q.hidden_at is null) end as open_question_ids,
             case when merchant_id is not null then array(select l.linked_customer_id
               from linked_accounts l where l.customer_id = c.customer_id) end as linked_ids
           from customers c left join merchants m using (customer_id)
           where c.customer_id = any($1::bigint[] || array(
             select owner_customer_id from auctions where auction_id = any($2::bigint[])))`,
    values: [bigints([...new Set(query.customerIds)]), bigints(query.auctionIds ?? [])],
  })
  const people = new Map(rows.map((row) => [row.customer_id, row]))
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
        facts: factsOf({ ...row, admission: row.admission }, owner, terms),
        openQuestionEntityIds: row.open_question_ids ?? [],
      }
    },
  }
}

type Party = ReturnType<typeof partyOf>

function factsOf(
  row: Row & { readonly admission: NonNullable<Row['admission']> },
  owner: Party,
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
      links: (row.linked_ids ?? []).map((linked) => [row.customer_id, linked] as const),
    }),
  }
}

function partyOf(customerId: number, companyKey: string | null | undefined) {
  const key = companyKeyOf(companyKey ?? undefined)
  return { customerId, ...(key !== undefined && { companyKey: key }) }
}
