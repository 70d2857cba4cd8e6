import type { VehicleKind } from '../vehicle/attribute.ts'
import type { AttributeCode } from '../vehicle/catalogue/attributes.ts'
import { damageAreaGroupOf, damageKindsOf } from '../vehicle/catalogue/damage-areas.ts'
import type { DamageSpot } from '../vehicle/catalogue/damage-views.ts'
import type { AttributeValue, VehicleValues } from '../vehicle/values.ts'
import { isAnswered, textOf } from '../vehicle/values.ts'
import type { Damage } from './listing.ts'

/** The list of damages keeps sort orders 0, 1, 2 …, whatever is done to it (spec 4). */

export const maxDamages = 100

/** Characters of a defect that is reported after the release. */
export const shortestDefectText = 10

const emptyDamage: Damage = { sortOrder: 0, values: {}, pictures: [] }

export function damageAreaCode(kind: VehicleKind) {
  return kind === 'trailer' ? 'trailer_damage_area' : 'damage_area'
}

export function renumberedDamages(damages: readonly Damage[]): readonly Damage[] {
  const inOrder = [...damages].sort((first, second) => first.sortOrder - second.sortOrder)
  return inOrder.map((damage, sortOrder) => ({ ...damage, sortOrder }))
}

export function withoutDamage(damages: readonly Damage[], index: number): readonly Damage[] {
  return renumberedDamages(damages.filter((_damage, position) => position !== index))
}

/** At an index equal to the length a new damage grows from the empty template (spec 4). */
export function withDamage(
  damages: readonly Damage[],
  { index, change }: { readonly index: number; readonly change: DamageChange },
): readonly Damage[] {
  if (index < 0 || index > damages.length) return damages
  const current = damages[index] ?? { ...emptyDamage, sortOrder: index }
  const values = change.values ? damageValues(current.values, change.values) : current.values
  const changed: Damage = {
    ...withoutSpotElsewhere(current, change),
    ...(change.spot && { spot: change.spot }),
    values,
    pictures: change.pictures ?? current.pictures,
  }
  return damages.length === index
    ? [...damages, changed]
    : damages.map((damage, position) => (position === index ? changed : damage))
}

export type DamageChange = {
  readonly values?: Readonly<Record<string, AttributeValue | null>>
  readonly pictures?: Damage['pictures']
  readonly spot?: DamageSpot
}

/** An area chosen without pointing to it lies somewhere else than the spot before. */
function withoutSpotElsewhere(damage: Damage, change: DamageChange): Damage {
  if (!isAreaChanged(damage.values, change.values ?? {})) return damage
  const { spot: _spot, ...others } = damage
  return others
}

function isAreaChanged(values: VehicleValues, change: NonNullable<DamageChange['values']>) {
  return areaCodes.some((code) => code in change && change[code] !== values[code])
}

/**
 * `null` takes an answer away. Changing the area clears the chosen kinds (spec 4): the kinds of a
 * window say nothing about an engine. Kinds sent along with the new area are kept.
 */
function damageValues(
  values: VehicleValues,
  change: Readonly<Record<string, AttributeValue | null>>,
): VehicleValues {
  const before = isAreaChanged(values, change) ? { ...values, damage_kind: [] } : values
  const merged = Object.entries({ ...before, ...change }).filter(([, value]) => isAnswered(value))
  return Object.fromEntries(merged) as VehicleValues // The filter has taken the nulls out.
}

const areaCodes = ['damage_area', 'trailer_damage_area'] as const satisfies readonly AttributeCode[]

export const requiredPerDamage = ['area', 'kind', 'severity'] as const
export type RequiredPerDamage = (typeof requiredPerDamage)[number]

/** What a damage still lacks: where it is, what it is, how bad it is (attributes, section 7). */
export function missingOfDamage(damage: Damage, kind: VehicleKind): readonly RequiredPerDamage[] {
  const codes = {
    area: damageAreaCode(kind),
    kind: 'damage_kind',
    severity: 'damage_severity',
  } as const
  return requiredPerDamage.filter((each) => !isAnswered(damage.values[codes[each]]))
}

/** Kinds that do not belong to the area, because a client did not clear them. */
export function hasForeignKinds(damage: Damage, kind: VehicleKind): boolean {
  const area = textOf(damage.values, damageAreaCode(kind))
  const chosen = damage.values.damage_kind
  if (area === undefined || !Array.isArray(chosen) || !damageAreaGroupOf(area)) return false
  const possible: readonly string[] = damageKindsOf(area)
  return chosen.some((code) => !possible.includes(code))
}
