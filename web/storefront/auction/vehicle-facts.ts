import type { Product } from '#contract/product.ts'
import type { AttributeDefinition, AttributeGroupName } from '#domain/vehicle/attribute.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { damageAttributes } from '#domain/vehicle/catalogue/damage.ts'
import { type AttributeValue, isAnswered, type VehicleValues } from '#domain/vehicle/values.ts'
import { fromWireValues } from '#domain/vehicle/wire-values.ts'

/** An ad's answers sorted for display: what is a fact, what is equipment, what is said elsewhere. */

export type Answer = {
  readonly definition: AttributeDefinition
  readonly value: AttributeValue
}

export type AnswerGroup = {
  readonly group: AttributeGroupName
  readonly answers: readonly Answer[]
}

/** Stand in the title, in the strip of key facts, in the box or under a heading of their own. */
const saidElsewhere = new Set([
  'product_type',
  'make',
  'trailer_make',
  'make_other',
  'model',
  'model_series',
  'first_registration_year',
  'first_registration_month',
  'mileage',
  'mileage_is_estimated',
  'sale_mode',
  'private_auction',
  'start_price',
  'buy_now_enabled',
  'buy_now_price',
  'target_price',
  'vat_reportable',
  'planned_sale_date',
  'description',
  'special_remarks',
  'modifications',
  'defects_exists',
  'pickup_differs',
  'location_zip',
  'location_city',
  'vin',
  'license_plate',
])

export function valuesOf(product: Pick<Product, 'attributes'>): VehicleValues {
  return fromWireValues(listingAttributes, product.attributes).values
}

export function damageValuesOf(
  damage: Pick<Product['damages'][number], 'attributes'>,
): VehicleValues {
  return fromWireValues(damageAttributes, damage.attributes).values
}

/** Facts by group in the catalogue's order; equipment and the questions about damage left out. */
export function factGroups(values: VehicleValues): readonly AnswerGroup[] {
  return grouped(values, ({ attributeSetName, attributeGroupName }) => {
    return attributeSetName !== 'product_equipment' && attributeGroupName !== 'damage_questions'
  })
}

export function damageAnswers(values: VehicleValues): readonly Answer[] {
  const [group] = grouped(values, (each) => each.attributeGroupName === 'damage_questions')
  return group?.answers ?? []
}

function grouped(
  values: VehicleValues,
  belongs: (definition: AttributeDefinition) => boolean,
): readonly AnswerGroup[] {
  const groups = new Map<AttributeGroupName, Answer[]>()
  for (const definition of listingAttributes) {
    const value = values[definition.attributeCode]
    if (saidElsewhere.has(definition.attributeCode) || !belongs(definition)) continue
    if (!isAnswered(value)) continue
    const { attributeGroupName } = definition
    groups.set(attributeGroupName, [
      ...(groups.get(attributeGroupName) ?? []),
      { definition, value },
    ])
  }
  return [...groups].map(([group, answers]) => ({ group, answers }))
}

export type EquipmentItem = {
  readonly definition: AttributeDefinition
  readonly has: boolean
  /** One chosen option, or a quantity; nothing for a plain yes. */
  readonly value: AttributeValue | null
}

/** One line per thing there is, and one for what the seller says there is not. */
export function equipmentItems(values: VehicleValues): readonly EquipmentItem[] {
  return listingAttributes
    .filter((definition) => definition.attributeSetName === 'product_equipment')
    .flatMap((definition) => itemsOf(definition, values[definition.attributeCode]))
}

function itemsOf(
  definition: AttributeDefinition,
  value: AttributeValue | undefined,
): readonly EquipmentItem[] {
  if (value === undefined || value === 'unknown' || value === '') return []
  if (typeof value === 'boolean') return [{ definition, has: value, value: null }]
  if (Array.isArray(value) && !value.includes('none')) {
    return value.map((option: string) => ({ definition, has: true, value: [option] }))
  }
  if (Array.isArray(value) || value === 'none' || value === 'no' || value === 0) {
    return [{ definition, has: false, value: null }]
  }
  return [{ definition, has: true, value: value === 'yes' ? null : value }]
}
