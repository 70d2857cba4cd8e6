import { type Instant, minuteMs } from '../../../../calendar/instant.ts'
import { closingTime, sameTimeOnNextAuctionDay } from '../../../../calendar/slots.ts'
import type { AuctionEvent, EventOf } from '../../../core/events.ts'
import type { AuctionState, Bidder, EndMoveCause, OnMarketState } from '../../../core/state.ts'
import type { WithdrawalRight } from '../../../core/void-mark.ts'
import { closingPhaseFrom, endMovedTo } from '../decide-clock.ts'

/**
 * Who may take their own bids back, from which one and until when, and the time that they are given for it
 * (rules 5 and 8).
 */

/** The right that stands now; null where there is none any more. */
export function withdrawalRightOf(
  state: AuctionState,
  merchantId: number,
  at: Instant,
): WithdrawalRight | null {
  return (
    state.withdrawalRights.find((exit) => exit.merchantId === merchantId && at < exit.until) ?? null
  )
}

/** Whoever placed a manual bid after the voided one may take that bid back within 30 min (rules 5). */
export function takeBackRights(
  state: AuctionState,
  log: readonly AuctionEvent[],
  done: {
    readonly at: Instant
    readonly taken: { readonly merchantId: number; readonly fromSequence: number }
    readonly removedSequences: readonly number[]
  },
): readonly WithdrawalRight[] {
  const { at, taken, removedSequences } = done
  const until = at + state.settings.takeBackMinutes * minuteMs
  const rights = new Map<number, WithdrawalRight>()
  for (const bid of bidsThatCount(state, log)) {
    const isLater = bid.cause === 'manual' && bid.sequence > taken.fromSequence
    if (!isLater || bid.merchantId === taken.merchantId) continue
    if (removedSequences.includes(bid.sequence) || rights.has(bid.merchantId)) continue
    const { merchantId, sequence: fromSequence } = bid
    rights.set(merchantId, { merchantId, fromSequence, until, cause: 'taken_back' })
  }
  return [...rights.values()]
}

/**
 * The rights that outlast bids taken out. A bidder who loses only their last bids keeps a right over
 * those that still bind, barred or not; a right that was used is gone (rules 5 and 8).
 */
export function rightsLeft(
  withdrawalRights: readonly WithdrawalRight[],
  taken: {
    readonly at: Instant
    readonly merchantId: number
    readonly fromSequence: number
    /** As they are without those bids. */
    readonly bidders: readonly Bidder[]
  },
): readonly WithdrawalRight[] {
  const { at, merchantId, fromSequence, bidders } = taken
  const isBound = bidders.some(
    (bidder) => bidder.merchantId === merchantId && bidder.standingBidEur !== null,
  )
  return withdrawalRights.filter((exit) => {
    const isLeft = exit.merchantId !== merchantId || (isBound && exit.fromSequence < fromSequence)
    return isLeft && at < exit.until
  })
}

/** One right per bidder: with two, the wider one in bids and in time. */
export function withRights(
  before: readonly WithdrawalRight[],
  added: readonly WithdrawalRight[],
): readonly WithdrawalRight[] {
  const others = before.filter(
    (exit) => !added.some((right) => right.merchantId === exit.merchantId),
  )
  const merged = added.map((right) => {
    const known = before.find((exit) => exit.merchantId === right.merchantId)
    if (known === undefined) return right
    return {
      ...(known.fromSequence < right.fromSequence ? known : right),
      until: Math.max(known.until, right.until),
    }
  })
  return [...others, ...merged]
}

/**
 * If less than the time to take back is left, planned and latest end move by what is missing, never past
 * 17:00. Where the end itself would pass that, it moves to the planned end's time on the next weekday,
 * as after an outage (rules 3 and 5).
 */
export function movedUntil(
  state: OnMarketState,
  move: { readonly at: Instant; readonly cause: EndMoveCause },
): EventOf<'end_moved'> | null {
  const { clock } = state
  const until = move.at + state.settings.takeBackMinutes * minuteMs
  if (clock.endsAt >= until) return null
  const { slots, softClose } = state.settings
  const closing = closingTime(clock.endsAt, softClose.latestTime)
  if (until > closing) {
    const endsAt = sameTimeOnNextAuctionDay(clock.plannedEndsAt, slots)
    return endMovedTo(state, { ...move, endsAt })
  }
  const byMs = until - clock.endsAt
  const moved = {
    plannedEndsAt: clock.plannedEndsAt + byMs,
    endsAt: until,
    latestEndsAt: Math.min(clock.latestEndsAt + byMs, closing),
  }
  const isClosing = move.at >= closingPhaseFrom({ ...state, clock: { ...clock, ...moved } })
  const status = state.status === 'hotbidding' && !isClosing ? 'running' : state.status
  return { type: 'end_moved', ...move, ...moved, status }
}

export function bidsThatCount(
  state: AuctionState,
  log: readonly AuctionEvent[],
): readonly EventOf<'bid_placed'>[] {
  const removed = state.voids.at(-1)?.removedSequences ?? []
  return log.filter(
    (event): event is EventOf<'bid_placed'> =>
      event.type === 'bid_placed' && !removed.includes(event.sequence),
  )
}
