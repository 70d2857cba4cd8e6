import type { FieldFault } from '../refusal/field-fault.ts'
import { allowed, type Permission, refused } from '../refusal/refusal.ts'
import type { VehicleKind } from '../vehicle/attribute.ts'
import type { AttributeCode } from '../vehicle/catalogue/attributes.ts'
import { damageAttributes } from '../vehicle/catalogue/damage.ts'
import { validateValues } from '../vehicle/validate.ts'
import type { VehicleValues } from '../vehicle/values.ts'
import { damageAreaCode, hasForeignKinds, maxDamages, missingOfDamage } from './damages.ts'
import type { Damage, DamageReport, Listing } from './listing.ts'

/**
 * A defect that the owner finds or remembers after the release (rules 8). The ad can only be added to
 * then, and an operator says first whether it is material.
 */

export type ReportedDefect = {
  readonly area: string
  readonly kinds: readonly string[]
  readonly severity: string
  readonly description: string
}

export function damageOfDefect(defect: ReportedDefect, kind: VehicleKind): Damage {
  const values: VehicleValues = {
    [damageAreaCode(kind)]: defect.area,
    damage_kind: defect.kinds,
    damage_severity: defect.severity,
    damage_description: defect.description,
  }
  return { sortOrder: 0, values, pictures: [] }
}

/** What is wrong with a report, by the names of its fields. */
export function faultsOfDefect(
  damage: Damage,
  facts: { readonly kind: VehicleKind; readonly now: number },
): readonly FieldFault[] {
  const { kind, now } = facts
  const missing = missingOfDamage(damage, kind).map(
    (part): FieldFault => ({ field: part === 'kind' ? 'kinds' : part, rule: 'required' }),
  )
  const foreign: FieldFault[] = hasForeignKinds(damage, kind)
    ? [{ field: 'kinds', rule: 'option' }]
    : []
  const wrong = validateValues(damageAttributes, { ...damage.values, product_type: kind }, { now })
    .filter(({ field }) => field !== 'product_type')
    .map((fault) => ({ ...fault, field: fieldNames[fault.field] ?? fault.field }))
  return [...missing, ...foreign, ...wrong]
}

const fieldNames: Readonly<Partial<Record<string, string>>> = {
  damage_area: 'area',
  trailer_damage_area: 'area',
  damage_kind: 'kinds',
  damage_severity: 'severity',
  damage_description: 'description',
} satisfies Partial<Record<AttributeCode, string>>

/** A defect is never dropped: what finds no room beside those that wait is refused. */
export function mayAddDefect(
  listing: Pick<Listing, 'damages'>,
  { waiting }: { readonly waiting: number },
): Permission {
  const hasRoom = listing.damages.length + waiting < maxDamages
  return hasRoom ? allowed : refused('DEFECT_LIMIT_REACHED', { maximum: maxDamages })
}

/** Sent twice, by a second click or because its answer was lost: still one defect. */
export function isSameDefect(one: Damage['values'], other: Damage['values']): boolean {
  const codes = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...codes].every((code) => plain(one[code]) === plain(other[code]))
}

/** Kinds are a set: their order says nothing. */
function plain(value: Damage['values'][string] | undefined): string {
  return Array.isArray(value) ? value.toSorted().join() : String(value ?? '')
}

/** The published ad with the defect as its last damage: nothing else of it changes. */
export function withDefect(
  listing: Pick<Listing, 'damages'>,
  { values, report }: { readonly values: VehicleValues; readonly report: DamageReport },
): readonly Damage[] {
  const sortOrder = listing.damages.length
  return [...listing.damages, { sortOrder, values, pictures: [], report }]
}
