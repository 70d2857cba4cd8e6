import type { FilterQuery } from '#domain/catalog/filter-query.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

export type DealersSearch = { readonly merchantId: number; readonly query: FilterQuery }

/**
 * The saved searches of dealers who may bid that do not leave out such a vehicle by its kind, make or body type; what else
 * they ask is not looked at. Those of one customer are left out.
 */
export async function listDealersSearches(
  db: Queryable,
  asked: {
    readonly kind: string
    readonly make: string
    readonly bodyType: string
    readonly exceptCustomerId: number | null
  },
): Promise<DealersSearch[]> {
  const { rows } = await db.query<DealersSearch>({
    name: 'dealers-searches',
    text: `select merchant_id as "merchantId", query
           from saved_searches join merchants using (customer_id)
           where admission = 'accepted' and blocked_at is null
             and customer_id is distinct from $4
             and (query -> 'product_type' is null or query -> 'product_type' ? $1)
             and (query -> 'make' is null or query -> 'make' ? $2)
             and (query -> 'body_type' is null or query -> 'body_type' ? $3)`,
    values: [asked.kind, asked.make, asked.bodyType, asked.exceptCustomerId],
  })
  return rows
}
