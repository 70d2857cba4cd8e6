import { companyKeyOf, isOwnOrLinkedAd } from '#domain/account/own-ad.ts'
import { mustAcceptTerms } from '#domain/account/terms.ts'
import type { BidderFacts } from '#domain/auction/facts.ts'
import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'

/**
 * What the market has to know of the bidders of a batch before it decides: one query for all, on the
 * bid path and therefore a named statement. Read inside the batch's transaction, so that a block
 * counts from its commit on.
 */

type Row = {
  readonly merchant_id: number | null
  readonly customer_id: number
  readonly admission: 'in_review' | 'needs_more' | 'accepted' | 'refused' | null
  readonly is_blocked: boolean
  readonly is_bidding_stopped: boolean
  readonly company_key: string | null
  readonly accepted_at: Date | null
}

export type BidderStandings = {
  /** Facts of one bidder about the ad of one owner; null when there is no such merchant. */
  readonly factsOf: (merchantId: number, ownerCustomerId: number) => BidderFacts | null
}

export async function listBidderStandings(
  db: Pick<DatabasePool | DatabaseClient, 'query'>,
  query: {
    readonly merchantIds: readonly number[]
    readonly ownerCustomerIds: readonly number[]
    readonly termsValidFrom: Date
    readonly now: Date
  },
): Promise<BidderStandings> {
  const { rows } = await db.query<Row>({
    name: 'bidder-standings',
    // Owners are looked up as customers: a commercial seller has a company and is no merchant.
    text: `select merchant_id, c.customer_id, admission, blocked_at is not null as is_blocked,
             bidding_stopped_at is not null as is_bidding_stopped, company_key,
             (select max(t.accepted_at) from terms_acceptances t
               where t.customer_id = c.customer_id) as accepted_at
           from customers c left join merchants m using (customer_id)
           where merchant_id = any($1::bigint[]) or c.customer_id = any($2::bigint[])`,
    values: [query.merchantIds, query.ownerCustomerIds],
  })
  const byMerchant = new Map(rows.map((row) => [row.merchant_id, row]))
  const byCustomer = new Map(rows.map((row) => [row.customer_id, row]))
  const startOfToday = new Date(query.now).setUTCHours(0, 0, 0, 0)
  return {
    factsOf: (merchantId, ownerCustomerId) => {
      const row = byMerchant.get(merchantId)
      if (!row?.admission) return null
      return {
        admission: row.admission === 'needs_more' ? 'in_review' : row.admission,
        isBlocked: row.is_blocked,
        isBiddingStopped: row.is_bidding_stopped,
        hasAcceptedTerms: !mustAcceptTerms({
          isCompletedMerchant: true,
          acceptedAt: row.accepted_at?.getTime(),
          validFrom: query.termsValidFrom.getTime(),
          startOfToday,
        }),
        isOwnOrLinkedAd: isOwnOrLinkedAd({
          owner: partyOf(ownerCustomerId, byCustomer.get(ownerCustomerId)?.company_key),
          bidder: partyOf(row.customer_id, row.company_key),
          links: [],
        }),
      }
    },
  }
}

function partyOf(customerId: number, companyKey: string | null | undefined) {
  const key = companyKeyOf(companyKey ?? undefined)
  return { customerId, ...(key !== undefined && { companyKey: key }) }
}
