import type { MerchantRow } from '#contract/endpoints/account-review.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** Merchants as lists show them: to the operator for review, to everybody in the directory. */

export type ReviewFilter = MerchantRow['admission'] | 'blocked'

export type ListedMerchant = Omit<MerchantRow, 'submittedAt' | 'voidCount'> & {
  readonly submittedAt: Date
}

export type DirectoryRow = {
  readonly merchantId: number
  readonly companyName: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
}

type Paging = { readonly limit: number; readonly offset: number }

/** Only whose profile was complete once: an unfinished registration is nothing to decide on. */
const reviewCondition = `submitted_at is not null
  and ($1::text is null
    or ($1 = 'blocked' and blocked_at is not null)
    or ($1 <> 'blocked' and admission = $1))
  and ($2 = '' or strpos(lower(concat_ws(' ', c.profile->>'companyName', c.email,
    c.profile->>'city', c.profile->>'vatRegNo')), $2) > 0)`

const directoryCondition = `admission = 'accepted' and blocked_at is null
  and c.deactivated_at is null
  and ($1 = '' or strpos(lower(concat_ws(' ', c.profile->>'companyName', c.profile->>'city',
    c.profile->>'zipCode')), $1) > 0)
  and ($2 = '' or c.profile->>'country' = $2)`

export const merchantListStore = {
  async listForReview(
    db: Queryable,
    search: { admission: ReviewFilter | null; text: string } & Paging,
  ): Promise<{ rows: ListedMerchant[]; total: number }> {
    const values = [search.admission, search.text.toLowerCase()]
    const { rows } = await db.query<ListedMerchant>(
      `${selectListed} where ${reviewCondition}
       order by (admission = 'in_review') desc, submitted_at, merchant_id limit $3 offset $4`,
      [...values, search.limit, search.offset],
    )
    const total = await countOf(db, reviewCondition, values)
    return { rows, total }
  },

  async countForReview(db: Queryable): Promise<Record<string, number>> {
    const { rows } = await db.query<{ state: string; count: number }>(
      `select admission as state, count(*)::int as count from merchants
       where submitted_at is not null group by admission
       union all select 'blocked', count(*)::int from merchants
       where submitted_at is not null and blocked_at is not null`,
    )
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  },

  async findForReview(db: Queryable, merchantId: number): Promise<ListedMerchant | undefined> {
    const { rows } = await db.query<ListedMerchant>(
      `${selectListed} where merchant_id = $1 and submitted_at is not null`,
      [merchantId],
    )
    return rows[0]
  },

  async listDirectory(
    db: Queryable,
    search: { text: string; country: string } & Paging,
  ): Promise<{ rows: DirectoryRow[]; total: number }> {
    const values = [search.text.toLowerCase(), search.country]
    const { rows } = await db.query<DirectoryRow>(
      `select merchant_id as "merchantId", coalesce(c.profile->>'companyName', '') as "companyName",
         coalesce(c.profile->>'zipCode', '') as "zipCode",
         coalesce(c.profile->>'city', '') as city, coalesce(c.profile->>'country', '') as country
       from merchants m join customers c using (customer_id) where ${directoryCondition}
       order by lower(c.profile->>'companyName'), merchant_id limit $3 offset $4`,
      [...values, search.limit, search.offset],
    )
    const total = await countOf(db, directoryCondition, values)
    return { rows, total }
  },
}

const selectListed = `
  select merchant_id as "merchantId", c.customer_id as "customerId", c.email,
    coalesce(c.profile->>'companyName', '') as "companyName",
    coalesce(c.profile->>'city', '') as city, coalesce(c.profile->>'country', '') as country,
    admission, blocked_at is not null as "isBlocked",
    bidding_stopped_at is not null as "isBiddingStopped", vat_id_state as "vatIdState",
    submitted_at as "submittedAt",
    greatest(0, floor(extract(epoch from (select market_now()) - submitted_at) / 3600))::int as "ageHours"
  from merchants m join customers c using (customer_id)`

async function countOf(db: Queryable, condition: string, values: unknown[]): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total
     from merchants m join customers c using (customer_id) where ${condition}`,
    values,
  )
  return rows[0]?.total ?? 0
}
