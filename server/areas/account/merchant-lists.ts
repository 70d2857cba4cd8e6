import { companyKeyOf, isOwnOrLinkedAd } from '#domain/account/own-ad.ts'
import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'

/** Merchants who belong to the same people as this one, himself left out (rules 1 and 10). */
export async function listLinkedMerchantIds(
  db: Pick<DatabasePool | DatabaseClient, 'query'>,
  merchantId: number,
): Promise<number[]> {
  const { rows } = await db.query<MerchantRow>(
    `select o.merchant_id, o.customer_id, oc.company_key, o.merchant_id = m.merchant_id as is_own
     from merchants m join customers mc on mc.customer_id = m.customer_id
     join customers oc on oc.customer_id = mc.customer_id or oc.company_key = mc.company_key
     join merchants o on o.customer_id = oc.customer_id
     where m.merchant_id = $1 order by o.merchant_id`,
    [merchantId],
  )
  const own = rows.find(({ is_own }) => is_own)
  if (!own) return []
  return rows
    .filter((row) => !row.is_own)
    .filter((row) => isOwnOrLinkedAd({ owner: partyOf(own), bidder: partyOf(row), links: [] }))
    .map(({ merchant_id }) => merchant_id)
}

type MerchantRow = {
  readonly merchant_id: number
  readonly customer_id: number
  readonly company_key: string | null
  readonly is_own: boolean
}

function partyOf({ customer_id: customerId, company_key }: MerchantRow) {
  const companyKey = companyKeyOf(company_key ?? undefined)
  return { customerId, ...(companyKey !== undefined && { companyKey }) }
}
