import { type Instant, minuteMs } from '../../../../calendar/instant.ts'
import type { CommandOf } from '../../../core/commands.ts'
import { bidderOf } from '../../../core/current-bid.ts'
import { accept, type Decision, refuse } from '../../../core/decision.ts'
import type { AuctionEvent, EventOf } from '../../../core/events.ts'
import type { FactsOf } from '../../../core/facts.ts'
import { onMarket } from '../../../core/phases.ts'
import type { AuctionState, HighestBid, OnMarketState, ReleasedState } from '../../../core/state.ts'
import type { VoidCause, VoidReason } from '../../../core/void-mark.ts'
import { lightOf } from '../light.ts'
import { type Exclusion, exclusionsIn, isExcluded, type Rerun, rerunBids } from './rerun-bids.ts'
import {
  bidsThatCount,
  movedUntil,
  rightsLeft,
  takeBackRights,
  withdrawalRightOf,
  withRights,
} from './take-back.ts'

/**
 * Bids taken out of a running auction (rules 5): by an operator, or by a bidder who may take their own
 * back. In both cases one event carries what comes out when all other commands run again.
 */

/** Until 15 min before the end, or at once when the description was materially wrong. */
export function decideVoid(
  auction: AuctionState,
  command: CommandOf<'void_bids'>,
  { biddingLog: log }: FactsOf<'void_bids'>,
): Decision {
  const state = onMarket(auction)
  const { at, fromSequence, reason } = command
  const until = voidUntil(state)
  if (at >= until && reason !== 'description_wrong')
    return refuse('VOID_TOO_LATE', { possibleUntil: until })
  const first = bidsThatCount(state, log).find((bid) => bid.sequence === fromSequence)
  if (first === undefined) return refuse('NOT_FOUND')
  const { merchantId } = first
  const taken = { merchantId, fromSequence, cause: 'operator', reason } as const
  const { events, removedSequences } = withoutBids(state, log, { at, ...taken })
  const rights = takeBackRights(state, log, { at, taken, removedSequences })
  const move = rights.length > 0 ? movedUntil(state, { at, cause: 'void' }) : null
  return accept(
    ...events.map((event) =>
      event.type === 'bids_voided'
        ? { ...event, withdrawalRights: withRights(event.withdrawalRights, rights) }
        : event,
    ),
    ...(move === null ? [] : [move]),
  )
}

export function voidUntil({ clock, settings }: ReleasedState): Instant {
  return clock.endsAt - settings.voidUntilMinutesBeforeEnd * minuteMs
}

/** Whoever may take bids back does so once, is not barred and may bid anew (rules 5 and 8). */
export function decideTakeBack(
  auction: AuctionState,
  command: CommandOf<'take_back_bid'>,
  { biddingLog: log }: FactsOf<'take_back_bid'>,
): Decision {
  const state = onMarket(auction)
  const { actor, at } = command
  const right = actor.kind === 'merchant' ? withdrawalRightOf(state, actor.merchantId, at) : null
  if (right === null) return refuse('ACTION_NOT_POSSIBLE_NOW')
  const { merchantId, fromSequence, cause } = right
  return accept(
    ...withoutBids(state, log, { at, merchantId, fromSequence, cause, reason: null }).events,
  )
}

type Taken = {
  readonly at: Instant
  readonly merchantId: number
  readonly fromSequence: number
  readonly cause: VoidCause
  readonly reason: VoidReason | null
}

function withoutBids(
  state: OnMarketState,
  log: readonly AuctionEvent[],
  taken: Taken,
): { readonly events: readonly AuctionEvent[]; readonly removedSequences: readonly number[] } {
  const { at, merchantId, fromSequence, cause } = taken
  const sequence = state.sequence + 1
  const exclusion = { merchantId, fromSequence, beforeSequence: sequence }
  const exclusions = [...exclusionsIn(log), exclusion]
  const rerun = rerunBids(state, log, exclusions)
  const removedSequences = removedBids(log, rerun, exclusions)
  const isBarred = cause === 'operator'
  const highest = placedHighest(rerun, { log, removedSequences, sequence })
  const voided: EventOf<'bids_voided'> = {
    type: 'bids_voided',
    ...taken,
    pseudonym: bidderOf(state, merchantId)?.pseudonym ?? 0,
    isBarred,
    sequence,
    light: lightOf(state.secrets, highest?.amountEur ?? null),
    bidders: rerun.state.bidders.map((bidder) =>
      bidder.merchantId === merchantId && isBarred ? { ...bidder, isBarred } : bidder,
    ),
    highest,
    bidCount: rerun.bids.length,
    removedSequences,
    withdrawalRights: rightsLeft(state.withdrawalRights, {
      at,
      merchantId,
      fromSequence,
      bidders: rerun.state.bidders,
    }),
    secrets: {
      agents: rerun.state.secrets.agents.filter((agent) => agent.merchantId !== merchantId),
    },
  }
  return { events: [voided, ...endOfRerun(state, rerun, at)], removedSequences }
}

/** The end never moves earlier; where the others bid late among themselves, it may be later. */
function endOfRerun(state: OnMarketState, rerun: Rerun, at: Instant): readonly AuctionEvent[] {
  const { endsAt } = rerun.state.clock
  return endsAt > state.clock.endsAt ? [{ type: 'end_extended', at, endsAt }] : []
}

/**
 * Bids of the log that do not come out again. Both lists are in order, so each bid of the rerun is
 * the next one of the log with the same bidder and amount, if there is one: never one that was taken
 * out, also where its bidder has bid the same amount again since.
 */
export function removedBids(
  log: readonly AuctionEvent[],
  rerun: Rerun,
  exclusions: readonly Exclusion[],
): readonly number[] {
  const placed = log.filter((event) => event.type === 'bid_placed')
  const kept = new Set<number>()
  let from = 0
  for (const bid of rerun.bids) {
    const found = placed.findIndex(
      (one, index) =>
        index >= from &&
        one.merchantId === bid.merchantId &&
        one.amountEur === bid.amountEur &&
        !isExcluded(exclusions, one),
    )
    const match = placed[found]
    if (match === undefined) continue
    kept.add(match.sequence)
    from = found + 1
  }
  return placed.flatMap((bid) => (kept.has(bid.sequence) ? [] : [bid.sequence]))
}

/** A highest bid that stands nowhere in the log has its place in the entry of the void. */
function placedHighest(
  rerun: Rerun,
  by: {
    readonly log: readonly AuctionEvent[]
    readonly removedSequences: readonly number[]
    readonly sequence: number
  },
): HighestBid | null {
  const { highest } = rerun.state
  if (highest === null) return null
  const kept = by.log.findLast(
    (event) =>
      event.type === 'bid_placed' &&
      event.merchantId === highest.merchantId &&
      event.amountEur === highest.amountEur &&
      !by.removedSequences.includes(event.sequence),
  )
  const sequence = kept?.type === 'bid_placed' ? kept.sequence : by.sequence
  return { ...highest, sequence }
}
