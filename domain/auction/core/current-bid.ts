import { minuteMs } from '../../calendar/instant.ts'
import { bidStepEur } from './bid-steps.ts'
import type { AuctionState, Bidder, ReleasedState } from './state.ts'

/** The amounts a next bid is measured by, all from public figures (rules 4). */

/** The step by an amount, grown by the extension the auction has had so far (rules 3). */
export function stepEurAt(state: ReleasedState, currentEur: number): number {
  return bidStepEur(state.settings.bidSteps, currentEur) * stepFactor(state)
}

/** After 15 min of extension the step doubles, after 25 min it is four times (rules 3). */
export function stepFactor(state: ReleasedState): number {
  const { clock } = state
  if (clock.endsAt === clock.plannedEndsAt) return 1
  const extendedMs = clock.endsAt - clock.plannedEndsAt
  let factor = 1
  for (const row of state.settings.softClose.stepFactors) {
    if (extendedMs >= row.fromExtensionMinutes * minuteMs) factor = row.factor
  }
  return factor
}

/** The highest bid that still counts; null before the first and after it was deleted. */
export function currentBidEur(state: AuctionState): number | null {
  return state.highest?.isBinding === true ? state.highest.amountEur : null
}

/** Bidders who took all their bids back, or had them all voided, count no more (rules 5, 8). */
export function standingBidderCount(state: AuctionState): number {
  return state.bidders.filter(({ standingBidEur }) => standingBidEur !== null).length
}

export function minimumBidEur(state: ReleasedState): number {
  const current = currentBidEur(state)
  if (current === null) return state.startPriceEur
  return current + stepEurAt(state, current)
}

/** +1, +2 and +3 accumulate, each step by the amount it starts from (rules 4). */
export function nextBidsEur(state: ReleasedState): readonly [number, number, number] {
  const first = minimumBidEur(state)
  const second = first + stepEurAt(state, first)
  return [first, second, second + stepEurAt(state, second)]
}

/**
 * Typing errors: three times the current bid, four times the start price without one (rules 4). What
 * a button offers is none, however low the price is: else nobody could bid after a first bid of 1 EUR.
 */
export function maximumBidEur(state: ReleasedState): number {
  const { bidMaxPercent, firstBidMaxPercent } = state.settings.typingErrors
  const current = currentBidEur(state)
  const timesEur =
    current === null
      ? percentOfEur(state.startPriceEur, firstBidMaxPercent)
      : percentOfEur(current, bidMaxPercent)
  const [, , thirdButtonEur] = nextBidsEur(state)
  return Math.max(timesEur, thirdButtonEur)
}

export function minimumLimitEur(state: ReleasedState, bidder: Bidder): number {
  return state.highest?.merchantId === bidder.merchantId && bidder.standingBidEur !== null
    ? bidder.standingBidEur
    : minimumBidEur(state)
}

export function maximumLimitEur(state: AuctionState): number {
  return percentOfEur(currentBidEur(state) ?? 0, state.settings.typingErrors.agentLimitMaxPercent)
}

/** Above this the page asks once more whether the amount is meant (rules 4). */
export function askAgainAboveEur(state: ReleasedState): number {
  return percentOfEur(minimumBidEur(state), state.settings.typingErrors.askAgainPercent)
}

export function bidderOf(state: AuctionState, merchantId: number): Bidder | null {
  return state.bidders.find((bidder) => bidder.merchantId === merchantId) ?? null
}

function percentOfEur(amountEur: number, percent: number): number {
  return Math.floor((amountEur * percent) / 100)
}
