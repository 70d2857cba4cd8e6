import { appliesTo, optionOf, rangeOf, type VehicleKind } from './attribute.ts'
import { type AttributeCode, attribute } from './catalogue/attributes.ts'
import type { AttributeValue } from './values.ts'

/** Whether an ad has such an answer: papers and registers tell of more kinds than the market knows. */
export function isPossibleAnswer(
  code: AttributeCode,
  value: AttributeValue,
  kind: VehicleKind,
): boolean {
  const definition = attribute(code)
  if (!appliesTo(definition, kind)) return false
  if (definition.options) {
    const options = Array.isArray(value) ? value : [String(value)]
    return options.length > 0 && options.every((each) => optionOf(definition, each) !== undefined)
  }
  const range = rangeOf(definition, kind)
  if (typeof value !== 'number' || !range) return true
  return value >= range.min && (typeof range.max !== 'number' || value <= range.max)
}
