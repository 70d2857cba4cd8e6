import type { SearchMails } from '#domain/catalog/saved-search.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

/** The only SQL for saved searches. Every statement names the customer, so nobody reaches another's. */

export type StoredSearch = {
  readonly searchId: number
  readonly name: string
  readonly mails: SearchMails
  readonly query: Readonly<Record<string, unknown>>
}

export const savedSearchStore = {
  async list(db: Queryable, customerId: number): Promise<StoredSearch[]> {
    const { rows } = await db.query<StoredSearch>(
      `select search_id as "searchId", name, query, mails from saved_searches
       where customer_id = $1 order by search_id desc`,
      [customerId],
    )
    return rows
  },

  /** Undefined once the customer has as many as they may. */
  async add(
    db: Queryable,
    added: Pick<StoredSearch, 'name' | 'mails' | 'query'> & {
      readonly customerId: number
      readonly now: Date
      readonly maximum: number
    },
  ): Promise<number | undefined> {
    const { customerId, name, query, mails, now, maximum } = added
    const { rows } = await db.query<{ id: number }>(
      `insert into saved_searches (customer_id, name, query, saved_at, mails)
       select $1, $2, $3, $4, $6
       where (select count(*) from saved_searches where customer_id = $1) < $5
       returning search_id as id`,
      [customerId, name, JSON.stringify(query), now, maximum, mails],
    )
    return rows[0]?.id
  },

  /** What is not given stays. */
  async change(
    db: Queryable,
    search: Partial<Pick<StoredSearch, 'name' | 'mails'>> & {
      readonly customerId: number
      readonly searchId: number
    },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `update saved_searches set name = coalesce($3, name), mails = coalesce($4, mails)
       where customer_id = $1 and search_id = $2`,
      [search.customerId, search.searchId, search.name ?? null, search.mails ?? null],
    )
    return rowCount === 1
  },

  async remove(db: Queryable, search: { customerId: number; searchId: number }): Promise<boolean> {
    const { rowCount } = await db.query(
      'delete from saved_searches where customer_id = $1 and search_id = $2',
      [search.customerId, search.searchId],
    )
    return rowCount === 1
  },
}
