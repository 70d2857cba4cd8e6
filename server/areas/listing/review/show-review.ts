import type { z } from 'zod'
import type { reviewEndpoints, reviewed } from '#contract/endpoints/review.ts'
import { defaultMarketSettings } from '#domain/auction/core/settings.ts'
import { standsAgainstReview } from '#domain/auction/process/review/same-vehicle.ts'
import {
  leastStartPriceEur,
  mostStartPriceEur,
} from '#domain/auction/process/rounds/restart-rules.ts'
import { chosenSlot } from '#domain/calendar/slots.ts'
import { type VatRegime, vatRegimes } from '#domain/listing/listing.ts'
import {
  isNewVehicle,
  mayBeNewVehicle,
  mayHaveVatRegime,
  reviewDueAt,
} from '#domain/listing/review.ts'
import { suggestedStartPriceEur } from '#domain/pricing/suggested-start-price.ts'
import { numberOf, textOf } from '#domain/vehicle/values.ts'
import { shownTelephone } from '#locales/telephone/read-telephone.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { findMarketViewer, recordOperatorAction, type Seller } from '../../account/api.ts'
import { findMarketNow } from '../../auction/api.ts'
import { heldApprovalStore } from '../records/held-approval-store.ts'
import { findHistory, type ListingHistory } from '../records/listing-history-store.ts'
import { listUnderReview } from '../records/listing-lists.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findListing, listListings, type StoredListing } from '../records/listing-store.ts'
import { openListing } from '../records/sealed-values.ts'
import { sellerFactsOf } from '../records/seller-facts.ts'
import { loadVehicleOffers } from '../records/vehicle-offers.ts'
import { presentCards } from '../show/present-card.ts'
import { showProduct } from '../show/show-product.ts'
import { reviewedRemarks } from '../show/show-remarks.ts'
import { presentHeld, refusalInWords } from './held-approvals.ts'
import { countOpenSuspicions, presentSuspicions, suspicionsOf } from './suspicions.ts'

const hourMs = 3_600_000
const soonHours = 3
const ageBucketHours = 4
const ageBuckets = 7

type Queue = z.infer<typeof reviewEndpoints.list.output>

/** The queue of ads under review with its 24-hour clock, the oldest first (rules 12). */
export async function showReviewQueue(
  services: ListingServices,
  context: CallContext,
): Promise<Queue> {
  const allWaiting = await listUnderReview(services.pool)
  const held = await heldApprovalStore.listWaiting(services.pool)
  const heldIds = new Set(held.map(({ entityId }) => entityId))
  const waiting = allWaiting.filter(({ listingId }) => !heldIds.has(listingId))
  const ids = allWaiting.map(({ listingId }) => listingId)
  const viewer = await findMarketViewer(services.pool, context.viewer, {
    ownerCustomerIds: [],
    termsValidFrom: services.termsValidFrom,
    now: services.now(),
  })
  const cards = new Map(
    (await presentCards(services, ids, viewer)).map((card) => [card.entityId, card]),
  )
  const listings = new Map(
    (await listListings(services.pool, ids)).map((listing) => [
      listing.entityId,
      openListing(listing, services.keys.auctionSecrets),
    ]),
  )
  const offers = await loadVehicleOffers(services, services.pool, ids)
  const now = await findMarketNow(services.pool)
  const open = await countOpenSuspicions(
    services,
    new Map(
      [...listings].map(([listingId, listing]) => [
        listingId,
        suspicionsOf(listing, { offers: offers.get(listingId) ?? [], now }),
      ]),
    ),
  )
  const ages = Array.from({ length: ageBuckets }, () => 0)
  const queue: Queue['queue'] = []
  for (const { listingId, submittedAt } of waiting) {
    const card = cards.get(listingId)
    const listing = listings.get(listingId)
    if (!card || !listing) continue
    const seller = await findSeller(services, listing)
    const dueAt = reviewDueAt(submittedAt.getTime())
    const hours = (now - submittedAt.getTime()) / hourMs
    const bucket = Math.min(ageBuckets - 1, Math.floor(hours / ageBucketHours))
    ages[bucket] = (ages[bucket] ?? 0) + 1
    queue.push({
      product: card,
      submittedAt: submittedAt.toISOString(),
      dueAt: new Date(dueAt).toISOString(),
      isOverdue: now > dueAt,
      sellerType: seller?.profileType ?? '',
      flags: open.get(listingId) ?? 0,
    })
  }
  return {
    queue,
    held: held.flatMap((one) => {
      const product = cards.get(one.entityId)
      return product ? [{ ...presentHeld(one, context), product }] : []
    }),
    overdue: queue.filter(({ isOverdue }) => isOverdue).length,
    dueSoon: queue.filter(({ dueAt, isOverdue }) => {
      return !isOverdue && Date.parse(dueAt) < now + soonHours * hourMs
    }).length,
    ages,
  }
}

/** How many ads wait, and how many for longer than promised. */
export async function countReviews(
  services: Pick<ListingServices, 'pool'>,
): Promise<{ readonly waiting: number; readonly overdue: number }> {
  const waiting = await listUnderReview(services.pool)
  const now = await findMarketNow(services.pool)
  const overdue = waiting.filter(({ submittedAt }) => reviewDueAt(submittedAt.getTime()) < now)
  return { waiting: waiting.length, overdue: overdue.length }
}

/** One ad with everything the review needs; that the operator looked is logged (rules 11). */
export async function showReview(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<z.infer<typeof reviewed>> {
  const listing = await findListing(services.pool, entityId, services.keys.auctionSecrets)
  const seller = listing && (await findSeller(services, listing))
  if (!listing || !seller) throw refuseCall('NOT_FOUND')
  await recordOperatorAction(services.pool, context, {
    action: 'view_review',
    subject: { kind: 'listing', id: entityId },
  })
  const now = await findMarketNow(services.pool)
  const slot = chosenSlot({
    approvedAt: now,
    settings: defaultMarketSettings.slots,
    loads: await services.auctions.listSlotLoads(services.pool, services.now()),
  })
  const [auction] = await services.auctions.listNewest(services.pool, [entityId])
  const least = auction ? leastStartPriceEur(auction, now) : null
  const targetEur = numberOf(listing.values, 'target_price') ?? null
  const sales = await services.listComparableSales(services.pool, entityId)
  const offers = (await loadVehicleOffers(services, services.pool, [entityId])).get(entityId) ?? []
  const submitted = listing.submittedAt
  const review = listing.review ?? {}
  const held = await heldApprovalStore.find(services.pool, entityId)
  const isNew = looksNew(listing, now)
  return {
    product: await showProduct(services, context, entityId),
    seller: sellerOf(seller),
    submittedAt: submitted?.toISOString() ?? null,
    dueAt: submitted ? new Date(reviewDueAt(submitted.getTime())).toISOString() : null,
    heldApproval: held && held.refusal === null ? presentHeld(held, context) : null,
    refusedApproval: refusalInWords(held, context.locale),
    vin: textOf(listing.values, 'vin') ?? null,
    targetPriceEur: targetEur,
    vatRegime: review.vatRegime ?? null,
    suggestedVatRegime: suggestedRegime(listing, seller),
    possibleVatRegimes: vatRegimes.filter((regime) =>
      mayHaveVatRegime(regime, sellerFactsOf(seller)),
    ),
    startPriceEur: startPriceOf(listing, least),
    startPriceReason: review.startPriceReason ?? '',
    ownStartPriceEur: numberOf(listing.values, 'start_price') ?? null,
    leastStartPriceEur: least,
    mostStartPriceEur: targetEur === null ? null : mostStartPriceEur(targetEur, least),
    suggestedStartPriceEur: suggestedStartPriceEur(sales),
    comparableSales: sales.length,
    isNewVehicle: mayBeNewVehicle(listing.kind) && (review.isNewVehicle ?? isNew),
    looksNew: isNew,
    flags: await presentSuspicions(services, entityId, suspicionsOf(listing, { offers, now })),
    otherListings: offers.map((offer) => ({
      entityId: offer.entityId,
      status: offer.status,
      isOffered: standsAgainstReview(offer, submitted?.getTime() ?? null),
    })),
    remarks: await reviewedRemarks(services, entityId),
    nextSlotEndsAt: new Date(slot.endsAt).toISOString(),
    history: historyOf(await findHistory(services.pool, entityId, services.keys.auctionSecrets)),
  }
}

function historyOf({ changes, consents }: ListingHistory) {
  return {
    changes: changes.map(({ changedAt, ...change }) => ({
      ...change,
      changedAt: changedAt.toISOString(),
    })),
    consents: consents.map(({ givenAt, ...consent }) => ({
      ...consent,
      givenAt: givenAt.toISOString(),
    })),
  }
}

/** What stands on file, raised where a bid of the round before binds on. */
function startPriceOf(listing: StoredListing, leastEur: number | null): number | null {
  const known = listing.review?.startPriceEur ?? numberOf(listing.values, 'start_price') ?? null
  return known === null || leastEur === null ? (known ?? leastEur) : Math.max(known, leastEur)
}

function sellerOf({ profile, ...seller }: Seller) {
  const person = [profile.name, profile.surname].filter(Boolean).join(' ')
  return {
    customerId: seller.customerId,
    name: profile.companyName ?? person,
    email: seller.email,
    phone: shownTelephone(profile.phone ?? profile.commercialCustomerContactPhone ?? ''),
    city: profile.city ?? '',
    profileType: seller.profileType,
  }
}

async function findSeller(
  services: ListingServices,
  listing: StoredListing,
): Promise<Seller | undefined> {
  const { customerId } = listing.owner
  return customerId === undefined ? undefined : services.sellers.find(services.pool, customerId)
}

/** VAT can be shown only by commercial sellers (spec 5.4). */
function suggestedRegime(listing: StoredListing, seller: Seller): VatRegime {
  if (seller.profileType === 'PRIVATE') return 'private'
  return listing.values.vat_reportable === true ? 'reportable' : 'margin_scheme'
}

function looksNew(listing: StoredListing, now: number): boolean {
  const year = numberOf(listing.values, 'first_registration_year') ?? 0
  const month = Number(textOf(listing.values, 'first_registration_month') ?? 1)
  const date = new Date(now)
  const ageMonths = (date.getUTCFullYear() - year) * 12 + date.getUTCMonth() + 1 - month
  const mileageKm = numberOf(listing.values, 'mileage') ?? Number.MAX_SAFE_INTEGER
  return isNewVehicle({ isMotorDriven: mayBeNewVehicle(listing.kind), mileageKm, ageMonths })
}
