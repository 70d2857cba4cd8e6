import type { SearchMails } from '#domain/catalog/saved-search.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

/** The only SQL for what saved searches newly find and when it was told. */

export type MailedSearch = {
  readonly searchId: number
  readonly customerId: number
  readonly query: Readonly<Record<string, unknown>>
  readonly mails: Exclude<SearchMails, 'off'>
}

export type Find = {
  readonly findId: number
  readonly searchName: string
  readonly auctionId: number
}

export const searchMailStore = {
  /** Of dealers who may bid: nobody else is told of ads. */
  async listMailed(db: Queryable): Promise<MailedSearch[]> {
    const { rows } = await db.query<MailedSearch>(
      `select search_id as "searchId", customer_id as "customerId", query, mails
       from saved_searches join merchants using (customer_id)
       where mails <> 'off' and admission = 'accepted' and blocked_at is null
       order by search_id`,
    )
    return rows
  },

  /** Answers the searches that had not found this auction before. */
  async addFinds(
    db: Queryable,
    found: { searchIds: readonly number[]; auctionId: number; now: Date },
  ): Promise<number[]> {
    const { rows } = await db.query<{ id: number }>(
      `insert into search_finds (search_id, auction_id, found_at)
       select search_id, $2, $3 from unnest($1::bigint[]) as search_id
       on conflict do nothing returning search_id as id`,
      [found.searchIds, found.auctionId, found.now],
    )
    return rows.map(({ id }) => id)
  },

  /** Holds the dealer's mails until the transaction ends. */
  async lockLastMail(db: Queryable, customerId: number): Promise<Date | null> {
    const { rows } = await db.query<{ lastMailAt: Date | null }>(
      `insert into search_mails (customer_id) values ($1)
       on conflict (customer_id) do update set customer_id = excluded.customer_id
       returning last_mail_at as "lastMailAt"`,
      [customerId],
    )
    return rows[0]?.lastMailAt ?? null
  },

  async saveLastMail(db: Queryable, mail: { customerId: number; now: Date }): Promise<void> {
    await db.query('update search_mails set last_mail_at = $2 where customer_id = $1', [
      mail.customerId,
      mail.now,
    ])
  },

  async findLastMail(db: Queryable, customerId: number): Promise<Date | null> {
    const { rows } = await db.query<{ lastMailAt: Date | null }>(
      'select last_mail_at as "lastMailAt" from search_mails where customer_id = $1',
      [customerId],
    )
    return rows[0]?.lastMailAt ?? null
  },

  /** Nothing for a dealer who may no longer bid. */
  async listUnnotified(
    db: Queryable,
    wanted: { customerId: number; mails: SearchMails },
  ): Promise<Find[]> {
    const { rows } = await db.query<Find>(
      `select f.find_id as "findId", s.name as "searchName", f.auction_id as "auctionId"
       from search_finds f join saved_searches s using (search_id)
         join merchants m using (customer_id)
       where s.customer_id = $1 and s.mails = $2 and f.notified_at is null
         and m.admission = 'accepted' and m.blocked_at is null
       order by f.find_id`,
      [wanted.customerId, wanted.mails],
    )
    return rows
  },

  /** Answers those that were not marked yet. */
  async markNotified(
    db: Queryable,
    marked: { findIds: readonly number[]; now: Date },
  ): Promise<number[]> {
    const { rows } = await db.query<{ id: number }>(
      `update search_finds set notified_at = $2 where find_id = any($1) and notified_at is null
       returning find_id as id`,
      [marked.findIds, marked.now],
    )
    return rows.map(({ id }) => id)
  },

  async forgetUnnotified(db: Queryable, searchId: number): Promise<void> {
    await db.query('delete from search_finds where search_id = $1 and notified_at is null', [
      searchId,
    ])
  },
}
