import type { AttributeDefinition, AttributeGroupName } from '#domain/vehicle/attribute.ts'
import { askedAttributes, isRequired, type SellerFacts } from '#domain/vehicle/required.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'

/**
 * Which questions stand on which step, in blocks by group. A conditional question appears with the
 * answer that makes it required and is not there before.
 */

export type FieldBlock = {
  readonly group: AttributeGroupName
  readonly required: readonly AttributeDefinition[]
  readonly optional: readonly AttributeDefinition[]
}

export type FieldStep =
  | 'profile'
  | 'equipment'
  | 'defects'
  | 'auction'
  | 'description'
  | 'more-information'

/** Answered inside of another question's field. */
export const inOtherFields: readonly string[] = [
  'product_type',
  'first_registration_month',
  'mileage_is_estimated',
]

const textAreaCodes: readonly string[] = ['description', 'special_remarks']

const belongsTo: Readonly<Record<FieldStep, (definition: AttributeDefinition) => boolean>> = {
  profile: ({ attributeSetName }) => attributeSetName === 'product_profile',
  equipment: ({ attributeSetName }) => attributeSetName === 'product_equipment',
  defects: ({ attributeSetName }) => attributeSetName === 'product_description',
  auction: ({ attributeSetName }) => attributeSetName === 'auction',
  description: ({ attributeCode }) => textAreaCodes.includes(attributeCode),
  'more-information': ({ attributeSetName, requirement }) =>
    attributeSetName === 'product_profile' && requirement === 'optional',
}

export function fieldBlocks(
  step: FieldStep,
  { values, seller }: { readonly values: VehicleValues; readonly seller: SellerFacts },
): readonly FieldBlock[] {
  const shown = askedAttributes(values).filter(
    (each) => belongsTo[step](each) && !inOtherFields.includes(each.attributeCode),
  )
  const groups = [...new Set(shown.map((each) => each.attributeGroupName))]
  return groups
    .map((group) => {
      const members = shown.filter((each) => each.attributeGroupName === group)
      return {
        group,
        required: members.filter((each) => isRequired(each, { values, seller })),
        optional: members.filter((each) => each.requirement === 'optional'),
      }
    })
    .filter(({ required, optional }) => required.length + optional.length > 0)
}

/** The step on which a question is asked; for the links of what is missing. */
export function fieldStepOf(definition: AttributeDefinition): FieldStep | undefined {
  const steps = ['profile', 'equipment', 'defects', 'auction'] as const
  return steps.find((step) => belongsTo[step](definition))
}

export type InputKind =
  | 'make'
  | 'body_type'
  | 'first_registration'
  | 'mileage'
  | 'power'
  | 'year'
  | 'money'
  | 'number'
  | 'month'
  | 'day'
  | 'radio'
  | 'select'
  | 'checks'
  | 'flag'
  | 'yes_no'
  | 'line'
  | 'long_text'

const kindsByCode: Readonly<Record<string, InputKind>> = {
  make: 'make',
  trailer_make: 'make',
  body_type: 'body_type',
  trailer_body_type: 'body_type',
  first_registration_year: 'first_registration',
  mileage: 'mileage',
  power_kw: 'power',
  model_year: 'year',
  tyres_year: 'year',
  gas_regulator_year: 'year',
  board_battery_year: 'year',
}

const mostRadios = 4

export function inputKindOf(definition: AttributeDefinition): InputKind {
  const known = kindsByCode[definition.attributeCode]
  if (known) return known
  if (definition.frontendInput === 'multipleselect') return 'checks'
  if (definition.frontendInput === 'select') {
    return (definition.options?.length ?? 0) <= mostRadios ? 'radio' : 'select'
  }
  switch (definition.backendType) {
    case 'int':
    case 'decimal':
      return definition.unit === 'EUR' ? 'money' : 'number'
    case 'datetime':
      return definition.isMonth ? 'month' : 'day'
    case 'boolean':
      // An optional flag is ticked or not; a required question wants a yes or a no.
      return definition.requirement === 'optional' ? 'flag' : 'yes_no'
    case 'varchar':
      return 'line'
    case 'text':
      return 'long_text'
  }
}

/** Needs the whole width of a block. */
export function isWide(kind: InputKind): boolean {
  return [
    'body_type',
    'checks',
    'long_text',
    'radio',
    'mileage',
    'power',
    'flag',
    'yes_no',
  ].includes(kind)
}
