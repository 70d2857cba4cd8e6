import { instantOf, wallClock } from './berlin-clock.ts'
import { type Bidding, placeManualBid, saveLimit } from './bidding.ts'
import { figures } from './figures.ts'
import type { Clock } from './model-state.ts'
import type { Release } from './scenario.ts'

/** One bid or limit, and what it does to the clock (rules 3). */

export type Placed = {
  readonly at: number
  readonly who: string
  readonly command:
    | { readonly kind: 'bid'; readonly amountEur: number; readonly askMeThen: boolean }
    | { readonly kind: 'limit'; readonly limitEur: number }
}

export function placeBid(
  release: Release,
  bidding: Bidding,
  clock: { -readonly [Name in keyof Clock]: Clock[Name] },
  { at, who, command }: Placed,
): void {
  const before = { leader: bidding.leader, priceEur: bidding.priceEur }
  const rules = biddingRules(release, clock)
  if (command.kind === 'bid') placeManualBid(bidding, who, command, rules)
  else saveLimit(bidding, who, command.limitEur, rules)
  const rivalAnswered = bidding.leader !== who && bidding.priceEur !== before.priceEur
  const isLate = clock.endsAt - at < figures.softCloseMs
  if (!isLate || (bidding.leader === before.leader && !rivalAnswered)) return
  const wanted = Math.min(at + figures.softCloseMs, clock.latestEndsAt)
  clock.endsAt = Math.max(clock.endsAt, wanted)
}

export const biddingRules = (release: Release, clock: Clock) => ({
  stepTimes: stepTimes(clock.endsAt - clock.plannedEndsAt),
  jumpToEur: release.kind === 'auction' ? release.targetEur : null,
})

function stepTimes(extendedMs: number): number {
  if (extendedMs >= figures.fourfoldStepAfterMs) return 4
  return extendedMs >= figures.doubleStepAfterMs ? 2 : 1
}

/** Never past 17:00 of that day nor past the planned end + 30 min. */
export function latestEnd(plannedEndsAt: number): number {
  const evening = instantOf(wallClock(plannedEndsAt).day, figures.latestHour * 60)
  return Math.max(plannedEndsAt, Math.min(plannedEndsAt + figures.longestExtensionMs, evening))
}
