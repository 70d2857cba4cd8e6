/** What the rest of the server may use of this area. */

export { registerChangeRoutes } from './change-routes.ts'
export { registerCoveredPageRoutes } from './covered-page-routes.ts'
export { registerDefectRoutes } from './defect-routes.ts'
export { releasePage, uploadPage } from './documents/covered-pages.ts'
export { claimAd, claimVisitorAds, findHeldKey, isKnownTo } from './edit/claim-listings.ts'
export { confirmAnswers } from './edit/confirm-answers.ts'
export { createListing } from './edit/create-listing.ts'
export { loadOwn } from './edit/edit-guard.ts'
export {
  createMakePictureSizes,
  type MakeSizes,
  queuePictureSizes,
} from './edit/make-picture-sizes.ts'
export { restartListing } from './edit/next-round.ts'
export { saveListing } from './edit/save-listing.ts'
export { submitListing } from './edit/submit-listing.ts'
export { uploadDocument } from './edit/upload-document.ts'
export { publishPicture, receivePicture } from './edit/upload-picture.ts'
export { registerHelperRoutes } from './helper-routes.ts'
export { registerImportRoutes } from './import-routes.ts'
export { createImportVehicle } from './importing/run-import.ts'
export { registerListingHelpRoutes } from './listing-help-routes.ts'
export { type ListingRouteServices, registerListingRoutes } from './listing-routes.ts'
export type { AdPart } from './records/by-column/catalog-ad-columns-store.ts'
export { type KeepForNextStart, openCatalogAds } from './records/by-column/read-catalog-ads.ts'
export { type CatalogAd, listCatalogAds } from './records/catalog-ad-store.ts'
export { listPages as listCoveredPages } from './records/covered-page-store.ts'
export { editKeyHashOf } from './records/editor.ts'
export {
  findOwnerId,
  findSubmitted,
  listOwnIds,
  listVisitorIds,
  listWatchedIds,
  listWatchers,
  saveWatched,
  summariseOwn,
} from './records/listing-lists.ts'
export type { ListingServices } from './records/listing-services.ts'
export { savePicture } from './records/picture-store.ts'
export {
  listLastBidsOf,
  listPaceOfQuarters,
  listSettledOfClass,
  type SettledOfClass,
} from './records/settled-auction-lists.ts'
export { listSameVehicleIds, lockVehicles } from './records/vehicle-store.ts'
export { createRemindOfAd } from './reminders/remind-of-ad.ts'
export { approveListing } from './review/approve-listing.ts'
export { countWaitingDefects } from './review/count-waiting-defects.ts'
export { heldApprovals } from './review/held-approvals.ts'
export { reviewDelays } from './review/review-delays.ts'
export { sendBackListing } from './review/review-listing.ts'
export { countReviews } from './review/show-review.ts'
export { createWithdrawSoldVehicle } from './review/withdraw-sold-vehicle.ts'
export { registerReviewRoutes } from './review-routes.ts'
export { registerRoundRoutes } from './round-routes.ts'
export { describeVehicles } from './show/describe-vehicles.ts'
export {
  type FoundListing,
  findListing,
  findWholeListing,
  listListings,
} from './show/find-listings.ts'
export { findSeenListing } from './show/find-seen-listing.ts'
export { findSoldVehicle, type SoldVehicle } from './show/find-sold-vehicle.ts'
export { listFollowable } from './show/list-followable.ts'
export { listMainPictures } from './show/list-main-pictures.ts'
export { createPictureAudience } from './show/picture-audience.ts'
export { presentCards, presentCardsOf, presentOwnBids } from './show/present-card.ts'
export { presentPublicCards } from './show/present-public-cards.ts'
export { createPublicPictures } from './show/public-pictures.ts'
export { showProduct } from './show/show-product.ts'
export { createLookAtStock } from './stock/look-at-stock.ts'
export { registerStockRoutes } from './stock-routes.ts'
export { createTranslateAd, queueMissingTranslations } from './translation/translate-ad.ts'
export { registerTranslationRoutes } from './translation-routes.ts'
