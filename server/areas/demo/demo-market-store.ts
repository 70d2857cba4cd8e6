import type { DatabaseClient } from '../../platform/database/pool.ts'
import { onlyRow, type Queryable } from '../../platform/database/queryable.ts'

/** The demo's market as a whole: whether there is one, and its end. */

/** Half made: its making was cut off, by the end of the process or by a fault. */
export type MarketStand = 'none' | 'half_made' | 'made'

/** Holds rows that the migrations made; they are set back and not thrown away. */
const keptTables = ['schema_migrations', 'market_clock', 'settings', 'installation']

/** Any number of our own: whoever clears takes this lock first. */
const clearingLock = 2_414_514

export const demoMarketStore = {
  async standOf(db: Queryable): Promise<MarketStand> {
    return onlyRow(
      await db.query<{ stand: MarketStand }>(
        `select case when making_since is not null then 'half_made'
         when exists (select from customers) then 'made' else 'none' end as stand
       from market_clock`,
      ),
    ).stand
  },

  /** From now on until its end a market that stands there is half a market. */
  async beginMaking(db: Queryable): Promise<void> {
    await db.query('update market_clock set making_since = clock_timestamp()')
  },

  async endMaking(db: Queryable): Promise<void> {
    await db.query('update market_clock set making_since = null')
  },

  async summarise(
    db: Queryable,
  ): Promise<{ readonly mails: number; readonly seededAt: Date | null }> {
    return onlyRow(
      await db.query<{ mails: number; seededAt: Date | null }>(
        `select (select count(*)::int from caught_mails) as mails,
         (select min(created_at) from customers) as "seededAt"`,
      ),
    )
  },

  /** Until the transaction ends nobody else clears. */
  async lock(client: DatabaseClient): Promise<void> {
    await client.query('select pg_advisory_xact_lock($1)', [clearingLock])
  },

  async listDocumentKeys(client: DatabaseClient): Promise<string[]> {
    const { rows } = await client.query<{ storage_key: string }>(
      `select storage_key from listing_documents
       union select storage_key from covered_pages
       union select storage_key from merchant_documents
       union select storage_key from order_documents where storage_key is not null`,
    )
    return rows.map((row) => row.storage_key)
  },

  /** All rows but those of the schema itself; numbers start again. */
  async clear(client: DatabaseClient): Promise<void> {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables
       where schemaname = 'public' and tablename <> all($1::text[])`,
      [keptTables],
    )
    const names = rows.map(({ name }) => name).join(', ')
    await client.query(`truncate ${names} restart identity cascade`)
    await client.query(
      `update market_clock set offset_ms = 0, heartbeat_at = now(), login_era = gen_random_uuid()`,
    )
    await client.query(
      `update settings set value = 'off', description = '' where key = 'system_bar'`,
    )
    await client.query('delete from graphile_worker._private_jobs')
  },
}
