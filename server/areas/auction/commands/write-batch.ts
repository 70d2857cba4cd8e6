import type { AuctionCommand } from '#domain/auction/core/commands.ts'
import type { AuctionEvent } from '#domain/auction/core/events.ts'
import type { Bidder } from '#domain/auction/core/state.ts'
import {
  bigints,
  booleans,
  bytes,
  documents,
  instants,
  integers,
  texts,
  uuids,
} from '../../../platform/database/array-parameters.ts'
import { asOneStatement, type Write } from '../../../platform/database/one-statement.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { outboxWrite } from '../../../platform/outbox/outbox.ts'
import { seal } from '../../../platform/secrets/keys.ts'
import { documentOf, sealedSecrets } from '../auction-store.ts'
import type {
  BatchWrites,
  ChangedAuction,
  RecordedCommand,
  RecordedEntry,
  RecordedEvent,
  RecordedKey,
} from './batch-writes.ts'
import { notificationsTopic, rowsOfNotifications } from './notifications-in-outbox.ts'
import { insertSteps, updateCommitments } from './write-people.ts'

/** One write per table for a whole batch: arrays in, `unnest` in the database; all in one statement. */

/** Resolves when the database has taken every write. */
export async function writeBatch(
  client: DatabaseClient,
  writes: BatchWrites,
  key: Buffer,
): Promise<void> {
  const { auctions, events, entries, commands, keys, notifications, steps, commitments } = writes
  const bidders = auctions.flatMap(changedBidders)
  const parts = [
    auctions.length > 0 && updateAuctions(auctions, key),
    events.length > 0 && insertEvents(events, key),
    entries.length > 0 && insertEntries(entries),
    commands.length > 0 && insertCommands(commands, key),
    keys.length > 0 && insertKeys(keys),
    bidders.length > 0 && upsertBidders(bidders),
    notifications.length > 0 && outboxWrite(notificationsTopic, rowsOfNotifications(notifications)),
    steps.length > 0 && insertSteps(steps),
    commitments.length > 0 && updateCommitments(commitments),
  ].filter((part) => part !== false)
  if (parts.length > 0) await client.query(asOneStatement(parts))
}

function updateAuctions(changed: readonly ChangedAuction[], key: Buffer): Write {
  const states = changed.map(({ after }) => after)
  return {
    name: 'auctions',
    text: `update auctions set status = n.status, starts_at = n.starts_at, ends_at = n.ends_at,
             start_price_eur = n.start_price_eur, buy_now_price_eur = n.buy_now_price_eur,
             current_bid_eur = n.current_bid_eur, leader_merchant_id = n.leader_merchant_id,
             bid_count = n.bid_count, version = n.version, due_at = n.due_at, state = n.state,
             secrets = coalesce(n.secrets, auctions.secrets),
             settings = coalesce(n.settings, auctions.settings), revision = n.revision,
             updated_at = clock_timestamp()
           from unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::int[],
             $6::int[], $7::int[], $8::bigint[], $9::int[], $10::int[], $11::timestamptz[],
             $12::json[], $13::bytea[], $14::json[], $15::uuid[])
             as n(auction_id, status, starts_at, ends_at, start_price_eur, buy_now_price_eur,
               current_bid_eur, leader_merchant_id, bid_count, version, due_at, state, secrets,
               settings, revision)
           where auctions.auction_id = n.auction_id`,
    values: [
      bigints(states.map((state) => state.auctionId)),
      texts(states.map((state) => state.status)),
      instants(states.map((state) => state.clock?.startsAt ?? null)),
      instants(states.map((state) => state.clock?.endsAt ?? null)),
      integers(states.map((state) => state.startPriceEur ?? null)),
      integers(states.map((state) => state.buyNowPriceEur ?? null)),
      integers(states.map((state) => state.highest?.amountEur ?? null)),
      bigints(states.map((state) => (state.highest?.isBinding ? state.highest.merchantId : null))),
      integers(states.map((state) => state.bidCount)),
      integers(states.map((state) => state.version)),
      instants(changed.map(({ dueAt }) => dueAt)),
      documents(states.map(documentOf)),
      // Null keeps what is there: most bids change nothing secret, and no settings.
      bytes(
        changed.map(({ before, after }) =>
          after.secrets === before.secrets ? null : sealedSecrets(after, key),
        ),
      ),
      documents(
        changed.map(({ before, after }) =>
          after.settings === before.settings ? null : JSON.stringify(after.settings),
        ),
      ),
      uuids(changed.map(({ revision }) => revision)),
    ],
  }
}

function insertEvents(events: readonly RecordedEvent[], key: Buffer): Write {
  const parted = events.map(({ event }) => partSecrets(event, key))
  return {
    name: 'events',
    text: `insert into auction_events
             (auction_id, version, kind, occurred_at, event, secrets)
           select * from unnest($1::bigint[], $2::int[], $3::text[], $4::timestamptz[], $5::json[],
             $6::bytea[])`,
    values: [
      bigints(events.map(({ auctionId }) => auctionId)),
      integers(events.map(({ version }) => version)),
      texts(events.map(({ event }) => event.type)),
      instants(events.map(({ event }) => event.at)),
      documents(parted.map(({ open }) => open)),
      bytes(parted.map(({ sealed }) => sealed)),
    ],
  }
}

function insertEntries(rows: readonly RecordedEntry[]): Write {
  const entries = rows.map(({ entry }) => entry)
  return {
    name: 'journal',
    text: `insert into auction_journal
             (auction_id, sequence, entered_at, kind, payload, previous_hash, hash)
           select * from unnest($1::bigint[], $2::int[], $3::timestamptz[], $4::text[], $5::json[],
             $6::text[], $7::text[])`,
    values: [
      bigints(rows.map(({ auctionId }) => auctionId)),
      integers(entries.map(({ sequence }) => sequence)),
      instants(entries.map(({ at }) => at)),
      texts(entries.map(({ kind }) => kind)),
      documents(entries.map(({ payload }) => JSON.stringify(payload))),
      texts(entries.map(({ previousHash }) => previousHash)),
      texts(entries.map(({ hash }) => hash)),
    ],
  }
}

function insertCommands(commands: readonly RecordedCommand[], key: Buffer): Write {
  const parted = commands.map(({ command }) => partSecrets(command, key))
  return {
    name: 'commands',
    text: `insert into auction_commands (auction_id, kind, command, secrets, decided_at,
             refusal_code, version_before, version_after)
           select * from unnest($1::bigint[], $2::text[], $3::json[], $4::bytea[],
             $5::timestamptz[], $6::text[], $7::int[], $8::int[])`,
    values: [
      bigints(commands.map(({ auctionId }) => auctionId)),
      texts(commands.map(({ command }) => command.type)),
      documents(parted.map(({ open }) => open)),
      bytes(parted.map(({ sealed }) => sealed)),
      instants(commands.map(({ command }) => command.at)),
      texts(commands.map(({ refusalCode }) => refusalCode)),
      integers(commands.map(({ versionBefore }) => versionBefore)),
      integers(commands.map(({ versionAfter }) => versionAfter)),
    ],
  }
}

function insertKeys(keys: readonly RecordedKey[]): Write {
  return {
    name: 'keys',
    text: `insert into market_keys (auction_id, customer_id, idempotency_key, fingerprint)
           select * from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bytea[])`,
    values: [
      bigints(keys.map(({ auctionId }) => auctionId)),
      bigints(keys.map(({ customerId }) => customerId)),
      texts(keys.map(({ idempotencyKey }) => idempotencyKey)),
      bytes(keys.map(({ fingerprint }) => fingerprint)),
    ],
  }
}

type ChangedBidder = { readonly auctionId: number; readonly bidder: Bidder }

function changedBidders({ before, after }: ChangedAuction): ChangedBidder[] {
  return after.bidders.flatMap((bidder, index) =>
    before.bidders[index] === bidder ? [] : [{ auctionId: after.auctionId, bidder }],
  )
}

function upsertBidders(rows: readonly ChangedBidder[]): Write {
  const bidders = rows.map(({ bidder }) => bidder)
  return {
    name: 'bidders',
    text: `insert into auction_bidders (auction_id, merchant_id, pseudonym, standing_bid_eur,
             standing_sequence, standing_at, is_ask_me_then, is_barred)
           select * from unnest($1::bigint[], $2::bigint[], $3::int[], $4::int[], $5::int[],
             $6::timestamptz[], $7::boolean[], $8::boolean[])
           on conflict (auction_id, merchant_id) do update set
             standing_bid_eur = excluded.standing_bid_eur,
             standing_sequence = excluded.standing_sequence, standing_at = excluded.standing_at,
             is_ask_me_then = excluded.is_ask_me_then, is_barred = excluded.is_barred`,
    values: [
      bigints(rows.map(({ auctionId }) => auctionId)),
      bigints(bidders.map(({ merchantId }) => merchantId)),
      integers(bidders.map(({ pseudonym }) => pseudonym)),
      integers(bidders.map(({ standingBidEur }) => standingBidEur)),
      integers(bidders.map(({ standingSequence }) => standingSequence)),
      instants(bidders.map(({ standingAt }) => standingAt)),
      booleans(bidders.map(({ isAskMeThen }) => isAskMeThen)),
      booleans(bidders.map(({ isBarred }) => isBarred)),
    ],
  }
}

/** What stands under `secrets` never reaches a json column. */
function partSecrets(
  value: AuctionEvent | AuctionCommand,
  key: Buffer,
): { open: string; sealed: Buffer | null } {
  if (!('secrets' in value)) return { open: JSON.stringify(value), sealed: null }
  const { secrets, ...open } = value
  return { open: JSON.stringify(open), sealed: seal(JSON.stringify(secrets), key) }
}
