import type { AttributeCode } from '../../vehicle/catalogue/attributes.ts'
import type { AttributeValue } from '../../vehicle/values.ts'

/** Fields of another program, each looked at as unknown, and which answer of an ad they are. */

export type LooseRecord = Readonly<Record<string, unknown>>

export type ImportedField = readonly [AttributeCode, AttributeValue]

export type FieldRow = {
  /** With a dot into an object. */
  readonly from: string
  readonly to: AttributeCode
  /** Their word for ours, where an answer is chosen. */
  readonly as: 'figure' | 'option' | Readonly<Record<string, string>>
  readonly times?: number
}

export function answersByTable(
  record: LooseRecord,
  table: readonly FieldRow[],
): readonly ImportedField[] {
  return table.flatMap((row) => answerOf(record, row))
}

function answerOf(
  record: LooseRecord,
  { from, to, as, times = 1 }: FieldRow,
): readonly ImportedField[] {
  const text = textAt(record, from)
  if (text === '') return []
  if (as === 'option') return [[to, text]]
  if (as !== 'figure') {
    const known = as[text]
    return known === undefined ? [] : [[to, known]]
  }
  const value = Math.round(Number(text) * times)
  return Number.isFinite(value) && value > 0 ? [[to, value]] : []
}

/**
 * A text or a figure as text; empty for what is missing or has another shape. Without what no database stores: one such
 * letter would keep everything else of an answer out.
 */
export function textAt(record: LooseRecord, path: string): string {
  const found = valueAt(record, path)
  if (typeof found !== 'string' && typeof found !== 'number') return ''
  return String(found).replaceAll('\0', '').toWellFormed().trim()
}

export function valueAt(record: LooseRecord, path: string): unknown {
  let found: unknown = record
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as LooseRecord)[name] // Looked at as unknown, part by part.
  }
  return found
}

/** Year and month of `201905` or `2019-05-14`. */
export function firstRegistrationOf(text: string): readonly ImportedField[] {
  const [, year, month] = /^(\d{4})-?(\d{2})(?:-?\d{2})?$/.exec(text) ?? []
  if (year === undefined || month === undefined) return []
  return [
    ['first_registration_year', Number(year)],
    ['first_registration_month', String(Number(month))],
  ]
}
