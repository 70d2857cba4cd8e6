import type { ModelState } from '../model/model-state.ts'
import type { Command } from '../model/scenario.ts'
import type { Chance } from '../stage/chance.ts'
import type { Person } from '../stage/people.ts'

/** Who is asked or may ask for a second chance (rules 10). Null for everybody else. */
export function secondThought(
  chance: Chance,
  { name }: Person,
  { secondChance }: ModelState,
  owner: string,
): Command | null {
  if (secondChance === null) return null
  // Also before they are asked and after the owner has chosen: then it must be refused.
  if (name === secondChance.who && chance.happens(0.8))
    return { kind: chance.happens(0.65) ? 'take_second' : 'leave_second' }
  const isTempted = chance.happens(secondChance.turn === 'owner' ? 0.6 : 0.1)
  return name === owner && isTempted ? { kind: 'ask_second' } : null
}
