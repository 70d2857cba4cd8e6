import type { AttributeCode } from './catalogue/attributes.ts'

/**
 * A vehicle's answers in their plain shape: option codes for choices, numbers, instants in
 * milliseconds for dates. What was not answered is absent. The typed lists with numeric ids that
 * the specification puts on the wire are made and read in `wire-values.ts`.
 */
export type AttributeValue = string | number | boolean | readonly string[]
export type VehicleValues = Readonly<Record<string, AttributeValue>>

export function numberOf(values: VehicleValues, code: AttributeCode): number | undefined {
  const value = values[code]
  return typeof value === 'number' ? value : undefined
}

/** A chosen option's code, or a line of text. */
export function textOf(values: VehicleValues, code: AttributeCode): string | undefined {
  const value = values[code]
  return typeof value === 'string' ? value : undefined
}

export function textsOf(values: VehicleValues, code: AttributeCode): readonly string[] {
  const value = values[code]
  return Array.isArray(value) ? value : []
}

export function flagOf(values: VehicleValues, code: AttributeCode): boolean | undefined {
  const value = values[code]
  return typeof value === 'boolean' ? value : undefined
}

/** Fails as the specification says: nothing, an empty string, an empty list, or false (spec 5.1). */
export function isAnswered(value: AttributeValue | null | undefined): value is AttributeValue {
  if (value === undefined || value === null || value === false) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  return true
}
