/**
 * What the market may ask about a vehicle, in the shape the specification gives an attribute
 * definition (spec 3). Ids and option codes are stable for good: stored values, saved searches and
 * outside clients refer to them. Labels and help are texts and live with the locales.
 */

export const vehicleKinds = ['motorhome', 'trailer'] as const
export type VehicleKind = (typeof vehicleKinds)[number]

const backendTypes = ['int', 'varchar', 'text', 'decimal', 'datetime', 'boolean'] as const
export type BackendType = (typeof backendTypes)[number]

const frontendInputs = ['simple', 'select', 'multipleselect'] as const
export type FrontendInput = (typeof frontendInputs)[number]

/** Who may see a value at all. There is no default: each definition says it (rules 1). */
export const visibilities = ['public', 'dealer', 'owner', 'operator'] as const
export type Visibility = (typeof visibilities)[number]

export const attributeSetNames = [
  'product_profile',
  'trailer_profile',
  'product_equipment',
  'product_description',
  'product_images',
  'auction',
  'damage',
] as const
export type AttributeSetName = (typeof attributeSetNames)[number]

export const attributeGroupNames = [
  'base',
  'registration',
  'engine',
  'service',
  'dimensions',
  'weights',
  'layout',
  'look',
  'use',
  'papers',
  'climate',
  'kitchen',
  'water',
  'power',
  'outside',
  'chassis',
  'media',
  'safety',
  'trailer',
  'accessories',
  'product_description_general',
  'damage_questions',
  'images',
  'more_images',
  'auction',
  'price',
  'availability',
  'location',
  'documents',
  'damage',
] as const
export type AttributeGroupName = (typeof attributeGroupNames)[number]

export type Unit = 'km' | 'cm³' | 'kg' | 'mm' | 'cm' | 'kW' | 'g/km' | 'l' | 'W' | 'Ah' | 'EUR'

/** Years that move with the calendar, resolved with the instant that is handed in. */
export type RangeLimit = number | 'this_year' | 'next_year'
export type ValueRange = { readonly min: number; readonly max: RangeLimit }

/** `conditional` attributes become required by the rules in `required.ts`. */
export type Requirement = 'always' | 'conditional' | 'optional'

export type AttributeOption<Code extends string = string> = {
  readonly optionId: number
  readonly code: Code
}

export type AttributeDefinition<
  Code extends string = string,
  OptionCode extends string = string,
> = {
  readonly attributeId: number
  readonly attributeCode: Code
  readonly backendType: BackendType
  readonly frontendInput: FrontendInput
  readonly requirement: Requirement
  /** For what both kinds share this is the motorhome's set; `attributeSetOf` knows the trailer's. */
  readonly attributeSetName: AttributeSetName
  readonly attributeGroupName: AttributeGroupName
  readonly appliesTo: readonly VehicleKind[]
  readonly visibility: Visibility
  readonly unit?: Unit
  readonly range?: ValueRange
  /** Where a trailer has other limits than a motorhome. */
  readonly trailerRange?: ValueRange
  readonly maxLength?: number
  readonly options?: readonly AttributeOption<OptionCode>[]
  /** Dates that can only lie on one side of now. */
  readonly dateIs?: 'past' | 'future'
  /** A date of which only year and month count. */
  readonly isMonth?: boolean
  /** Answers the seller is asked to confirm: option codes, or `true` for a boolean. */
  readonly confirmWhen?: readonly (OptionCode | true)[]
  /** Answered by the market itself, the same for every ad; nobody is asked. */
  readonly fixedValue?: true
  /** Free text is read for contact data and links before it is shown to anybody (rules 8). */
  readonly isFreeText?: boolean
  /** Dealers see the first two digits of a postcode only (rules 1). */
  readonly dealersSeePrefixOnly?: boolean
}

export function appliesTo(definition: AttributeDefinition, kind: VehicleKind): boolean {
  return definition.appliesTo.includes(kind)
}

/** The specification keeps a set of its own for the trailer's profile; all other sets are shared. */
export function attributeSetOf(definition: AttributeDefinition, kind: VehicleKind) {
  return definition.attributeSetName === 'product_profile' && kind === 'trailer'
    ? 'trailer_profile'
    : definition.attributeSetName
}

export function rangeOf(
  definition: Pick<AttributeDefinition, 'range' | 'trailerRange'>,
  kind: VehicleKind,
) {
  return kind === 'trailer' && definition.trailerRange ? definition.trailerRange : definition.range
}

/** The range with its years written out; none where any figure may stand. */
export function rangeInYear(
  definition: Pick<AttributeDefinition, 'range' | 'trailerRange'>,
  { kind, thisYear }: { readonly kind: VehicleKind; readonly thisYear: number },
): { readonly min: number; readonly max: number } | undefined {
  const range = rangeOf(definition, kind)
  if (!range) return undefined
  const { min, max } = range
  if (typeof max === 'number') return { min, max }
  return { min, max: max === 'this_year' ? thisYear : thisYear + 1 }
}

export function optionOf(definition: Pick<AttributeDefinition, 'options'>, code: string) {
  return definition.options?.find((option) => option.code === code)
}

export function optionById(definition: AttributeDefinition, optionId: number) {
  return definition.options?.find((option) => option.optionId === optionId)
}
