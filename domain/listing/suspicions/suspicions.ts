import type { Instant } from '../../calendar/instant.ts'
import { doubtsAbout } from '../../vehicle/plausibility.ts'
import type { VehicleValues } from '../../vehicle/values.ts'

/**
 * What an operator looks into before an ad goes out: answers that can be true but seldom are, makes that a
 * person looks at first, and other ads that offer the same vehicle. Few, so that each means something (spec 5.3).
 */
export type Suspicion = {
  /** Tells it from the others of its ad, and stays the same while its answer does. */
  readonly name: string
  readonly field: string
  readonly rule: string
  readonly params: Readonly<Record<string, string | number>>
}

export function suspicionsAbout(
  values: VehicleValues,
  facts: { readonly now: Instant; readonly offeredBy: readonly number[] },
): readonly Suspicion[] {
  return [
    ...facts.offeredBy.map((entityId) => ({
      name: `same_vehicle:${entityId}`,
      field: 'vin',
      rule: 'same_vehicle',
      params: { entityId },
    })),
    ...doubtsAbout(values, facts.now).map(({ field, doubt, params }) => ({
      name: `${field}:${doubt}`,
      field,
      rule: doubt,
      params: { ...params },
    })),
  ]
}
