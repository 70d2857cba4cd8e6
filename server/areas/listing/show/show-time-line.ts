import { defaultMarketSettings } from '#domain/auction/core/settings.ts'
import { chosenSlot } from '#domain/calendar/slots.ts'
import { reviewDueAt } from '#domain/listing/review.ts'
import { textOf } from '#domain/vehicle/values.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { findMarketNow } from '../../auction/api.ts'
import { loadOwn } from '../edit/edit-guard.ts'
import type { ListingServices } from '../records/listing-services.ts'

/**
 * What happens with a submitted ad and by when: the promise of the review, and the first end that an auction can
 * have, if the review is done now at the earliest and by its promise at the latest (rules 3, 12). Null where it is not
 * under review: a page that shows the review asks anew in the moment of the verdict.
 */
export async function showTimeLine(
  services: ListingServices,
  context: CallContext,
  entityId: number,
) {
  const listing = await loadOwn(services, context, entityId)
  const { submittedAt } = listing
  if (listing.phase !== 'under_review' || submittedAt === null) return { timeLine: null }
  const now = await findMarketNow(services.pool)
  const dueAt = reviewDueAt(submittedAt.getTime())
  const loads = await services.auctions.listSlotLoads(services.pool, new Date(now))
  const slotAt = (approvedAt: number) =>
    chosenSlot({ approvedAt, settings: defaultMarketSettings.slots, loads })
  const earliest = slotAt(now)
  const latest = slotAt(Math.max(dueAt, now))
  return {
    timeLine: {
      submittedAt: submittedAt.toISOString(),
      reviewDueAt: new Date(dueAt).toISOString(),
      firstStartsAt: new Date(earliest.startsAt).toISOString(),
      firstEndsAt: new Date(earliest.endsAt).toISOString(),
      latestEndsAt: new Date(latest.endsAt).toISOString(),
      isOfferCollection: textOf(listing.values, 'sale_mode') === 'offer_collection',
    },
  }
}
