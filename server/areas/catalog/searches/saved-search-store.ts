import type { FilterQuery } from '#domain/catalog/filter-query.ts'
import type { SearchChoice } from '#domain/catalog/saved-search.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

/** The only SQL for saved searches. Every statement names the customer, so nobody reaches another's. */

export type StoredSearch = SearchChoice & {
  readonly searchId: number
  readonly name: string
  /** Written by `saveSearch`; the catalog may have given up a filter since. */
  readonly query: FilterQuery
  /** Its dealer has seen what it finds as far as this release. */
  readonly seenUntil: Date
}

/** What is not given stays. */
export type SearchChange = {
  readonly [Part in 'name' | 'query' | 'seenUntil' | keyof SearchChoice]?:
    | StoredSearch[Part]
    | undefined
}

export const savedSearchStore = {
  async list(db: Queryable, customerId: number): Promise<StoredSearch[]> {
    const { rows } = await db.query<StoredSearch>(
      `select search_id as "searchId", name, query, mail, push, rhythm,
         seen_until as "seenUntil" from saved_searches
       where customer_id = $1 order by search_id desc`,
      [customerId],
    )
    return rows
  },

  /** Undefined once the customer has as many as they may. */
  async add(
    db: Queryable,
    added: Omit<StoredSearch, 'searchId'> & {
      readonly customerId: number
      readonly now: Date
      readonly maximum: number
    },
  ): Promise<number | undefined> {
    const { customerId, name, query, mail, push, rhythm, seenUntil, now, maximum } = added
    const { rows } = await db.query<{ id: number }>(
      `insert into saved_searches (customer_id, name, query, saved_at, mail, push, rhythm, seen_until)
       select $1, $2, $3, $4, $6, $7, $8, $9
       where (select count(*) from saved_searches where customer_id = $1) < $5
       returning search_id as id`,
      [customerId, name, JSON.stringify(query), now, maximum, mail, push, rhythm, seenUntil],
    )
    return rows[0]?.id
  },

  /** Answers what is chosen for the search now. */
  async change(
    db: Queryable,
    search: SearchChange & { readonly customerId: number; readonly searchId: number },
  ): Promise<SearchChoice | undefined> {
    const { customerId, searchId, name, query, seenUntil, mail, push, rhythm } = search
    const changed = [name, query && JSON.stringify(query), seenUntil, mail, push, rhythm]
    const { rows } = await db.query<SearchChoice>(
      `update saved_searches set name = coalesce($3, name), query = coalesce($4, query),
         seen_until = greatest($5, seen_until), mail = coalesce($6, mail),
         push = coalesce($7, push), rhythm = coalesce($8, rhythm)
       where customer_id = $1 and search_id = $2 returning mail, push, rhythm`,
      [customerId, searchId, ...changed.map((value) => value ?? null)],
    )
    return rows[0]
  },

  async remove(db: Queryable, search: { customerId: number; searchId: number }): Promise<boolean> {
    const { rowCount } = await db.query(
      'delete from saved_searches where customer_id = $1 and search_id = $2',
      [search.customerId, search.searchId],
    )
    return rowCount === 1
  },
}
