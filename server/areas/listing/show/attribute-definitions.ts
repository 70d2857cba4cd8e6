import type { z } from 'zod'
import type { AskedSet, attributeDefinition } from '#contract/endpoints/listing-attributes.ts'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import { rangeOf } from '#domain/vehicle/attribute.ts'
import { allAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { makeLabels } from '#domain/vehicle/catalogue/make-labels.ts'
import { type TextsByCode, textsByCode } from '#locales/texts.ts'

type WireDefinition = z.infer<typeof attributeDefinition>

const cache = new Map<string, WireDefinition[]>()

/** Every attribute definition with its labels in one language (spec 3); the operator's stay out. */
export function attributeDefinitions(locale: string, now: Date): WireDefinition[] {
  const known = cache.get(locale)
  if (known) return known
  const definitions = allAttributes
    .filter(({ visibility }) => visibility !== 'operator')
    .map((definition) => wireDefinition(definition, locale, now))
  cache.set(locale, definitions)
  return definitions
}

/** A vehicle's own sets are `product`; all others go by their name (spec 7.2, 7.4). */
export function definitionsOfSets(
  sets: readonly AskedSet[],
  all: { readonly vehicle: readonly WireDefinition[]; readonly account: readonly WireDefinition[] },
): WireDefinition[] {
  const vehicle = all.vehicle.map((each) => ({ set: vehicleSetOf(each), each }))
  const account = all.account.map((each) => ({ set: each.attributeSetName, each }))
  const asked: readonly string[] = sets
  return [...vehicle, ...account].filter(({ set }) => asked.includes(set)).map(({ each }) => each)
}

function vehicleSetOf({ attributeSetName }: WireDefinition): string {
  return ['auction', 'damage'].includes(attributeSetName) ? attributeSetName : 'product'
}

function wireDefinition(
  definition: AttributeDefinition,
  locale: string,
  now: Date,
): WireDefinition {
  const texts = textsByCode(locale, 'attributes')
  const helps = textsByCode(locale, 'attribute-help')
  const { attributeCode: code } = definition
  const range = rangeOf(definition, definition.appliesTo[0] ?? 'motorhome')
  return {
    attributeId: definition.attributeId,
    attributeCode: code,
    backendType: definition.backendType,
    frontendInput: definition.frontendInput,
    required: definition.requirement === 'always',
    attributeSetName: definition.attributeSetName,
    attributeGroupName: definition.attributeGroupName,
    label: texts(`${code}.label`),
    tooltip: helps.has(`${code}.help`) ? helps(`${code}.help`) : '',
    unit: definition.unit ?? null,
    minimum: range?.min ?? null,
    maximum: range ? maximumOf(range.max, now) : null,
    appliesTo: [...definition.appliesTo],
    options: (definition.options ?? []).map((option) => ({
      optionId: option.optionId,
      code: option.code,
      label: optionLabel({ code, option: option.code }, texts),
    })),
  }
}

function maximumOf(limit: number | 'this_year' | 'next_year', now: Date): number {
  if (limit === 'this_year') return now.getUTCFullYear()
  return limit === 'next_year' ? now.getUTCFullYear() + 1 : limit
}

/** Makes are proper names and the same everywhere. */
function optionLabel(
  place: { readonly code: string; readonly option: string },
  texts: TextsByCode,
): string {
  const key = `${place.code}.options.${place.option}`
  if (texts.has(key)) return texts(key)
  const labels: Readonly<Record<string, string>> = makeLabels
  return labels[place.option] ?? place.option
}
