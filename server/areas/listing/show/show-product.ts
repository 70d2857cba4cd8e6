import type { Product } from '#contract/product.ts'
import { profileCompleteness } from '#domain/account/profile-completeness.ts'
import { type AuctionState, unlistedStatuses } from '#domain/auction/core/state.ts'
import { adStatus } from '#domain/auction/process/review/ad-status.ts'
import type { Damage } from '#domain/listing/listing.ts'
import { mayEdit } from '#domain/listing/may.ts'
import { progressRows, requiredProgress } from '#domain/listing/progress.ts'
import { missingByStep, stepProgress, totalProgress } from '#domain/listing/steps.ts'
import { type ListingViewer, visibleValues } from '#domain/listing/visible-values.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { damageAttributes } from '#domain/vehicle/catalogue/damage.ts'
import { toWireValues } from '#domain/vehicle/wire-values.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { findMarketViewer, type MarketViewer, type Seller } from '../../account/api.ts'
import { findBoundRound, presentAuction, presentAuctions } from '../../auction/api.ts'
import { publicDocument } from '../edit/upload-document.ts'
import { editorOf } from '../records/editor.ts'
import { listWatchedAmong } from '../records/listing-lists.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findListing, type StoredListing } from '../records/listing-store.ts'
import { galleryEntries, type KnownPictures, listPictures } from '../records/picture-store.ts'
import { sellerFactsOf } from '../records/seller-facts.ts'
import { findVehicleTax } from './vehicle-tax.ts'

/**
 * One ad as this caller may see it, with its auction and the bid history if they may see that. Bidders
 * whose bid still binds while the next round is written or reviewed see what they bid on, and its round.
 */
export async function showProduct(
  services: ListingServices,
  context: CallContext,
  entityId: number,
  { isForEditor = false }: { readonly isForEditor?: boolean } = {},
): Promise<Product> {
  const stored = await findListing(services.pool, entityId, services.keys.auctionSecrets)
  if (!stored) throw refuseCall('NOT_FOUND')
  const [newest] = await services.auctions.listNewest(services.pool, [entityId])
  const editor = editorOf(services, context, stored)
  const isOwn =
    editor.kind === 'customer'
      ? stored.owner.customerId === editor.customerId
      : editor.kind === 'visitor' && editor.holdsVisitorKey
  const viewer = await findMarketViewer(services.pool, context.viewer, {
    ownerCustomerIds: newest ? [newest.ownerCustomerId] : [],
    termsValidFrom: services.termsValidFrom,
    now: services.now(),
  })
  const isListed = !unlistedStatuses.includes(adStatus(newest ?? null))
  const isSeen = isListed || isOwn || editor.kind === 'operator'
  const { merchantId } = viewer
  const boundRound = isSeen
    ? undefined
    : await findBoundRound(services.pool, services.auctions, { newest, merchantId })
  if (!isSeen && !boundRound) throw refuseCall('NOT_FOUND')
  const auction = boundRound ?? newest
  const listing = boundRound ? asReleased(stored) : stored
  const keys = [...listing.gallery, ...listing.damages.flatMap(({ pictures }) => pictures)]
  const seller =
    isOwn && listing.owner.customerId !== undefined
      ? await services.sellers.find(services.pool, listing.owner.customerId)
      : undefined
  // An editor saves every few seconds and shows no bids.
  const present = isForEditor ? presentWithoutHistory : presentAuction
  return presentProduct(listing, {
    viewer: listingViewerOf(viewer, isOwn),
    isOwn,
    isEditable: mayEdit(stored, { editor }).isAllowed,
    auction: auction && (await present(services.pool, auction, viewer)),
    auctionStatus: auction?.status,
    pictures: await listPictures(
      services.pool,
      keys.map(({ value }) => value),
    ),
    isWatched: await isWatched(services, viewer, entityId),
    tax: await findVehicleTax(services, { listing, auction }, viewer),
    seller,
  })
}

async function presentWithoutHistory(
  ...[db, auction, viewer]: Parameters<typeof presentAuction>
): ReturnType<typeof presentAuction> {
  const [view] = await presentAuctions(db, [auction], viewer)
  return view ?? null
}

/** What it said when it was last on the market. */
export function asReleased(listing: StoredListing): StoredListing {
  return { ...listing, ...listing.lastReleased }
}

function listingViewerOf(viewer: MarketViewer, isOwn: boolean): ListingViewer {
  if (viewer.isOperator) return 'operator'
  if (isOwn) return 'owner'
  return viewer.isAcceptedDealer ? 'dealer' : 'public'
}

async function isWatched(
  services: ListingServices,
  viewer: MarketViewer,
  listingId: number,
): Promise<boolean> {
  if (viewer.merchantId === null || viewer.customerId === null) return false
  const { customerId } = viewer
  return (await listWatchedAmong(services.pool, { customerId, listingIds: [listingId] })).size > 0
}

function presentProduct(
  listing: StoredListing,
  parts: {
    readonly viewer: ListingViewer
    readonly isOwn: boolean
    readonly isEditable: boolean
    readonly auction: Product['auction'] | undefined
    readonly auctionStatus: AuctionState['status'] | undefined
    readonly pictures: KnownPictures
    readonly isWatched: boolean
    readonly tax: Product['tax']
    readonly seller: Seller | undefined
  },
): Product {
  const seesEverything = parts.isOwn || parts.viewer === 'operator'
  return {
    entityId: listing.entityId,
    productType: listing.kind,
    status: parts.auction?.status ?? 'editing',
    version: listing.version,
    isOwn: parts.isOwn,
    isEditable: parts.isEditable,
    attributes: toWireValues(
      listingAttributes,
      visibleValues(listingAttributes, listing.values, parts.viewer),
    ),
    damages: listing.damages.map((damage) => ({
      sortOrder: damage.sortOrder,
      attributes: toWireValues(
        damageAttributes,
        visibleValues(damageAttributes, damage.values, parts.viewer),
      ),
      images: galleryEntries(damage.pictures, parts.pictures),
      report: reportOf(damage),
    })),
    writtenIn: listing.consent?.locale ?? null,
    gallery: galleryEntries(listing.gallery, parts.pictures),
    documents: documentsFor(listing, seesEverything ? 'all' : parts.viewer),
    tax: parts.tax,
    readyToSubmitForReview: seesEverything ? readiness(listing, parts.seller) : null,
    reviewRemarks: seesEverything ? (listing.review?.remarks ?? null) : null,
    isWatched: parts.isWatched,
    submittedAt: seesEverything ? (listing.submittedAt?.toISOString() ?? null) : null,
    updatedAt: listing.updatedAt.toISOString(),
    auction: parts.auction ?? null,
  }
}

function reportOf({ report }: Damage): Product['damages'][number]['report'] {
  return report ? { ...report, reportedAt: new Date(report.reportedAt).toISOString() } : null
}

/** A file's name may hold a person's; dealers learn which documents there are, not what they are called. */
function documentsFor(listing: StoredListing, viewer: ListingViewer | 'all'): Product['documents'] {
  const documents = listing.documents.map(publicDocument)
  if (viewer === 'all') return documents
  return viewer === 'dealer' ? documents.map((each) => ({ ...each, fileName: '' })) : []
}

/** Percents and what is missing (spec 3); computed here, shown as it is. */
export function readiness(listing: StoredListing, seller: Seller | undefined) {
  const progress = requiredProgress({
    ...listing,
    ...sellerFactsOf(seller),
    ...(seller && { profile: profileCompleteness(seller.profile, seller.profileType) }),
  })
  const steps = stepProgress(progress, listing.kind)
  return {
    requiredPercent: totalProgress(steps).requiredPercent,
    progress: [...progressRows(progress)],
    missing: missingByStep(steps).flatMap(({ step, missing }) =>
      missing.map((attributeCode) => ({ step, attributeCode })),
    ),
  }
}
