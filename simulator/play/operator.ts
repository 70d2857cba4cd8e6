import type { ModelState } from '../model/model-state.ts'
import type { Command, Entry } from '../model/scenario.ts'
import type { Chance } from '../stage/chance.ts'
import type { Person } from '../stage/people.ts'

/** What an operator finds to do, by habit; null for nothing. */
export function operatorBy(
  chance: Chance,
  { name }: Person,
  { state, entries }: { readonly state: ModelState; readonly entries: readonly Entry[] },
): Command | null {
  const { request, status } = state
  if (request !== null && chance.happens(0.6)) {
    if (chance.happens(0.25)) return { kind: 'drop_request' }
    const isSame = request.who === name || chance.happens(0.8)
    return { kind: 'take_out', reason: isSame ? request.reason : otherThan(request.reason) }
  }
  if (chance.happens(status === 'sold' ? 0.02 : 0.08)) return takeOut(chance)
  switch (status) {
    case 'running':
    case 'hotbidding':
      return chance.happens(0.4) ? { kind: 'defect' } : voidBy(chance, entries, 0.5)
    case 'renegotiation':
      return chance.happens(0.6) ? { kind: 'cancel_renegotiation' } : null
    case 'sold':
      return chance.happens(0.7)
        ? { kind: 'cancel_sale', isJustified: chance.happens(0.25) }
        : { kind: 'defect' }
    default:
      return chance.happens(0.2) ? chance.pick(misplaced) : null
  }
}

/** Where no bids are taken, no renegotiation go on and nothing is sold. */
const misplaced: readonly Command[] = [
  { kind: 'cancel_renegotiation' },
  { kind: 'cancel_sale', isJustified: false },
  { kind: 'defect' },
  { kind: 'drop_request' },
]

export function takeOut(chance: Chance): Command {
  return { kind: 'take_out', reason: chance.pick(['vehicle_gone', 'suspected_fraud']) }
}

function otherThan(reason: string) {
  return reason === 'vehicle_gone' ? 'suspected_fraud' : 'vehicle_gone'
}

/**
 * Mostly a bid of one of the last, so that somebody is left to bid on.
 * @param wrongShare how often for a description that was wrong, for which there is no deadline
 */
export function voidBy(
  chance: Chance,
  entries: readonly Entry[],
  wrongShare: number,
): Command | null {
  const bids = [...entries.entries()].filter(([, { command }]) => command.kind === 'bid').slice(-5)
  if (bids.length === 0) return null
  const [fromEntry, { who }] = chance.pick(bids)
  return { kind: 'void', whose: who, fromEntry, isDescriptionWrong: chance.happens(wrongShare) }
}
