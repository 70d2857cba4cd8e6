import type { Fault } from '#domain/refusal/field-fault.ts'
import type { Format } from './format.ts'
import type { TextValues } from './message-types.ts'

/** A fault by its parts; off the wire its rule is not known to be one of ours. */
type AnyFault = { readonly field: string; readonly rule: string; readonly params?: TextValues }

/** Sentences that write their figures themselves, as money. */
const writtenByText: ReadonlySet<string> = new Set<Fault['rule']>(['min_target_price'])

/** The figures of a fault as its reader writes them: large ones grouped, years not. */
export function figuresOfFault(fault: AnyFault, format: Pick<Format, 'number'>): TextValues {
  const { field, rule, params = {} } = fault
  if (writtenByText.has(rule) || field.includes('year')) return params
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.number(value) : value,
    ]),
  )
}
