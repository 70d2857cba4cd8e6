import { isDeepStrictEqual } from 'node:util'
import type { AuctionCommand } from '#domain/auction/core/commands.ts'
import type { Decision } from '#domain/auction/core/decision.ts'
import type { AuctionEvent } from '#domain/auction/core/events.ts'
import {
  type Facts,
  noFacts,
  type RandomInputs,
  releasableListing,
} from '#domain/auction/core/facts.ts'
import { newAuction } from '#domain/auction/core/new-auction.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import { decide } from '#domain/auction/house/decide.ts'
import { applyEvents } from '#domain/auction/house/journal/journal.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { unseal } from '#server/platform/secrets/keys.ts'
import { findAuction } from '#server/testing/market-parts.ts'
import { sha256 } from '../checks/sha256.ts'

/**
 * The recorded order once more: each command of the private log is decided again on the state that
 * the ones before it left, and must come to the recorded events, hash by hash, and in the end to the
 * stored state. Salts are taken from the record, they are chance; nothing else is.
 */
export type Replay = { readonly commands: number; readonly wrong: string | null }

type Recorded = {
  readonly command: AuctionCommand
  readonly versionBefore: number
  readonly versionAfter: number
}

export async function replayAuction(
  pool: DatabasePool,
  auctionId: number,
  key: Buffer,
): Promise<Replay> {
  const events = await listRecordedEvents(pool, auctionId, key)
  const commands = await listRecorded(pool, auctionId, key)
  const stored = await findAuction(pool, auctionId, key)
  if (!stored) throw new Error(`There is no auction ${auctionId}`)
  const { entityId, ownerCustomerId, ownerMerchantId } = stored
  let state: AuctionState = newAuction({
    auctionId,
    entityId,
    ownerCustomerId,
    ownerMerchantId,
    at: 0,
  })
  for (const [index, { command, versionBefore, versionAfter }] of commands.entries()) {
    const recorded = events.slice(versionBefore, versionAfter)
    if (state.version !== versionBefore) return wrong(index, `begins at ${versionBefore}`)
    // What led to the market needed the ad's facts, which the log of an auction does not hold.
    const isReview = command.type === 'submit' || command.type === 'approve'
    if (!isReview) {
      const decision: Decision = decide(state, command, factsFor(state, recorded))
      if (!isDeepStrictEqual(plain(decision.events), plain(recorded)))
        return wrong(index, `${command.type} comes to other events`)
    }
    state = applyEvents(state, recorded, sha256).state
  }
  const names = new Set([...Object.keys(state), ...Object.keys(stored)])
  const other = [...names].filter(
    (name) => !isDeepStrictEqual(field(state, name), field(stored, name)),
  )
  if (other.length > 0) return wrong(commands.length, `another state: ${other.join(', ')}`)
  return { commands: commands.length, wrong: null }
}

function wrong(commands: number, what: string): Replay {
  return { commands, wrong: `command ${commands + 1}: ${what}` }
}

/** As they were for every command of the run that was accepted; what review and void need is played elsewhere. */
function factsFor(state: AuctionState, recorded: readonly AuctionEvent[]): Facts {
  return {
    ...noFacts,
    bidder: {
      admission: 'accepted',
      isBlocked: false,
      isBiddingStopped: false,
      hasAcceptedTerms: true,
      isOwnOrLinkedAd: false,
    },
    randomInputs: randomInputsIn(recorded),
    nextLateOfferId: state.lateOffers.length + 1,
    listing: releasableListing,
    slotLoads: [],
    vehicle: null,
    linkedMerchantIds: [],
    ownersMerchantIds: [],
    hasOpenQuestion: false,
    consentInForce: null,
    biddingLog: [],
  }
}

function randomInputsIn(recorded: readonly AuctionEvent[]): RandomInputs {
  const set = recorded.find((event) => event.type === 'agent_set')
  const limitSalt = set?.type === 'agent_set' ? set.secrets.salt : ''
  return { yellowFraction: 0, targetSalt: '', yellowSalt: '', limitSalt }
}

function field(state: AuctionState, name: string): unknown {
  return plain(state[name as keyof AuctionState]) // The names are a state's.
}

/** As JSON keeps it, and nothing else was stored. */
function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}

async function listRecorded(
  pool: DatabasePool,
  auctionId: number,
  key: Buffer,
): Promise<Recorded[]> {
  const { rows } = await pool.query<Recorded & { readonly secrets: Buffer | null }>(
    `select command, secrets, version_before as "versionBefore", version_after as "versionAfter"
     from auction_commands where auction_id = $1 order by version_after, command_number`,
    [auctionId],
  )
  return rows.map((row) => ({ ...row, command: opened(row.command, row.secrets, key) }))
}

async function listRecordedEvents(
  pool: DatabasePool,
  auctionId: number,
  key: Buffer,
): Promise<AuctionEvent[]> {
  const { rows } = await pool.query<{ event: AuctionEvent; secrets: Buffer | null }>(
    'select event, secrets from auction_events where auction_id = $1 order by version',
    [auctionId],
  )
  return rows.map((row) => opened(row.event, row.secrets, key))
}

/** What stands under `secrets` was sealed beside it. */
function opened<Value>(open: Value, secrets: Buffer | null, key: Buffer): Value {
  return secrets === null ? open : { ...open, secrets: JSON.parse(unseal(secrets, key)) }
}
