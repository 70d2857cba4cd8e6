import type { SearchRhythm, SearchWay } from '#domain/catalog/saved-search.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import type { StoredSearch } from './saved-search-store.ts'

/** The only SQL for what saved searches newly find and by which ways it is still to be told. */

export type NotifyingSearch = Omit<StoredSearch, 'seenUntil'> & { readonly customerId: number }

export type Find = {
  readonly findId: number
  readonly searchName: string
  readonly auctionId: number
}

/** Only dealers who may bid are told of ads. */
const mayBid = `admission = 'accepted' and blocked_at is null`

export const searchFindStore = {
  /** Searches that are told of by some way. */
  async listNotifying(db: Queryable): Promise<NotifyingSearch[]> {
    const { rows } = await db.query<NotifyingSearch>(
      `select search_id as "searchId", customer_id as "customerId", name, query, mail, push, rhythm
       from saved_searches join merchants using (customer_id)
       where (mail or push) and ${mayBid} order by search_id`,
    )
    return rows
  },

  /** Those of these searches whose dealers may bid now and want pushes of them. */
  async listPushed(db: Queryable, searchIds: readonly number[]): Promise<NotifyingSearch[]> {
    const { rows } = await db.query<NotifyingSearch>(
      `select search_id as "searchId", customer_id as "customerId", name, query, mail, push, rhythm
       from saved_searches join merchants using (customer_id)
       where search_id = any($1::bigint[]) and push and ${mayBid}`,
      [searchIds],
    )
    return rows
  },

  /** Each is to be told by the ways that its search has now. Answers the searches that had not found this auction before. */
  async addFinds(
    db: Queryable,
    found: { searchIds: readonly number[]; auctionId: number; now: Date },
  ): Promise<number[]> {
    const { rows } = await db.query<{ id: number }>(
      `insert into search_finds (search_id, auction_id, found_at, awaits_mail, awaits_push)
       select search_id, $2, $3, mail, push from saved_searches
       where search_id = any($1::bigint[])
       on conflict do nothing returning search_id as id`,
      [found.searchIds, found.auctionId, found.now],
    )
    return rows.map(({ id }) => id)
  },

  /** Of all searches of a dealer that are mailed so often. */
  async listAwaitingMail(
    db: Queryable,
    wanted: { customerId: number; rhythm: SearchRhythm },
  ): Promise<Find[]> {
    const { rows } = await db.query<Find>(
      `select f.find_id as "findId", s.name as "searchName", f.auction_id as "auctionId"
       from search_finds f join saved_searches s using (search_id) join merchants using (customer_id)
       where s.customer_id = $1 and s.mail and s.rhythm = $2 and f.awaits_mail and ${mayBid}
       order by f.find_id`,
      [wanted.customerId, wanted.rhythm],
    )
    return rows
  },

  async listAwaitingPush(db: Queryable, searchId: number): Promise<Find[]> {
    const { rows } = await db.query<Find>(
      `select f.find_id as "findId", s.name as "searchName", f.auction_id as "auctionId"
       from search_finds f join saved_searches s using (search_id)
       where s.search_id = $1 and f.awaits_push order by f.find_id`,
      [searchId],
    )
    return rows
  },

  /** Answers those that were still to be told this way. */
  async markNotified(
    db: Queryable,
    marked: { findIds: readonly number[]; way: SearchWay },
  ): Promise<number[]> {
    const awaits = awaitsColumn[marked.way]
    const { rows } = await db.query<{ id: number }>(
      `update search_finds set ${awaits} = false
       where find_id = any($1::bigint[]) and ${awaits} returning find_id as id`,
      [marked.findIds],
    )
    return rows.map(({ id }) => id)
  },

  /** What a search has found so far is told by this way no more. */
  async forget(db: Queryable, forgotten: { searchId: number; way: SearchWay }): Promise<void> {
    const awaits = awaitsColumn[forgotten.way]
    await db.query(`update search_finds set ${awaits} = false where search_id = $1 and ${awaits}`, [
      forgotten.searchId,
    ])
  },
}

const awaitsColumn: Readonly<Record<SearchWay, string>> = {
  mail: 'awaits_mail',
  push: 'awaits_push',
}
