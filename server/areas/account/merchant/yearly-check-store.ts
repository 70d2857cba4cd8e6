import { yearlyCheckDays } from '#domain/account/yearly-check.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

type AskedMerchant = {
  readonly merchantId: number
  readonly customerId: number
  readonly languageSetting: string
  readonly askedAt: Date
}

export const yearlyCheckStore = {
  /** Notes that they are asked now, and answers who; of two processes that ask at once each takes others. */
  async askDue(db: Queryable, limit: number): Promise<AskedMerchant[]> {
    const { rows } = await db.query<AskedMerchant>(
      `update merchants m set yearly_check_asked_at = market_now()
       from customers c
       where c.customer_id = m.customer_id and merchant_id in (
         select merchant_id from merchants join customers using (customer_id)
         where admission = 'accepted' and yearly_check_asked_at is null and deactivated_at is null
           and coalesce(yearly_check_done_at, decided_at, submitted_at)
             < market_now() - $1 * interval '1 day'
         order by merchant_id limit $2 for update of merchants skip locked)
       returning m.merchant_id as "merchantId", m.customer_id as "customerId",
         c.language_setting as "languageSetting", m.yearly_check_asked_at as "askedAt"`,
      [yearlyCheckDays, limit],
    )
    return rows
  },

  /** False where nothing was asked of this dealer. */
  async saveDone(db: Queryable, merchantId: number): Promise<boolean> {
    const { rowCount } = await db.query(
      `update merchants set yearly_check_done_at = market_now(), yearly_check_asked_at = null
       where merchant_id = $1 and yearly_check_asked_at is not null`,
      [merchantId],
    )
    return rowCount === 1
  },
}
