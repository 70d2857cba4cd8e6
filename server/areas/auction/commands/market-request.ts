import type { Actor } from '#domain/auction/core/actor.ts'
import type { CommandBody, CommandType } from '#domain/auction/core/commands.ts'
import type { Decision } from '#domain/auction/core/decision.ts'
import {
  type CommandWithFacts,
  type FactsOfCaller,
  needsUnderLock,
} from '#domain/auction/core/facts.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import type { Viewer } from '#domain/auction/house/views/viewer.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'

/** Somebody asks something of an auction. */
export type MarketRequest = RequestBody & {
  readonly auctionId: number
  /** A customer who is a merchant acts as one: that is found under the lock, not by the caller. */
  readonly actor: Actor
  /** Who of a company asks; absent where the account has no people (rules 1). */
  readonly personId?: number
  /** Null for the clock and for operators, whose commands are made once by their own locks. */
  readonly idempotencyKey: string | null
  /** Writes of other areas that stand or fall with this command: run before the commit. */
  readonly inTransaction?: (client: DatabaseClient, outcome: Outcome) => Promise<void>
} & Order

/** A command with those facts of other areas that it needs, and with no others. */
export type RequestBody =
  | { readonly body: PlainBody; readonly facts?: never }
  | { readonly body: BodyOf<BindingCommand>; readonly facts: FactsOfCaller<BindingCommand> }
  | {
      [Type in PreparedCommand]: {
        readonly body: BodyOf<Type>
        readonly facts: FactsOfCaller<Type>
      }
    }[PreparedCommand]

type BodyOf<Type extends CommandType> = Extract<CommandBody, { readonly type: Type }>

/** These bind a dealer; without a sentence in force there is nothing to compare their consent with. */
type BindingCommand = 'bid' | 'set_agent' | 'buy_now' | 'late_offer'

/** These need facts of other areas in any case. */
type PreparedCommand = Exclude<CommandWithFacts, BindingCommand>

/** A command that can be sent without facts of other areas. */
export type PlainBody = Exclude<CommandBody, { readonly type: PreparedCommand }>

/** Adds the version of the sentence in force where the command binds a dealer. */
export function withConsentInForce(body: PlainBody, consentInForce: string): RequestBody {
  return isBinding(body) ? { body, facts: { consentInForce } } : { body }
}

function isBinding(body: PlainBody): body is BodyOf<BindingCommand> {
  return binding.has(body.type)
}

const binding: ReadonlySet<CommandType> = new Set<BindingCommand>([
  'bid',
  'set_agent',
  'buy_now',
  'late_offer',
])

/** The clock's visit: whatever is due at this auction runs, each at its own instant. */
export type DueRequest = { readonly auctionId: number; readonly isDue: true } & Order

/** Whether all that ended before this auction was acted on, so that it may end now. */
type Order = { readonly isInOrder?: boolean }

export type Outcome = {
  readonly decision: Decision
  /** After the command; the row as it was committed. */
  readonly state: AuctionState
  readonly now: number
  /** Who asked, as they stood under the lock; absent for the clock. */
  readonly viewer?: Viewer
}

/**
 * What a batch has for each of its requests: an outcome, or that there is no such auction, or that
 * the auction's end has passed and earlier ends have to be acted on first.
 */
export type RequestResult = Outcome | 'no_auction' | 'out_of_order'

export function isDueRequest(request: MarketRequest | DueRequest): request is DueRequest {
  return 'isDue' in request
}

const answering: ReadonlySet<CommandType> = new Set([
  ...(['late_offer_accept', 'late_offer_decline'] as const),
  ...(['reservation_confirm', 'reservation_decline'] as const),
])

/** Who belongs to the owner is read where the owner answers offers, and nowhere else on the bid path. */
export function needsOwnersPeople(request: MarketRequest | DueRequest): boolean {
  return !isDueRequest(request) && answering.has(request.body.type)
}

/** A state holds no history; a few commands run the bids again and need it. */
export function needsBiddingLog(request: MarketRequest | DueRequest): boolean {
  return !isDueRequest(request) && needsUnderLock(request.body.type, 'biddingLog')
}
