import type { Instant } from '../calendar/instant.ts'
import { findForbidden, textRuleOf } from '../free-text/text-filter.ts'
import type { Fault, FieldFault } from '../refusal/field-fault.ts'
import type { AttributeDefinition, VehicleKind } from './attribute.ts'
import { appliesTo, optionOf, rangeInYear } from './attribute.ts'
import { crossFieldFaults } from './validate-together.ts'
import type { AttributeValue, VehicleValues } from './values.ts'

/**
 * Whether the answers given can be true at all. What is missing is no fault here: an ad is saved
 * half done, and `required.ts` counts what it still needs. What is possible but odd is left to
 * `plausibility.ts`.
 */

export type ValidationFacts = {
  readonly now: Instant
  /** Below it no target is accepted; a setting of the market (rules 12). */
  readonly minTargetPriceEur?: number
}

export function validateValues(
  definitions: readonly AttributeDefinition[],
  values: VehicleValues,
  facts: ValidationFacts,
): readonly FieldFault[] {
  const kind: VehicleKind = values.product_type === 'trailer' ? 'trailer' : 'motorhome'
  const known = new Map(definitions.map((each) => [each.attributeCode, each]))
  const faults = Object.entries(values).flatMap(([code, value]) => {
    const definition = known.get(code)
    if (!definition || !appliesTo(definition, kind))
      return [{ field: code, rule: 'option' }] satisfies FieldFault[]
    const fault = faultOf(definition, value, { kind, now: facts.now })
    return fault ? [{ field: code, ...fault }] : []
  })
  const broken = new Set(faults.map((fault) => fault.field))
  const together = crossFieldFaults(values, facts).filter((fault) => !broken.has(fault.field))
  return [...faults, ...together]
}

type Context = { readonly kind: VehicleKind; readonly now: Instant }

function faultOf(
  definition: AttributeDefinition,
  value: AttributeValue,
  context: Context,
): Fault | undefined {
  if (definition.frontendInput === 'select') return optionFault(definition, [value])
  if (definition.frontendInput === 'multipleselect') {
    return Array.isArray(value) ? optionFault(definition, value) : { rule: 'option' }
  }
  switch (definition.backendType) {
    case 'int':
    case 'decimal':
      return numberFault(definition, value, context)
    case 'datetime':
      return dateFault(definition, value, context)
    case 'boolean':
      return typeof value === 'boolean' ? undefined : { rule: 'required_boolean' }
    case 'varchar':
    case 'text':
      return textFault(definition, value)
  }
}

function optionFault(
  definition: AttributeDefinition,
  codes: readonly AttributeValue[],
): Fault | undefined {
  const isKnown = codes.every(
    (code) => typeof code === 'string' && optionOf(definition, code) !== undefined,
  )
  return isKnown ? undefined : { rule: 'option' }
}

function numberFault(
  definition: AttributeDefinition,
  value: AttributeValue,
  { kind, now }: Context,
): Fault | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { rule: 'numeric' }
  if (definition.backendType === 'int' && !Number.isSafeInteger(value)) return { rule: 'integer' }
  const range = rangeInYear(definition, { kind, thisYear: new Date(now).getUTCFullYear() })
  if (!range) return undefined
  const { min, max } = range
  return value < min || value > max ? { rule: 'between', params: { min, max } } : undefined
}

function dateFault(
  definition: AttributeDefinition,
  value: AttributeValue,
  { now }: Context,
): Fault | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { rule: 'date' }
  if (definition.dateIs === 'past' && value > now) return { rule: 'past_date' }
  if (definition.dateIs === 'future' && value <= now) return { rule: 'future_date' }
  return undefined
}

function textFault(definition: AttributeDefinition, value: AttributeValue): Fault | undefined {
  if (typeof value !== 'string') return { rule: 'regex' }
  const max = definition.maxLength
  if (max !== undefined && value.length > max) return { rule: 'max_length', params: { max } }
  return definition.isFreeText ? freeTextFault(value) : undefined
}

/** Of values that no other rule is asked of: what is written about a damage (rules 8). */
export function freeTextFaults(
  definitions: readonly AttributeDefinition[],
  values: VehicleValues,
): readonly FieldFault[] {
  return definitions.flatMap(({ attributeCode: field, isFreeText }) => {
    const text = values[field]
    const fault = isFreeText && typeof text === 'string' ? freeTextFault(text) : undefined
    return fault ? [{ field, ...fault }] : []
  })
}

function freeTextFault(text: string): Fault | undefined {
  const finding = findForbidden(text)
  return finding ? { rule: textRuleOf(finding), params: { found: finding.found } } : undefined
}
