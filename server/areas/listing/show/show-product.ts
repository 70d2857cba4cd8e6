import type { Product } from '#contract/product.ts'
import { profileCompleteness } from '#domain/account/profile-completeness.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import { type DocumentAccess, documentAccess } from '#domain/listing/documents/document-access.ts'
import { picturesOf } from '#domain/listing/gallery.ts'
import { isForOwnerAlone } from '#domain/listing/helping/who-helps.ts'
import type { Damage } from '#domain/listing/listing.ts'
import { progressRows, requiredProgress } from '#domain/listing/progress.ts'
import { missingByStep, stepProgress, totalProgress } from '#domain/listing/steps.ts'
import { type ListingViewer, visibleValues } from '#domain/listing/visible-values.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { damageAttributes } from '#domain/vehicle/catalogue/damage.ts'
import { toWireValues } from '#domain/vehicle/wire-values.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import type { MarketViewer, Seller } from '../../account/api.ts'
import { presentAuction, presentAuctions } from '../../auction/api.ts'
import { publicDocument } from '../edit/upload-document.ts'
import { presentHelpers } from '../helping/invite-helper.ts'
import { listConfirmations, type StoredConfirmation } from '../records/confirmation-store.ts'
import { helperOf } from '../records/editor.ts'
import { listWatchedAmong } from '../records/listing-lists.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { StoredHelper, StoredListing } from '../records/listing-store.ts'
import { galleryEntries, type KnownPictures } from '../records/picture-store.ts'
import { sellerFactsOf } from '../records/seller-facts.ts'
import { findTranslatedTexts } from '../translation/find-translated-texts.ts'
import { findPictures } from './find-pictures.ts'
import { findSeenListing } from './find-seen-listing.ts'
import { shownRemarks } from './show-remarks.ts'
import { shownImported } from './shown-imported.ts'
import { shownPages } from './shown-pages.ts'
import { findVehicleTax } from './vehicle-tax.ts'

/** One ad as this caller may see it, with its auction and the bid history if they may see that. */
export async function showProduct(
  services: ListingServices,
  context: CallContext,
  entityId: number,
  how: {
    readonly isForEditor?: boolean
    /** This very call has started the ad: its visitor's key is set on the answer, or another start took the ad up since. */
    readonly isMaker?: boolean
  } = {},
): Promise<Product> {
  const seen = await findSeenListing(services, context, entityId, how.isMaker)
  const { stored, listing, auction, viewer, editor, isOwn, isHelper, isEditable } = seen
  const keys = picturesOf(listing)
  const seller =
    isOwn && listing.owner.customerId !== undefined
      ? await services.sellers.find(services.pool, listing.owner.customerId)
      : undefined
  // An editor saves every few seconds and shows no bids.
  const present = how.isForEditor ? presentWithoutHistory : presentAuction
  const presented = auction && (await present(services.pool, auction, viewer))
  const listingViewer = listingViewerOf(viewer, isOwn || isHelper)
  const isBuyer = viewer.merchantId !== null && presented?.buyerMerchantId === viewer.merchantId
  const reader = { viewer: listingViewer, isOwn, isSold: presented?.status === 'sold', isBuyer }
  const documentsSeen = isHelper ? 'nothing' : documentAccess(reader)
  return presentProduct(listing, {
    viewer: listingViewer,
    documentsSeen,
    coveredPages: await shownPages(services, entityId, documentsSeen),
    isOwn,
    helper: (isHelper && helperOf(services, context, stored)) || undefined,
    helpers: isOwn ? presentHelpers(services, stored) : [],
    isEditable,
    auction: presented,
    auctionStatus: auction?.status,
    pictures: await findPictures(
      services,
      keys.map(({ value }) => value),
    ),
    isWatched: await isWatched(services, viewer, entityId),
    tax: await findVehicleTax(services, { listing, auction }, viewer),
    confirmations:
      isOwn || editor.kind === 'operator' ? await listConfirmations(services.pool, entityId) : [],
    imported: await shownImported(
      services,
      stored,
      isOwn || isHelper || editor.kind === 'operator',
    ),
    // Whoever writes on it reads their own words alone.
    translated: how.isForEditor ? null : await findTranslatedTexts(services, context, listing),
    remarks: isOwn || editor.kind === 'operator' ? await shownRemarks(services, entityId) : [],
    seller,
  })
}

async function presentWithoutHistory(
  ...[db, auction, viewer]: Parameters<typeof presentAuction>
): ReturnType<typeof presentAuction> {
  const [view] = await presentAuctions(db, [auction], viewer)
  return view ?? null
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
    readonly documentsSeen: DocumentAccess
    readonly coveredPages: Product['coveredPages']
    readonly isOwn: boolean
    /** Set when they help with it. */
    readonly helper: Pick<StoredHelper, 'name'> | undefined
    readonly helpers: Product['helpers']
    readonly isEditable: boolean
    readonly auction: Product['auction'] | undefined
    readonly auctionStatus: AuctionState['status'] | undefined
    readonly pictures: KnownPictures
    readonly isWatched: boolean
    readonly tax: Product['tax']
    readonly confirmations: readonly StoredConfirmation[]
    readonly imported: Product['imported']
    readonly translated: Product['translated']
    readonly remarks: Product['remarks']
    readonly seller: Seller | undefined
  },
): Product {
  const seesEverything = parts.isOwn || parts.viewer === 'operator'
  const isReleased = !['editing', 'under_review'].includes(parts.auctionStatus ?? 'editing')
  const definitions = parts.helper
    ? listingAttributes.filter(({ attributeCode }) => !isForOwnerAlone(attributeCode))
    : listingAttributes
  return {
    entityId: listing.entityId,
    productType: listing.kind,
    status: parts.auction?.status ?? 'editing',
    version: listing.version,
    isOwn: parts.isOwn,
    customerId: seesEverything ? (listing.owner.customerId ?? null) : null,
    helper: parts.helper ? { name: parts.helper.name } : null,
    helpers: parts.helpers,
    isEditable: parts.isEditable,
    attributes: toWireValues(definitions, visibleValues(definitions, listing.values, parts.viewer)),
    damages: listing.damages.map((damage) => ({
      sortOrder: damage.sortOrder,
      attributes: toWireValues(
        damageAttributes,
        visibleValues(damageAttributes, damage.values, parts.viewer),
      ),
      images: galleryEntries(damage.pictures, parts.pictures),
      report: reportOf(damage),
      spot: damage.spot ?? null,
    })),
    writtenIn: listing.consent?.locale ?? null,
    translated: parts.translated,
    gallery: galleryEntries(listing.gallery, parts.pictures),
    moreImages: galleryEntries(listing.moreImages, parts.pictures),
    reviewPictures:
      seesEverything || parts.helper ? galleryEntries(listing.reviewPictures, parts.pictures) : [],
    documents: documentsFor(listing, parts.documentsSeen),
    coveredPages: parts.coveredPages,
    tax: parts.tax,
    readyToSubmitForReview: seesEverything ? readiness(listing, parts.seller) : null,
    confirmations: parts.confirmations.map(({ confirmedAt, ...confirmation }) => ({
      ...confirmation,
      confirmedAt: confirmedAt.toISOString(),
    })),
    imported: parts.imported,
    remarks: parts.remarks,
    // Not while the review goes on: it may find another price.
    startPriceReason: (seesEverything && isReleased && listing.review?.startPriceReason) || null,
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
function documentsFor(listing: StoredListing, access: DocumentAccess): Product['documents'] {
  if (access === 'nothing') return []
  const documents = listing.documents.map(publicDocument)
  return access === 'files' ? documents : documents.map((each) => ({ ...each, fileName: '' }))
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
