import type { Deed, Entry } from '../model/story.ts'
import type { Telling } from '../model/telling.ts'
import type { Chance } from '../stage/chance.ts'
import type { Person } from '../stage/people.ts'

/** What an operator finds to do, by habit; null when he lets things be. */
export function operatorBy(
  chance: Chance,
  { name }: Person,
  { telling, entries }: { readonly telling: Telling; readonly entries: readonly Entry[] },
): Deed | null {
  const { request, status } = telling
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
      return chance.happens(0.6) ? { kind: 'cancel_talks' } : null
    case 'sold':
      return chance.happens(0.7)
        ? { kind: 'cancel_sale', isJustified: chance.happens(0.25) }
        : { kind: 'defect' }
    default:
      return chance.happens(0.2) ? chance.pick(misplaced) : null
  }
}

/** Where no bids are taken, no talks go on and nothing is sold. */
const misplaced: readonly Deed[] = [
  { kind: 'cancel_talks' },
  { kind: 'cancel_sale', isJustified: false },
  { kind: 'defect' },
  { kind: 'drop_request' },
]

export function takeOut(chance: Chance): Deed {
  return { kind: 'take_out', reason: chance.pick(['vehicle_gone', 'suspected_fraud']) }
}

function otherThan(reason: string) {
  return reason === 'vehicle_gone' ? 'suspected_fraud' : 'vehicle_gone'
}

/**
 * Mostly a bid of one of the last, so that somebody is left to bid on.
 * @param wrongShare how often for a description that was wrong, for which there is no deadline
 */
export function voidBy(chance: Chance, entries: readonly Entry[], wrongShare: number): Deed | null {
  const bids = [...entries.entries()].filter(([, { deed }]) => deed.kind === 'bid').slice(-5)
  if (bids.length === 0) return null
  const [fromEntry, { who }] = chance.pick(bids)
  return { kind: 'void', whose: who, fromEntry, isDescriptionWrong: chance.happens(wrongShare) }
}
