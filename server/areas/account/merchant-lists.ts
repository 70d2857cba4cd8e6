import { type AccountLink, companyKeyOf, isOwnOrLinkedAd } from '#domain/account/own-ad.ts'
import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'

/** Merchants who belong to the same people as this one, himself left out (rules 1 and 10). */
export async function listLinkedMerchantIds(
  db: Pick<DatabasePool | DatabaseClient, 'query'>,
  merchantId: number,
): Promise<number[]> {
  const { rows } = await db.query<MerchantRow>(
    `select o.merchant_id, o.customer_id, oc.company_key, o.merchant_id = m.merchant_id as is_own,
       oc.customer_id in (select linked_customer_id from linked_accounts l
         where l.customer_id = mc.customer_id) as is_linked
     from merchants m join customers mc on mc.customer_id = m.customer_id
     join customers oc on oc.customer_id = mc.customer_id or oc.company_key = mc.company_key
       or oc.customer_id in (select linked_customer_id from linked_accounts l
         where l.customer_id = mc.customer_id)
     join merchants o on o.customer_id = oc.customer_id
     where m.merchant_id = $1 order by o.merchant_id`,
    [merchantId],
  )
  const own = rows.find(({ is_own }) => is_own)
  if (!own) return []
  const links = rows
    .filter(({ is_linked }) => is_linked)
    .map(({ customer_id }): AccountLink => [own.customer_id, customer_id])
  return rows
    .filter((row) => !row.is_own)
    .filter((row) => isOwnOrLinkedAd({ owner: partyOf(own), bidder: partyOf(row), links }))
    .map(({ merchant_id }) => merchant_id)
}

type MerchantRow = {
  readonly merchant_id: number
  readonly customer_id: number
  readonly company_key: string | null
  readonly is_own: boolean
  readonly is_linked: boolean
}

function partyOf({ customer_id: customerId, company_key }: MerchantRow) {
  const companyKey = companyKeyOf(company_key ?? undefined)
  return { customerId, ...(companyKey !== undefined && { companyKey }) }
}
