/** What the rest of the server may use of this area. */

export { registerDefectRoutes } from './defect-routes.ts'
export { claimVisitorAds } from './edit/claim-listings.ts'
export { createListing } from './edit/create-listing.ts'
export {
  createMakePictureSizes,
  type MakeSizes,
  queuePictureSizes,
} from './edit/make-picture-sizes.ts'
export { restartListing } from './edit/next-round.ts'
export { submitListing } from './edit/submit-listing.ts'
export { uploadDocument } from './edit/upload-document.ts'
export { registerListingHelpRoutes } from './listing-help-routes.ts'
export { type ListingRouteServices, registerListingRoutes } from './listing-routes.ts'
export {
  type CatalogAd,
  listCatalogAds,
  listCatalogAdsAfter,
  writeMissingCatalogAds,
} from './records/catalog-ad-store.ts'
export {
  findOwnerId,
  listWatchedIds,
  listWatchers,
  saveWatched,
  summariseOwn,
} from './records/listing-lists.ts'
export type { ListingServices } from './records/listing-services.ts'
export { savePicture } from './records/picture-store.ts'
export { listSameVehicleIds, lockVehicles } from './records/vehicle-store.ts'
export { countWaitingDefects } from './review/count-waiting-defects.ts'
export { reviewDelays } from './review/review-delays.ts'
export { approveListing, sendBackListing } from './review/review-listing.ts'
export { countReviews } from './review/show-review.ts'
export { createWithdrawSoldVehicle } from './review/withdraw-sold-vehicle.ts'
export { registerReviewRoutes } from './review-routes.ts'
export { registerRoundRoutes } from './round-routes.ts'
export { describeVehicles } from './show/describe-vehicles.ts'
export { type FoundListing, findListing, listListings } from './show/find-listings.ts'
export { findSoldVehicle, type SoldVehicle } from './show/find-sold-vehicle.ts'
export { presentCards, presentCardsOf } from './show/present-card.ts'
export { presentPublicCards } from './show/present-public-cards.ts'
export { showProduct } from './show/show-product.ts'
