import type { Instant } from '../../calendar/instant.ts'
import type { AttributeCode } from '../../vehicle/catalogue/attributes.ts'
import { listingAttributes } from '../../vehicle/catalogue/attributes.ts'
import { askedAttributes } from '../../vehicle/required.ts'
import { validateValues } from '../../vehicle/validate.ts'
import type { AttributeValue, VehicleValues } from '../../vehicle/values.ts'
import { portals } from './portal-link.ts'

/**
 * Answers that came from outside: they fill what is open and renew what the same source has said before,
 * never what somebody has answered by hand, and are marked until the owner has confirmed or changed them.
 */

export const importSources = ['rdw', ...portals, 'syscara'] as const
export type ImportSource = (typeof importSources)[number]

export const importFailures = [
  'not_found',
  'busy',
  'unavailable',
  'unreadable',
  'not_offered',
] as const
/**
 * `busy`: too many asked at once. `unreadable`: it answered what cannot be read. `not_offered`: it lets
 * this installation read nothing.
 */
export type ImportFailure = (typeof importFailures)[number]

/** What was found is about another vehicle than the ad, as far as can be told. */
export const importWarnings = ['other_kind', 'unknown_kind'] as const
export type ImportWarning = (typeof importWarnings)[number]

export type ImportedAnswer = {
  readonly attributeCode: string
  readonly value: AttributeValue
  readonly source: ImportSource
  readonly isConfirmed: boolean
}

/** What the ad says as this source has said it before: a newer word of the same source may take its place. */
export function renewableAnswers(
  values: VehicleValues,
  imported: readonly ImportedAnswer[],
  source: ImportSource,
): ReadonlySet<string> {
  const same = imported.filter(
    (each) => each.source === source && isSame(values[each.attributeCode], each.value),
  )
  return new Set(same.map(({ attributeCode }) => attributeCode))
}

/**
 * Of what was found, the part that this ad has not answered yet, or that renews what the same source has said, and that
 * agrees with the rest of the ad.
 */
export function openForImport(
  values: VehicleValues,
  found: VehicleValues,
  {
    now,
    renewable = new Set(),
  }: { readonly now: Instant; readonly renewable?: ReadonlySet<string> },
): VehicleValues {
  const own = Object.fromEntries(Object.entries(values).filter(([code]) => !renewable.has(code)))
  // The fuel decides what else is asked, so it counts as answered already.
  const asked = new Set<string>(askedAttributes({ ...values, ...found, ...own }).map(codeOf))
  const open = Object.entries(found).filter(
    ([code, value]) => asked.has(code) && own[code] === undefined && !isSame(values[code], value),
  )
  const faults = validateValues(
    listingAttributes,
    { ...values, ...Object.fromEntries(open) },
    { now },
  )
  const refused = new Set(faults.map(({ field }) => field))
  return Object.fromEntries(open.filter(([code]) => !refused.has(code)))
}

/** How many answers the ad has that say something else than what was found; they stay as they are. */
export function countAnsweredOtherwise(
  values: VehicleValues,
  found: VehicleValues,
  renewable: ReadonlySet<string> = new Set(),
): number {
  return Object.entries(found).filter(
    ([code, value]) =>
      values[code] !== undefined && !renewable.has(code) && !isSame(values[code], value),
  ).length
}

/** Those that still stand as they came and wait for their owner's word, in the order of the catalogue. */
export function unconfirmedAnswers(
  values: VehicleValues,
  imported: readonly ImportedAnswer[],
): readonly ImportedAnswer[] {
  const waiting = new Map(
    imported
      .filter((each) => !each.isConfirmed && isSame(values[each.attributeCode], each.value))
      .map((each) => [each.attributeCode, each]),
  )
  return listingAttributes.flatMap(({ attributeCode }) => waiting.get(attributeCode) ?? [])
}

function codeOf({ attributeCode }: { readonly attributeCode: AttributeCode }): AttributeCode {
  return attributeCode
}

function isSame(one: AttributeValue | undefined, other: AttributeValue | undefined): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other)
}
