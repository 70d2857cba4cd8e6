import type { Chance } from '../stage/chance.ts'
import type { Person } from '../stage/people.ts'
import type { BeatBody } from './beat.ts'

/** The register answers about one of those that nobody could check yet. */
export function vatIdFound(
  chance: Chance,
  { people }: { readonly people: readonly Person[] },
): BeatBody {
  const open = people.filter(({ vatId, merchantId }) => {
    return merchantId !== null && vatId.at(-1)?.state === 'unchecked'
  })
  if (open.length === 0) return { kind: 'papers' }
  const state = chance.pick(['valid', 'valid', 'invalid'] as const)
  return { kind: 'vat_id', person: chance.pick(open).name, state }
}
