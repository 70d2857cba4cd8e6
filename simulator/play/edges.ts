import { figures } from '../model/figures.ts'
import type { ModelState } from '../model/model-state.ts'
import type { Command } from '../model/scenario.ts'
import type { Chance } from '../stage/chance.ts'
import type { Situation } from './habits.ts'
import { takeOut, voidBy } from './operator.ts'

/**
 * Instants at which nothing falls due and yet a rule scheduler: what was allowed a millisecond before is
 * no longer, or now needs a second operator, or moves the end. And who tries it there.
 */
export type Edge = {
  readonly at: number
  /** The name of a person, or any operator. */
  readonly who: string
  readonly command:
    | 'defect'
    | 'take_out'
    | 'void'
    | 'take_back'
    | 'restart'
    | 'open_late'
    | 'come_back'
}

export const anyOperator = 'operator'

export function edgesOf(owner: string, state: ModelState): readonly Edge[] {
  const { status, endsAt, withdrawalRights, hasNextRound } = state
  if (hasNextRound) return comeBackEdges(owner, state)
  switch (status) {
    case 'running':
    case 'hotbidding':
      return [
        { at: endsAt - figures.defectMovesUnderMs, who: anyOperator, command: 'defect' },
        { at: endsAt - figures.twoOperatorsInLastMs, who: anyOperator, command: 'take_out' },
        { at: endsAt - figures.voidLeastLeftMs, who: anyOperator, command: 'void' },
        ...[...withdrawalRights].map(
          ([who, { until }]) => ({ at: until, who, command: 'take_back' }) as const,
        ),
      ]
    case 'failed':
    case 'acpt_late_offer':
    case 'recd_late_offer':
    case 'declined_late_offer':
      return [
        { at: endsAt + figures.restartAsIsAfterMs, who: owner, command: 'restart' },
        { at: endsAt + figures.lateOffersUntilMs, who: owner, command: 'open_late' },
      ]
    case 'published':
    case 'renegotiation':
    case 'anr_offer_above_targetprice':
    case 'sold':
    case 'failed_na':
    case 'inactive':
      return []
  }
}

/** From when on an ad that rested may be submitted at its old price. */
function comeBackEdges(owner: string, { status, hammerAt }: ModelState): readonly Edge[] {
  if (status !== 'inactive' || hammerAt === null) return []
  return [{ at: hammerAt + figures.restartAsIsAfterMs, who: owner, command: 'come_back' }]
}

/** The edge that this instant is, or that it lies a millisecond beside. */
export function edgeAt(owner: string, state: ModelState, now: number): Edge | null {
  return edgesOf(owner, state).find(({ at }) => Math.abs(at - now) <= 1) ?? null
}

export function commandAtEdge(
  chance: Chance,
  { command }: Edge,
  { entries }: Situation,
): Command | null {
  switch (command) {
    case 'void':
      // What was described wrongly may be taken out later too: that reason tries no edge.
      return voidBy(chance, entries, 0.15)
    // Both may end the day of the auction, and with it the fights that others are tried on.
    case 'take_out':
      return chance.happens(0.3) ? takeOut(chance) : null
    case 'defect':
      return chance.happens(0.5) ? { kind: command } : null
    case 'restart':
      return { kind: command, reducedTargetEur: null }
    // It is submitted by a step of its own.
    case 'come_back':
      return null
    case 'take_back':
    case 'open_late':
      return { kind: command }
  }
}
