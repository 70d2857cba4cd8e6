import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DatabasePool } from '#server/platform/database/pool.ts'

/**
 * What the database itself can do with one transaction per bid: the same locks and writes with all
 * statements in one round trip, no server, no rules. Measured with pgbench where it is installed,
 * else with one SQL function per bid over plain connections.
 */

export type LimitResult = { readonly bidsPerSecond: number; readonly latencyMs: number }

const tables = `
create table bench_auctions (auction_id bigint primary key, version int not null default 0,
  state jsonb not null, secrets bytea not null, updated_at timestamptz);
create table bench_events (auction_id bigint, version bigint, event jsonb, primary key (auction_id, version));
create table bench_journal (auction_id bigint, sequence bigint, payload jsonb, hash text,
  primary key (auction_id, sequence));
create table bench_commands (command_number bigint generated always as identity primary key,
  auction_id bigint, command jsonb);
create table bench_keys (auction_id bigint, customer_id bigint, idempotency_key text,
  fingerprint bytea, primary key (auction_id, customer_id, idempotency_key));
create sequence bench_sequence cache 100;
create function bench_bid(id bigint) returns void language plpgsql as $$
declare number bigint := nextval('bench_sequence');
begin
  perform state, secrets from bench_auctions where auction_id = id for update;
  perform clock_timestamp();
  perform 1 from bench_keys where auction_id = id and customer_id = 1 and idempotency_key = number::text;
  update bench_auctions set version = version + 1, state = state, updated_at = clock_timestamp() where auction_id = id;
  insert into bench_events values (id, number, '{"type":"bid_placed","amountEur":41250,"merchantId":17}');
  insert into bench_journal values (id, number, '{"amountEur":41250,"pseudonym":3}', repeat('a', 64));
  insert into bench_commands (auction_id, command) values (id, '{"type":"bid","amountEur":41250}');
  insert into bench_keys values (id, 1, number::text, '\\x00');
end $$;`

const pipelined = (auctionCount: number) => `\\set id random(1, ${auctionCount})
\\set key random(1, 9000000000000000)
\\startpipeline
begin;
select state, secrets from bench_auctions where auction_id = :id for update;
select clock_timestamp();
select 1 from bench_keys where auction_id = :id and customer_id = 1 and idempotency_key = :key::text;
update bench_auctions set version = version + 1, state = state, updated_at = clock_timestamp() where auction_id = :id;
insert into bench_events values (:id, :key, '{"type":"bid_placed","amountEur":41250,"merchantId":17}');
insert into bench_journal values (:id, :key, '{"amountEur":41250,"pseudonym":3}', repeat('a', 64));
insert into bench_commands (auction_id, command) values (:id, '{"type":"bid","amountEur":41250}');
insert into bench_keys values (:id, 1, :key::text, '\\x00');
commit;
\\endpipeline
`

export async function prepareLimit(pool: DatabasePool, auctionCount: number): Promise<void> {
  await pool.query(tables)
  // A state as large as that of an auction with some dealers.
  await pool.query(
    `insert into bench_auctions
     select number, 0, (select state from auctions limit 1), (select secrets from auctions limit 1)
     from generate_series(1, $1) number`,
    [auctionCount],
  )
  await pool.query('analyze')
}

export function hasPgbench(): boolean {
  return spawnSync('pgbench', ['--version']).status === 0
}

export async function measureLimit(
  pool: DatabasePool,
  run: {
    readonly host: string
    readonly user: string
    readonly database: string
    readonly folder: string
    readonly auctionCount: number
    readonly clients: number
    readonly seconds: number
  },
): Promise<LimitResult> {
  return hasPgbench() ? withPgbench(run) : withFunction(pool, run)
}

async function withPgbench(run: Parameters<typeof measureLimit>[1]): Promise<LimitResult> {
  const script = join(run.folder, `limit-${run.auctionCount}.sql`)
  writeFileSync(script, pipelined(run.auctionCount))
  const { stdout } = await promisify(execFile)('pgbench', [
    '--no-vacuum',
    '--protocol=prepared',
    `--file=${script}`,
    `--client=${run.clients}`,
    '--jobs=1',
    `--time=${run.seconds}`,
    `--host=${run.host}`,
    `--username=${run.user}`,
    run.database,
  ])
  const bidsPerSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  const latencyMs = Number(/latency average = ([\d.]+)/.exec(stdout)?.[1])
  return { bidsPerSecond, latencyMs }
}

async function withFunction(
  pool: DatabasePool,
  run: { readonly auctionCount: number; readonly clients: number; readonly seconds: number },
): Promise<LimitResult> {
  const endsAt = performance.now() + run.seconds * 1000
  let bids = 0
  await Promise.all(
    Array.from({ length: run.clients }, async () => {
      while (performance.now() < endsAt) {
        const id = 1 + Math.floor(Math.random() * run.auctionCount)
        await pool.query({ name: 'limit', text: 'select bench_bid($1)', values: [id] })
        bids += 1
      }
    }),
  )
  return { bidsPerSecond: bids / run.seconds, latencyMs: (run.clients * run.seconds * 1000) / bids }
}
