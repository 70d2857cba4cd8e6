import type { Light } from '../auction/core/events.ts'
import type { Instant } from '../calendar/instant.ts'
import type { VehicleKind } from '../vehicle/attribute.ts'

/**
 * One ad as the catalogue filters, counts and sorts it. The flat numbers and codes are made for a
 * columnar index: no nesting, `null` where the seller gave no answer.
 */
export type CatalogRow = {
  readonly entityId: number
  readonly auctionId: number
  readonly kind: VehicleKind
  /** An option of `make` or `trailer_make`; both spell a brand the same way. */
  readonly make: string
  /** As it is written, for search and sorting. */
  readonly makeName: string
  readonly model: string
  readonly bodyType: string
  readonly firstRegistrationYear: number
  readonly firstRegistrationMonth: number
  readonly mileageKm: number | null
  readonly lengthMm: number
  readonly licensedWeightKg: number
  readonly beds: number
  readonly seatsWithBelt: number | null
  readonly gearbox: string | null
  readonly emissionClass: string | null
  readonly axles: number | null
  readonly powerKw: number | null
  readonly bedTypes: readonly string[]
  readonly hasFourWheelDrive: boolean
  /** Of the living room, beside that of the cab. */
  readonly hasIndependentAirCondition: boolean
  readonly rearGarage: string | null
  readonly bathroomType: string | null
  readonly heatingType: string | null
  readonly mover: string | null
  readonly damaged: string | null
  readonly hailDamaged: string | null
  /** Plain words, each once. */
  readonly descriptionWords: readonly string[]
  /** Keys (`equipmentKey`). */
  readonly equipment: readonly string[]
  readonly country: string
  /** `DE24`: the country and the first two digits of the postcode. For dealers and operators only. */
  readonly regionCode: string | null
  /** The status as those who are not concerned see it (rules 1). */
  readonly status: string
  readonly isPrivateAuction: boolean
  readonly isVatReportable: boolean
  readonly startPriceEur: number | null
  readonly buyNowPriceEur: number | null
  /** For accepted dealers and operators only; never part of an answer to anybody else. */
  readonly currentBidEur: number | null
  /** Of a running auction; for accepted dealers and operators only. */
  readonly light: Light | null
  /** How many defects, and of how many kinds of papers pages are released; for accepted dealers and operators only. */
  readonly damageCount: number
  readonly documentCount: number
  readonly publishedAt: Instant
  readonly endsAt: Instant
}
