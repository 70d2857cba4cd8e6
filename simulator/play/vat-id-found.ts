import type { Chance } from '../stage/chance.ts'
import type { Person } from '../stage/people.ts'
import type { StepBody } from './step.ts'

/** The register answers about one of those that nobody could check yet. */
export function vatIdFound(
  chance: Chance,
  { people }: { readonly people: readonly Person[] },
): StepBody {
  const open = people.filter(({ vatId, merchantId }) => {
    return merchantId !== null && vatId.at(-1)?.state === 'unchecked'
  })
  if (open.length === 0) return { kind: 'documents' }
  const state = chance.pick(['valid', 'valid', 'invalid'] as const)
  return { kind: 'vat_id', person: chance.pick(open).name, state }
}
