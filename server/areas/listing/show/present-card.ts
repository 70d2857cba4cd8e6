import type { OwnBidCard, ProductCard } from '#contract/product.ts'
import type { AuctionState, AuctionStatus } from '#domain/auction/core/state.ts'
import { adStatus } from '#domain/auction/process/review/ad-status.ts'
import { adFactsOf } from '#domain/catalog/row-of-listing.ts'
import { mainPictureOf } from '#domain/listing/gallery.ts'
import { reviewDueAt } from '#domain/listing/review.ts'
import { takesAnswers } from '#domain/question/may.ts'
import { postcodePrefix } from '#domain/vehicle/postcode.ts'
import { textOf } from '#domain/vehicle/values.ts'
import type { MarketViewer } from '../../account/api.ts'
import { presentAuctions } from '../../auction/api.ts'
import { countReleasedDocuments } from '../records/covered-page-store.ts'
import { listWatchedAmong } from '../records/listing-lists.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { listListings, type StoredListing } from '../records/listing-store.ts'
import type { KnownPictures } from '../records/picture-store.ts'
import { openListing } from '../records/sealed-values.ts'
import { cardFactsOf, imageOf } from './card-facts.ts'
import { findPictures } from './find-pictures.ts'
import { asReleased } from './find-seen-listing.ts'
import { readiness } from './show-product.ts'
import { listVehicleTaxes } from './vehicle-tax.ts'

/** Cards in the order of the ids; ads that are gone are left out. */
export async function presentCards(
  services: ListingServices,
  ids: readonly number[],
  viewer: MarketViewer,
): Promise<ProductCard[]> {
  const states = await services.auctions.listNewest(services.pool, ids)
  return presentCardsOf(services, { ids, states }, viewer)
}

/** The same with the rounds that the caller has chosen, one of each ad. */
export async function presentCardsOf(
  services: ListingServices,
  { ids, states }: ChosenRounds,
  viewer: MarketViewer,
): Promise<ProductCard[]> {
  const listings = await listListings(services.pool, ids)
  return cardsOf(services, { ids, states, listings }, viewer)
}

/** The same with what a landed price is reckoned from (rules 10). */
export async function presentOwnBids(
  services: ListingServices,
  { ids, states }: ChosenRounds,
  viewer: MarketViewer,
): Promise<OwnBidCard[]> {
  const listings = await listListings(services.pool, ids)
  const stateByListing = new Map(states.map((state) => [state.entityId, state]))
  const ads = listings.map((listing) => ({
    listing,
    auction: stateByListing.get(listing.entityId),
  }))
  const cards = await cardsOf(services, { ids, states, listings }, viewer)
  const taxes = await listVehicleTaxes(services, ads, viewer)
  return cards.map((card) => ({ ...card, tax: taxes.get(card.entityId) ?? null }))
}

type ChosenRounds = { readonly ids: readonly number[]; readonly states: readonly AuctionState[] }

async function cardsOf(
  services: ListingServices,
  { ids, states, listings: stored }: ChosenRounds & { readonly listings: readonly StoredListing[] },
  viewer: MarketViewer,
): Promise<ProductCard[]> {
  const listings = new Map(stored.map((listing) => [listing.entityId, asSeenBy(listing, viewer)]))
  const views = await presentAuctions(services.pool, states, viewer)
  const stateByListing = new Map(states.map((state) => [state.entityId, state]))
  const statusOf = (id: number) => adStatus(stateByListing.get(id) ?? null)
  const viewByListing = new Map(views.map((view) => [view.entityId, view]))
  const pictures = await findPictures(services, mainPictureKeys([...listings.values()]))
  const watched = await watchedAmong(services, ids, viewer)
  const drafts = [...listings.values()].filter(({ entityId }) => statusOf(entityId) === 'editing')
  const percents = await percentsOf(services, drafts, viewer)
  const questions = await openQuestionsOf(services, states, viewer)
  const isVisitor = viewer.customerId === null
  const documents = isVisitor ? new Map() : await countReleasedDocuments(services.pool, ids)
  return ids.flatMap((id) => {
    const listing = listings.get(id)
    if (!listing) return []
    const isOwn = viewer.customerId !== null && listing.owner.customerId === viewer.customerId
    return cardOf(listing, {
      status: statusOf(id),
      auction: viewByListing.get(id) ?? null,
      pictures,
      isWatched: watched.has(id),
      isOwn,
      seesPlace: isOwn || viewer.isOperator || viewer.isAcceptedDealer,
      documentCount: documents.get(id) ?? 0,
      openQuestions: isOwn ? (questions.get(id) ?? 0) : 0,
      requiredPercent: percents.get(id) ?? null,
    })
  })
}

/** What is being written for a next round is for its owner and the team; others see what was released. */
function asSeenBy(listing: StoredListing, viewer: MarketViewer): StoredListing {
  const isOwn = viewer.customerId !== null && listing.owner.customerId === viewer.customerId
  return isOwn || viewer.isOperator ? listing : asReleased(listing)
}

/** How far drafts have come, for those who may write them; their sellers' profiles count too. */
async function percentsOf(
  services: ListingServices,
  listings: readonly StoredListing[],
  viewer: MarketViewer,
): Promise<ReadonlyMap<number, number>> {
  const drafts = listings.filter(
    ({ owner }) => viewer.isOperator || owner.customerId === viewer.customerId,
  )
  const sellers = new Map<number, Awaited<ReturnType<typeof services.sellers.find>>>()
  for (const { owner } of drafts) {
    const { customerId } = owner
    if (customerId === undefined || sellers.has(customerId)) continue
    sellers.set(customerId, await services.sellers.find(services.pool, customerId))
  }
  const key = services.keys.auctionSecrets
  return new Map(
    drafts.map((listing) => {
      const seller = sellers.get(listing.owner.customerId ?? 0)
      return [listing.entityId, readiness(openListing(listing, key), seller).requiredPercent]
    }),
  )
}

function mainPictureKeys(listings: readonly StoredListing[]): string[] {
  return listings.flatMap((listing) => mainPictureOf(listing.gallery)?.value ?? [])
}

/** Of the viewer's own ads only; a page of the catalog asks for none. */
async function openQuestionsOf(
  services: ListingServices,
  states: readonly AuctionState[],
  { customerId }: MarketViewer,
): Promise<ReadonlyMap<number, number>> {
  const own = states.filter((state) => state.ownerCustomerId === customerId && takesAnswers(state))
  if (own.length === 0) return new Map()
  return services.countOpenQuestions(
    services.pool,
    own.map(({ entityId }) => entityId),
  )
}

async function watchedAmong(
  services: ListingServices,
  listingIds: readonly number[],
  viewer: MarketViewer,
): Promise<ReadonlySet<number>> {
  const { customerId } = viewer
  if (customerId === null || viewer.merchantId === null) return new Set()
  return listWatchedAmong(services.pool, { customerId, listingIds })
}

function cardOf(
  listing: StoredListing,
  parts: {
    readonly status: AuctionStatus
    readonly auction: ProductCard['auction']
    readonly pictures: KnownPictures
    readonly isWatched: boolean
    readonly isOwn: boolean
    readonly seesPlace: boolean
    readonly documentCount: number
    /** Null where the reader may not see the progress. */
    readonly requiredPercent: number | null
    readonly openQuestions: number
  },
): ProductCard {
  const { values } = listing
  return {
    entityId: listing.entityId,
    ...cardFactsOf(adFactsOf(listing)),
    // Only dealers see the first digits (rules 1).
    zipPrefix: parts.seesPlace ? postcodePrefix(textOf(values, 'location_zip') ?? '') : '',
    distanceKm: null,
    damageCount: parts.seesPlace ? listing.damages.length : null,
    documentCount: parts.seesPlace ? parts.documentCount : null,
    image: imageOf(parts.pictures.get(mainPictureOf(listing.gallery)?.value ?? '')),
    isWatched: parts.isWatched,
    isOwn: parts.isOwn,
    status: parts.auction?.status ?? 'editing',
    auction: parts.auction,
    updatedAt: listing.updatedAt.toISOString(),
    openQuestions: parts.openQuestions,
    requiredPercent: parts.requiredPercent,
    isSentBack: parts.isOwn && parts.status === 'editing' && listing.review?.remarks !== undefined,
    reviewDueAt: parts.isOwn ? promisedReview(listing, parts.status) : null,
  }
}

function promisedReview({ submittedAt }: StoredListing, status: AuctionStatus): string | null {
  if (status !== 'under_review' || submittedAt === null) return null
  return new Date(reviewDueAt(submittedAt.getTime())).toISOString()
}
