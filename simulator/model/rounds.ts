/** From one round of an ad to the next (rules 2), and the bid that binds across them (rules 6). */

import { no, type Verdict, yes } from './answer.ts'
import { fail, sell } from './endings.ts'
import { figures, stepAt } from './figures.ts'
import type { ModelState, Renegotiation } from './model-state.ts'
import type { Earlier, Release } from './scenario.ts'

export function archivedBefore({ earlier }: Release): ModelState['archived'] {
  return earlier?.archived ? { ...earlier.archived, acceptUntil: null } : null
}

/** "Price too low" with a restart: the archived bid binds on, at most 7 days after this end. */
export function archiveBid(state: ModelState, { buyer, archivedEur }: Renegotiation): void {
  state.archived = {
    who: buyer,
    amountEur: archivedEur,
    bindsUntil: state.endsAt + figures.followUpWithinMs,
    acceptUntil: null,
  }
}

/** When the clock takes the archived bid away; null where none binds. */
export function archivedEndsAt({ archived, hasNextRound }: ModelState): number | null {
  if (archived === null || hasNextRound) return null
  return Math.min(archived.bindsUntil, archived.acceptUntil ?? archived.bindsUntil)
}

export function letArchivedGo(state: ModelState): void {
  state.archived = null
  if (state.restartDue) state.bidDeleted = true
}

/** The follow-up round is over: a valid bid freed the archived one, else its owner has 24 h. */
export function settleArchived(state: ModelState, at: number): void {
  const { archived, bidding } = state
  const isFreed = bidding.leader !== null || archived === null
  state.archived = isFreed ? null : { ...archived, acceptUntil: at + figures.acceptAfterFollowUpMs }
}

export function takeArchived(state: ModelState, at: number): void {
  const { archived } = state
  if (archived === null) throw new Error('no archived bid waits')
  sell(state, archived.who, archived.amountEur, at)
}

/** This round is over for good; the next one is a scenario of its own. */
export function startNextRound(state: ModelState): void {
  fail(state, state.failedAt ?? state.endsAt)
  state.failedAt = null
  state.hasNextRound = true
}

/** What the next round has to know of this one, if it begins now. */
export function earlierOf(release: Release, state: ModelState): Earlier {
  const { archived, hammerAt } = state
  return {
    rounds: (release.earlier?.rounds ?? 0) + 1,
    endedAt: hammers(release, state),
    lastTargetEur: hammerAt === null ? (release.earlier?.lastTargetEur ?? null) : release.targetEur,
    archived: archived && {
      who: archived.who,
      amountEur: archived.amountEur,
      bindsUntil: archived.bindsUntil,
    },
  }
}

/** Its start price is at least a step above a bid that binds. */
export function leastStartEur({ archived }: Earlier, now: number): number {
  if (archived === null || now >= archived.bindsUntil) return 1
  return archived.amountEur + stepAt(archived.amountEur)
}

export function mostReducedEur({ targetEur }: Pick<Release, 'targetEur'>): number {
  return Math.floor((targetEur * (100 - figures.reducedAtLeastPercent)) / 100)
}

export function roundsLeft(release: Release, state: ModelState, now: number): number {
  return left(hammers(release, state), now)
}

function hammers({ earlier }: Release, { hammerAt }: ModelState): readonly number[] {
  const before = earlier?.endedAt ?? []
  return hammerAt === null ? before : [...before, hammerAt]
}

function left(endedAt: readonly number[], now: number): number {
  return figures.rounds - endedAt.filter((at) => now - at < figures.roundsWithinMs).length
}

/** Whether an ad that rested may be submitted at this price: as it was after 24 h, or lower at once. */
export function submission(
  { endedAt, lastTargetEur }: Earlier,
  { targetEur, now }: { readonly targetEur: number; readonly now: number },
): Verdict {
  const last = endedAt.at(-1)
  if (last === undefined || lastTargetEur === null) return yes
  if (left(endedAt, now) <= 0) return no('TOO_MANY_ROUNDS')
  const isLower = targetEur <= mostReducedEur({ targetEur: lastTargetEur })
  return isLower || now >= last + figures.restartAsIsAfterMs ? yes : no('RESTART_TOO_EARLY')
}

/** Null: the owner may; else why not, where the rules name a code. */
export function restartHindrance(
  release: Release,
  state: ModelState,
  { reducedTargetEur, now }: { readonly reducedTargetEur: number | null; readonly now: number },
): { readonly code: string | null } | null {
  if (roundsLeft(release, state, now) <= 0) return { code: null }
  if (reducedTargetEur === null) {
    return now >= state.endsAt + figures.restartAsIsAfterMs ? null : { code: null }
  }
  if (reducedTargetEur > mostReducedEur(release)) return { code: null }
  if (state.archived !== null && reducedTargetEur <= state.archived.amountEur)
    return { code: 'ACCEPT_THE_BID_INSTEAD' }
  return reducedTargetEur < figures.leastTargetEur ? { code: null } : null
}
