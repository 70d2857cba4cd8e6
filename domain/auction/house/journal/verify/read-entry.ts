import type { BidCause, Light, SettlementOutcome } from '../../../core/events.ts'
import type { MarketSettings } from '../../../core/settings.ts'
import type { AuctionMode, EndMoveCause } from '../../../core/state.ts'
import type { VoidCause } from '../../../core/void-mark.ts'
import { type WithdrawalReason, withdrawalReasons } from '../../../core/withdrawal-reasons.ts'
import type { JournalEntry } from '../journal.ts'
import { readSettings } from './read-settings.ts'

/** The payloads of a journal, as `journal.ts` writes them; a file from outside may hold anything. */

export type Release = {
  readonly auctionId: number
  readonly round: number
  readonly mode: AuctionMode
  readonly startPriceEur: number
  readonly buyNowPriceEur: number | null
  readonly startsAt: number
  readonly endsAt: number
  readonly latestEndsAt: number
  readonly settings: MarketSettings
  readonly targetCommitment: string
  readonly yellowCommitment: string
}

export type ReadEntry = {
  readonly sequence: number
  readonly at: number
} & (
  | { readonly kind: 'released'; readonly release: Release }
  | {
      readonly kind: 'bid'
      readonly pseudonym: number
      readonly amountEur: number
      readonly cause: BidCause
      readonly light: Light
    }
  | { readonly kind: 'agent'; readonly pseudonym: number; readonly limitCommitment: string }
  | { readonly kind: 'agent_ended'; readonly pseudonym: number }
  | { readonly kind: 'end_extended'; readonly endsAt: number }
  | {
      readonly kind: 'end_moved'
      readonly plannedEndsAt: number
      readonly endsAt: number
      readonly latestEndsAt: number
      readonly cause: EndMoveCause
    }
  | { readonly kind: 'defect'; readonly takeBackUntil: number }
  | {
      readonly kind: 'voided'
      readonly pseudonym: number
      readonly fromSequence: number
      readonly cause: VoidCause
      readonly isBarred: boolean
      readonly light: Light
      readonly priceEur: number | null
      readonly leaderPseudonym: number | null
    }
  | { readonly kind: 'withdrawn'; readonly reason: WithdrawalReason }
  | {
      readonly kind: 'result'
      readonly endedAt: number
      readonly outcome: SettlementOutcome
      readonly priceEur: number | null
      readonly pseudonym: number | null
    }
)

export type EntryOf<Kind extends ReadEntry['kind']> = Extract<ReadEntry, { readonly kind: Kind }>

type Check = (value: unknown) => boolean
type Shape = Readonly<Record<string, Check>>

const whole: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value)
const count: Check = (value) => whole(value) && Number(value) > 0
const countOrNull: Check = (value) => value === null || count(value)
/** Of this century: a calendar has no day for each number. */
const instant: Check = (value) =>
  whole(value) && Number(value) >= firstInstant && Number(value) < lastInstant
const [firstInstant, lastInstant] = [Date.UTC(2000), Date.UTC(2100)]
const truth: Check = (value) => typeof value === 'boolean'
const hash: Check = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value)
const record: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const lights = oneOf('none', 'red', 'yellow', 'green')

const shapes: Readonly<Record<ReadEntry['kind'], Shape>> = {
  released: {
    auctionId: count,
    round: count,
    mode: oneOf('auction', 'offer_collection'),
    startPriceEur: count,
    buyNowPriceEur: countOrNull,
    startsAt: instant,
    endsAt: instant,
    latestEndsAt: instant,
    settings: record,
    targetCommitment: hash,
    yellowCommitment: hash,
  },
  bid: {
    pseudonym: count,
    amountEur: count,
    cause: oneOf('manual', 'agent', 'agent_jump'),
    light: lights,
  },
  agent: { pseudonym: count, limitCommitment: hash },
  agent_ended: { pseudonym: count },
  end_extended: { endsAt: instant },
  end_moved: {
    plannedEndsAt: instant,
    endsAt: instant,
    latestEndsAt: instant,
    cause: oneOf('outage', 'void', 'new_defect'),
  },
  defect: { takeBackUntil: instant },
  voided: {
    pseudonym: count,
    fromSequence: count,
    cause: oneOf('operator', 'taken_back', 'new_defect'),
    isBarred: truth,
    light: lights,
    priceEur: countOrNull,
    leaderPseudonym: countOrNull,
  },
  withdrawn: { reason: oneOf(...withdrawalReasons) },
  result: {
    endedAt: instant,
    outcome: oneOf('sold', 'bought_now', 'reservation', 'renegotiation', 'failed'),
    priceEur: countOrNull,
    pseudonym: countOrNull,
  },
}

/** Null where the entry does not have the shape of its kind. */
export function readEntry(entry: JournalEntry): ReadEntry | null {
  // A file may name its kind "constructor", which every object has.
  if (!Object.hasOwn(shapes, entry.kind)) return null
  const shape = shapes[entry.kind]
  const { payload, sequence, at, kind } = entry
  const isFitting = Object.entries(shape).every(([name, check]) => check(payload[name]))
  // What no rule writes has no place in it: no name, no word to a reader (rules 9).
  const isMore = Object.keys(payload).some((name) => !Object.hasOwn(shape, name))
  if (!isFitting || isMore || !instant(at)) return null
  if (kind === 'released') return readRelease(entry)
  const read = { ...payload, sequence, at, kind }
  return read as unknown as ReadEntry // Every field was looked at by the shape of its kind.
}

function readRelease({ payload, sequence, at }: JournalEntry): ReadEntry | null {
  const given = payload.settings as Readonly<Record<string, unknown>> // The shape asks for a record.
  const settings = readSettings(given)
  if (settings === null) return null
  const release = { ...payload, settings } as unknown as Release // Every field was looked at.
  return { sequence, at, kind: 'released', release }
}
