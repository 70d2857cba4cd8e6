import { type AccountLink, companyKeyOf, isOwnOrLinkedAd } from '#domain/account/own-ad.ts'
import type { Viewer } from '#domain/auction/house/views/viewer.ts'
import { bigints } from '../../../platform/database/array-parameters.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** Merchants who belong to the same people as this one, themselves left out (rules 1 and 10). */
export async function listLinkedMerchantIds(db: Queryable, merchantId: number): Promise<number[]> {
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

/** Of each of these people, and of the owners of these auctions, the merchants of the same people (rules 1). */
export async function listMerchantsOfOwners(
  db: Queryable,
  owners: { readonly customerIds?: readonly number[]; readonly auctionIds?: readonly number[] },
): Promise<OwnersPeople> {
  const { customerIds = [], auctionIds = [] } = owners
  if (customerIds.length + auctionIds.length === 0) return new Map()
  const { rows } = await db.query<MerchantRow & { owner_id: number; owner_key: string | null }>({
    name: 'merchants-of-owners',
    text: `select o.customer_id as owner_id, o.company_key as owner_key, c.customer_id, c.company_key,
             merchant_id, is_linked
           from customers o cross join lateral (
             select customer_id, false as is_linked from customers
             where company_key = o.company_key and customer_id <> o.customer_id
             union all
             select linked_customer_id, true from linked_accounts l
             where l.customer_id = o.customer_id) k
           join customers c on c.customer_id = k.customer_id
           join merchants m on m.customer_id = c.customer_id
           where o.customer_id = any($1::bigint[] || array(
             select owner_customer_id from auctions where auction_id = any($2::bigint[])))`,
    values: [bigints(customerIds), bigints(auctionIds)],
  })
  const people = new Map<number, number[]>()
  for (const { owner_id, owner_key, ...row } of rows) {
    const owner = partyOf({ customer_id: owner_id, company_key: owner_key })
    const links: AccountLink[] = row.is_linked ? [[owner_id, row.customer_id]] : []
    if (!isOwnOrLinkedAd({ owner, bidder: partyOf(row), links })) continue
    people.set(owner_id, [...(people.get(owner_id) ?? []), row.merchant_id])
  }
  return people
}

/** By the owner's customer. */
export type OwnersPeople = ReadonlyMap<number, readonly number[]>

/** Who looks at an auction of this owner, with the dealers of the owner's people where those were asked for. */
export function withOwnPeople(
  viewer: Viewer,
  ownerCustomerId: number,
  people: OwnersPeople,
): Viewer {
  if (viewer.kind !== 'customer' && viewer.kind !== 'merchant') return viewer
  const linkedMerchantIds = people.get(ownerCustomerId)
  return linkedMerchantIds === undefined ? viewer : { ...viewer, linkedMerchantIds }
}

type MerchantRow = {
  readonly merchant_id: number
  readonly customer_id: number
  readonly company_key: string | null
  readonly is_own: boolean
  readonly is_linked: boolean
}

function partyOf({
  customer_id: customerId,
  company_key,
}: Pick<MerchantRow, 'customer_id' | 'company_key'>) {
  const companyKey = companyKeyOf(company_key ?? undefined)
  return { customerId, ...(companyKey !== undefined && { companyKey }) }
}
