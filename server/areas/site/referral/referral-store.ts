import type { Queryable } from '#server/platform/database/queryable.ts'

export type Partner = { readonly partnerId: number; readonly customerId: number }
export type OpenReferral = { readonly code: string; readonly recordedAt: Date }

const partnerColumns = 'partner_id as "partnerId", customer_id as "customerId"'

/** Partners and what their links led to. */
export const referralStore = {
  async findByCode(db: Queryable, code: string): Promise<Partner | undefined> {
    const { rows } = await db.query<Partner>(
      `select ${partnerColumns} from partners where code = $1`,
      [code],
    )
    return rows[0]
  },

  async findCode(db: Queryable, customerId: number): Promise<string | null> {
    const { rows } = await db.query<{ code: string }>(
      'select code from partners where customer_id = $1',
      [customerId],
    )
    return rows[0]?.code ?? null
  },

  /** The first code of a partner stays. */
  async addPartner(
    db: Queryable,
    partner: { readonly customerId: number; readonly code: string; readonly now: Date },
  ): Promise<void> {
    await db.query(
      `insert into partners (customer_id, code, created_at) values ($1, $2, $3)
       on conflict (customer_id) do nothing`,
      [partner.customerId, partner.code, partner.now],
    )
  },

  /** Answers whether it is new: the first referral of an ad counts. */
  async addReferral(
    db: Queryable,
    referral: {
      readonly listingId: number
      readonly code: string
      readonly partnerId: number | null
      readonly now: Date
    },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `insert into referrals (listing_id, code, partner_id, recorded_at) values ($1, $2, $3, $4)
       on conflict (listing_id) do nothing`,
      [referral.listingId, referral.code, referral.partnerId, referral.now],
    )
    return rowCount === 1
  },

  /** By the status of the ad's newest auction; a sale that was canceled is none. */
  async readResults(db: Queryable, customerId: number) {
    const { rows } = await db.query<{
      month: string
      submitted: number
      market: number
      sold: number
    }>(
      `select to_char(r.recorded_at at time zone 'Europe/Berlin', 'YYYY-MM') as month,
         count(*)::int as submitted,
         count(*) filter (where not s.is_sold and s.status in ('published', 'running', 'hotbidding',
           'renegotiation', 'anr_offer_above_targetprice', 'acpt_late_offer', 'recd_late_offer'))::int as market,
         count(*) filter (where s.is_sold)::int as sold
       from referrals r join partners p using (partner_id)
       cross join lateral (select
         (select a.status from auctions a where a.listing_id = r.listing_id
          order by a.auction_id desc limit 1) as status,
         exists (select from orders o where o.listing_id = r.listing_id
           and o.status <> 'canceled') as is_sold) s
       where p.customer_id = $1 group by 1 order by 1 desc`,
      [customerId],
    )
    return rows
  },

  /** What the outside service has not answered yet. */
  async findOpen(db: Queryable, listingId: number): Promise<OpenReferral | undefined> {
    const { rows } = await db.query<OpenReferral>(
      `select code, recorded_at as "recordedAt" from referrals
       where listing_id = $1 and conversion_id is null and refused is null`,
      [listingId],
    )
    return rows[0]
  },

  async saveAnswer(
    db: Queryable,
    listingId: number,
    answer: { readonly conversionId: string | null; readonly refused: string | null },
  ): Promise<void> {
    await db.query(
      `update referrals set conversion_id = coalesce(conversion_id, $2), refused = $3
       where listing_id = $1`,
      [listingId, answer.conversionId, answer.refused],
    )
  },
}
