import type { ReleasedState } from '#domain/auction/core/state.ts'
import { hourMs, type Instant, minuteMs } from '#domain/calendar/instant.ts'
import type { ListingServices } from '#server/areas/listing/api.ts'
import type { OrderServices } from '#server/areas/order/api.ts'
import type { AdToSeed } from '../ads/seed-ad.ts'
import type { SeededPerson } from '../people/seed-people.ts'
import type { Timeline } from './timeline.ts'

/** What every plan of the demo market works with. */
export type Stage = {
  readonly services: ListingServices
  readonly orders: OrderServices
  readonly timeline: Timeline
  readonly operator: SeededPerson
  readonly dealers: readonly SeededPerson[]
  /** The market's time when the demo begins. */
  readonly start: Instant
}

/** One ad from its release on, as the endings need it. */
export type ReleasedAd = AdToSeed & {
  readonly released: ReleasedState
  readonly dealers: readonly SeededPerson[]
}

/** Slots are every 15 minutes and at least 20 h ahead: this approval gets exactly that one. */
export function approvalFor(slot: Instant): Instant {
  return slot - 20 * hourMs - 7 * minuteMs
}
