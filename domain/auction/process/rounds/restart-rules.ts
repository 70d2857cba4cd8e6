import { dayMs, hourMs, type Instant } from '../../../calendar/instant.ts'
import type { Refusal } from '../../../refusal/refusal.ts'
import { defaultMinTargetPriceEur } from '../../../vehicle/validate-together.ts'
import { bidStepEur } from '../../core/bid-steps.ts'
import type { PastRound, VehicleFacts } from '../../core/facts.ts'
import { isReleased } from '../../core/phases.ts'
import type { MarketSettings } from '../../core/settings.ts'
import type { AuctionState, ReleasedState } from '../../core/state.ts'

/**
 * When a vehicle may come back: as it is 24 h after its last hammer, at once with a price at least
 * 5% lower and above a bid that still binds, three rounds in 60 days (rules 2, spec 9.1). The same
 * guards hold for the restart of an ad and for the submit of a vehicle that was here before.
 */

export type RestartTerms = {
  /** From here on the price may stay as it is. */
  readonly asItIsPossibleAt: Instant
  /** Between these a lower price starts at once; none when the first is above the second. */
  readonly reducedMinimumEur: number
  readonly reducedMaximumEur: number
  readonly roundsLeft: number
}

export function restartTerms(state: ReleasedState, at: Instant): RestartTerms {
  const { settings, roundsEndedAt } = state
  return {
    asItIsPossibleAt: (roundsEndedAt.at(-1) ?? 0) + settings.restart.afterHours * hourMs,
    reducedMinimumEur: Math.max(defaultMinTargetPriceEur, (archivedBidEur(state, at) ?? 0) + 1),
    reducedMaximumEur: reducedMaximumEur(settings, state.secrets.targetPriceEur),
    roundsLeft: Math.max(
      0,
      settings.restart.maxRounds - recentRounds(settings, roundsEndedAt, at).length,
    ),
  }
}

/** The archived bid while it binds (rules 6). */
export function archivedBidEur(state: AuctionState, at: Instant): number | null {
  const { followUp } = state
  return followUp !== null && at < followUp.bindsUntil ? followUp.amountEur : null
}

/** The least start price of a follow-up round: a step above the archived bid (rules 6). */
export function leastStartPriceEur(state: AuctionState, at: Instant): number | null {
  const amountEur = archivedBidEur(state, at)
  return amountEur === null ? null : amountEur + bidStepEur(state.settings.bidSteps, amountEur)
}

/** The greatest: from above the owner's price nobody could buy at it (rules 4). */
export function mostStartPriceEur(targetPriceEur: number, leastEur: number | null): number {
  return Math.max(targetPriceEur, leastEur ?? 0)
}

/** Null: there is room for one more; else from when there is. */
export function tooManyRounds(
  settings: MarketSettings,
  roundsEndedAt: readonly Instant[],
  at: Instant,
): Refusal | null {
  const { maxRounds, withinDays } = settings.restart
  const recent = recentRounds(settings, roundsEndedAt, at)
  const oldest = recent.at(-maxRounds)
  if (oldest === undefined) return null
  const possibleAt = oldest + withinDays * dayMs
  return { code: 'TOO_MANY_ROUNDS', facts: { rounds: maxRounds, withinDays, possibleAt } }
}

/**
 * What stands against this price now; null when nothing does. After another owner's round any price has
 * to wait: whether one is low enough would tell what that owner asked (rules 1).
 */
export function tooEarly(
  settings: MarketSettings,
  last: PastRound,
  offer: { readonly targetPriceEur: number; readonly at: Instant },
): Refusal | null {
  const possibleAt = last.endedAt + settings.restart.afterHours * hourMs
  if (offer.at >= possibleAt) return null
  if (last.targetPriceEur === null) return { code: 'VEHICLE_TOO_EARLY', facts: { possibleAt } }
  const maximumEur = reducedMaximumEur(settings, last.targetPriceEur)
  if (offer.targetPriceEur <= maximumEur) return null
  return { code: 'RESTART_TOO_EARLY', facts: { possibleAt, maximumEur } }
}

/** The guards of a restart, asked when a vehicle that was here before is submitted again. */
export function mayComeBack(
  settings: MarketSettings,
  vehicle: VehicleFacts | null,
  at: Instant,
): Refusal | null {
  const pastRounds = [...(vehicle?.pastRounds ?? [])].sort(
    (one, other) => one.endedAt - other.endedAt,
  )
  const last = pastRounds.at(-1)
  if (vehicle === null || last === undefined) return null
  const { targetPriceEur } = vehicle
  const ends = pastRounds.map(({ endedAt }) => endedAt)
  return tooManyRounds(settings, ends, at) ?? tooEarly(settings, last, { targetPriceEur, at })
}

/** The hammer of this very round; none where it was taken out before. */
export function pastRoundOf(state: AuctionState): PastRound | null {
  const endedAt = state.roundsEndedAt.at(-1)
  if (endedAt === undefined || !isReleased(state) || endedAt < state.clock.startsAt) return null
  return { endedAt, targetPriceEur: state.secrets.targetPriceEur }
}

function reducedMaximumEur(settings: MarketSettings, targetPriceEur: number): number {
  return Math.floor((targetPriceEur * (100 - settings.restart.reducedByPercent)) / 100)
}

function recentRounds(
  settings: MarketSettings,
  roundsEndedAt: readonly Instant[],
  at: Instant,
): readonly Instant[] {
  const since = at - settings.restart.withinDays * dayMs
  return [...roundsEndedAt].filter((endedAt) => endedAt > since).sort((one, other) => one - other)
}
