import type { AttributeDefinition, VehicleKind } from './attribute.ts'
import { appliesTo } from './attribute.ts'
import type { AttributeCode, ListingAttributeCode } from './catalogue/attributes.ts'
import { listingAttributes } from './catalogue/attributes.ts'
import type { VehicleValues } from './values.ts'
import { flagOf, isAnswered, numberOf, textOf } from './values.ts'

/**
 * Which answers an ad needs before it can be submitted. Most are needed always; some follow from
 * other answers, and the pages ask for these again after each save (spec 4).
 */

export type SellerFacts = { readonly sellerIsCommercial: boolean }

/** Retrofitted particle filters are a question of diesels up to this year. */
const particulateFilterLastYear = 2010

type Condition = (values: VehicleValues, seller: SellerFacts) => boolean

const conditions: Readonly<Partial<Record<AttributeCode, Condition>>> = {
  make_other: (values) => answers(values, ['make', 'trailer_make'], ['other']),
  upgrade_particulate_filter: (values) =>
    textOf(values, 'fuel') === 'diesel' &&
    (numberOf(values, 'first_registration_year') ?? Infinity) <= particulateFilterLastYear,
  timing_belt_date: (values) => textOf(values, 'timing_belt_changed') === 'yes',
  awning_length: (values) => !['none', undefined].includes(textOf(values, 'awning')),
  last_leak_test_date: (values) =>
    answers(
      values,
      ['yearly_leak_test', 'trailer_leak_test_yearly'],
      ['carried_out_annually', 'yes', 'irregular'],
    ),
  hu_valid_until: (values) => answers(values, ['hu_expired', 'trailer_hu_expired'], ['no']),
  vat_reportable: (_values, seller) => seller.sellerIsCommercial,
  buy_now_price: (values) => flagOf(values, 'buy_now_enabled') === true,
  available_from: (values) => textOf(values, 'availability') === 'later',
  expected_mileage_at_pickup: (values) => textOf(values, 'availability') === 'later',
  pickup_country: pickupDiffers,
  pickup_zip: pickupDiffers,
  pickup_city: pickupDiffers,
}

/** No kind, no questions: it is chosen before everything else and fixed from then on. */
export function vehicleKindOf(values: VehicleValues): VehicleKind | undefined {
  const code = textOf(values, 'product_type')
  return code === 'motorhome' || code === 'trailer' ? code : undefined
}

/** Questions about what an electric vehicle does not have. */
const notOfElectric: ReadonlySet<ListingAttributeCode> = new Set([
  'cubic_capacity',
  'fuel_tank_volume',
  'ad_blue',
  'timing_belt_changed',
  'timing_belt_date',
])

/** What is asked of this vehicle at all: its kind's attributes, without a diesel's of an electric. */
export function askedAttributes(
  values: VehicleValues,
): readonly AttributeDefinition<ListingAttributeCode>[] {
  const kind = vehicleKindOf(values)
  if (!kind) return listingAttributes.filter((each) => each.attributeCode === 'product_type')
  const isElectric = textOf(values, 'fuel') === 'electric'
  return listingAttributes.filter(
    (each) =>
      appliesTo(each, kind) &&
      each.fixedValue === undefined &&
      !(isElectric && notOfElectric.has(each.attributeCode)),
  )
}

/** Drops what does not belong to this vehicle, for example after the fuel was corrected. */
export function withoutUnasked(values: VehicleValues): VehicleValues {
  const codes = new Set<string>(askedAttributes(values).map((each) => each.attributeCode))
  return Object.fromEntries(Object.entries(values).filter(([code]) => codes.has(code)))
}

export function requiredAttributes(
  values: VehicleValues,
  seller: SellerFacts,
): readonly AttributeDefinition<ListingAttributeCode>[] {
  return askedAttributes(values).filter((each) => isRequired(each, { values, seller }))
}

/** An auction for invited dealers is offered to private sellers alone. */
export function isAskedOfSeller(code: ListingAttributeCode, seller: SellerFacts): boolean {
  return code !== 'private_auction' || !seller.sellerIsCommercial
}

/** The codes that are required only because of other answers (spec 7.4, conditionally required). */
export function conditionallyRequiredCodes(
  values: VehicleValues,
  seller: SellerFacts,
): readonly ListingAttributeCode[] {
  return requiredAttributes(values, seller)
    .filter((each) => each.requirement === 'conditional')
    .map((each) => each.attributeCode)
}

export function isRequired(
  definition: AttributeDefinition<AttributeCode>,
  { values, seller }: { readonly values: VehicleValues; readonly seller: SellerFacts },
): boolean {
  if (definition.requirement === 'always') return true
  if (definition.requirement === 'optional') return false
  return conditions[definition.attributeCode]?.(values, seller) ?? false
}

/** A question with yes and no is answered by either; everything else by a value (spec 5.1). */
export function hasAnswer(definition: AttributeDefinition, values: VehicleValues): boolean {
  const value = values[definition.attributeCode]
  return definition.backendType === 'boolean' ? typeof value === 'boolean' : isAnswered(value)
}

const damageQuestions = [
  'damaged',
  'trailer_damaged',
  'water_damaged',
  'trailer_water_damaged',
  'hail_damaged',
  'trailer_hail_damaged',
  'defects_exists',
] as const satisfies readonly AttributeCode[]

/** Who says yes to a defect describes at least one. What was repaired need not be listed. */
export function needsDamages(values: VehicleValues): boolean {
  return answers(values, damageQuestions, ['yes'])
}

function answers(
  values: VehicleValues,
  codes: readonly AttributeCode[],
  wanted: readonly string[],
): boolean {
  return codes.some((code) => wanted.includes(textOf(values, code) ?? ''))
}

function pickupDiffers(values: VehicleValues): boolean {
  return flagOf(values, 'pickup_differs') === true
}
