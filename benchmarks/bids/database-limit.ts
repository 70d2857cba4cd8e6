import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onlyRow } from '#server/platform/database/queryable.ts'
import type { BenchDatabase } from '../support/bench-market.ts'

/**
 * What the same database can do with one transaction per bid: pgbench, prepared statements, all of
 * a bid's statements in one round trip, durable commits. It reads and writes the rows a bid reads and
 * writes (state, journal, command log, key, outbox) in copies of the same tables with the same
 * indexes, and has no server, no rules, no hashes and no sealing to do.
 */

/** Copies hold no foreign keys, whatever the originals have. */
const tables = [
  'auctions',
  'auction_bidders',
  'auction_events',
  'auction_journal',
  'auction_commands',
  'market_keys',
  'outbox',
]

export function pgbenchVersion(): string {
  const { stdout } = spawnSync('pgbench', ['--version'], { encoding: 'utf8' })
  if (!stdout)
    throw new Error('pgbench is missing: apt-get install postgresql-contrib, or the like')
  return stdout.trim()
}

export async function prepareLimit({ pool }: BenchDatabase): Promise<void> {
  await pool.query('create schema one_by_one')
  for (const table of tables) {
    await pool.query(`create table one_by_one.${table} (like public.${table} including all)`)
    const { reloptions: options } = onlyRow(
      await pool.query<{ reloptions: string[] | null }>(
        `select reloptions from pg_class where oid = 'public.${table}'::regclass`,
      ),
    )
    if (options) await pool.query(`alter table one_by_one.${table} set (${options.join()})`)
  }
  await pool.query('insert into one_by_one.auctions overriding system value select * from auctions')
  await pool.query('analyze')
}

/** Bids per second of so many clients, each with one transaction per bid. */
export async function measureLimit(
  database: BenchDatabase,
  run: {
    readonly auctionIds: readonly number[]
    readonly clients: number
    readonly seconds: number
  },
): Promise<number> {
  const { connection, folder, pool } = database
  const script = join(folder, 'one-by-one.sql')
  writeFileSync(script, oneBid)
  const [first = 0] = run.auctionIds
  const row = onlyRow(
    await pool.query<{ state: string; dealer: number }>(
      `select state::text, (select min(customer_id) from merchants) as dealer
     from auctions where auction_id = $1`,
      [first],
    ),
  )
  const { stdout } = await promisify(execFile)('pgbench', [
    ...['--no-vacuum', '--protocol=prepared', '--jobs=1', `--file=${script}`],
    ...[`--client=${run.clients}`, `--time=${run.seconds}`],
    ...[`--define=first=${first}`, `--define=last=${run.auctionIds.at(-1)}`],
    ...[`--define=dealer=${row.dealer}`, `--define=state=${row.state}`],
    ...[`--host=${connection.host}`, `--username=${connection.user}`, connection.database],
  ])
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

/** The state is as large as the auction's own; numbers come from the row, so that all is gapless. */
const oneBid = `\\set id random(:first, :last)
\\set key random(1, 9000000000000000)
\\startpipeline
begin;
select state, secrets from one_by_one.auctions where auction_id = :id for update;
select market_now();
select c.customer_id, admission, blocked_at, (select max(accepted_at) from terms_acceptances t
  where t.customer_id = c.customer_id)
  from customers c left join merchants m using (customer_id) where c.customer_id = :dealer;
select fingerprint from one_by_one.market_keys
  where auction_id = :id and customer_id = :dealer and idempotency_key = :key::text;
update one_by_one.auctions set version = version + 1, bid_count = bid_count + 1,
  current_bid_eur = 1000 + version, leader_merchant_id = :dealer, state = :state::json,
  revision = gen_random_uuid(), updated_at = clock_timestamp() where auction_id = :id;
insert into one_by_one.auction_events (auction_id, version, kind, occurred_at, event)
  select :id, version, 'bid_placed', updated_at, '{"at": 1764000000000, "type": "bid_placed",
    "cause": "manual", "light": "red", "sequence": 12345, "amountEur": 41250, "pseudonym": 17,
    "merchantId": 17, "isAskMeThen": false, "consentVersion": null}'
  from one_by_one.auctions where auction_id = :id;
insert into one_by_one.auction_journal
    (auction_id, sequence, entered_at, kind, payload, previous_hash, hash)
  select :id, version, updated_at, 'bid', '{"cause": "manual", "light": "red", "amountEur": 41250,
    "pseudonym": 17}', repeat('a', 64), repeat('b', 64)
  from one_by_one.auctions where auction_id = :id;
insert into one_by_one.auction_commands
    (auction_id, kind, command, decided_at, version_before, version_after)
  select :id, 'bid', '{"at": 1764000000000, "type": "bid", "actor": {"kind": "merchant",
    "customerId": 100017, "merchantId": 17}, "amountEur": 41250, "isAskMeThen": false,
    "consentVersion": null}', updated_at, version - 1, version
  from one_by_one.auctions where auction_id = :id;
insert into one_by_one.market_keys (auction_id, customer_id, idempotency_key, fingerprint)
  values (:id, :dealer, :key::text, decode(repeat('ab', 32), 'hex'));
insert into one_by_one.auction_bidders (auction_id, merchant_id, pseudonym, standing_bid_eur,
    standing_sequence, standing_at)
  values (:id, :dealer, 17, 41250, 12345, now())
  on conflict (auction_id, merchant_id) do update set standing_bid_eur = excluded.standing_bid_eur,
    standing_sequence = excluded.standing_sequence, standing_at = excluded.standing_at;
insert into one_by_one.outbox (topic, subject_id, facts)
  values ('notifications-of-auction', :id, '{"version": 12345, "notifications": [{"code": "you_were_outbid",
    "to": {"kind": "merchant", "merchantId": 17}, "facts": {"amountEur": 41250}}]}');
commit;
\\endpipeline
`
