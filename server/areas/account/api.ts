/** What the rest of the server may use of this area. */

export { registerAccountRoutes } from './account-routes.ts'
export type { AccountServices, AgentsToEnd } from './account-services.ts'
export { createCompanyNotes } from './company/note-calls.ts'
export { deviceName } from './device-name.ts'
export { checkedLocale, registerCustomer } from './identity/register-customer.ts'
export { isRepeatedByLink, queueLinkAgain } from './identity/repeat-link.ts'
export { verifyEmail } from './identity/verify-email.ts'
export { mountIssuer } from './issuer/mount-issuer.ts'
export { linkToken, loginCodeOf, readLinkToken, useLink } from './links.ts'
export { createCheckVatId, queueVatIdCheck, vatIdCheckJob } from './merchant/check-vat-id.ts'
export { listMarketPeople } from './merchant/list-market-people.ts'
export { listMerchantDirectory } from './merchant/list-merchant-directory.ts'
export { findMarketViewer, listMarketViewers, type MarketViewer } from './merchant/market-viewer.ts'
export {
  listLinkedMerchantIds,
  listMerchantsOfOwners,
  withOwnPeople,
} from './merchant/merchant-lists.ts'
export {
  countMerchantsInReview,
  decideAdmission,
  setVatIdState,
} from './merchant/review-merchants.ts'
export { liftBiddingStop, stopBidding } from './merchant/stop-bidding.ts'
export { askForYearlyChecks } from './merchant/yearly-check.ts'
export { registerRelatedOrigins } from './passkey/relying-party.ts'
export { describeAccountAttributes } from './profile/describe-account-attributes.ts'
export { type Buyer, findBuyer, listBuyers } from './profile/find-buyer.ts'
export { findSeller, listSellers, lockCustomer, type Seller } from './profile/find-people.ts'
export { saveProfile } from './profile/save-profile.ts'
export { uploadMerchantDocument } from './profile/upload-merchant-document.ts'
export { queueLinkNotification, queueNotification } from './queue-notification.ts'
export {
  listActionAges,
  listOperatorsOfAds,
  recordOperatorAction,
} from './record-operator-action.ts'
export {
  accessCookie,
  editKeyCookie,
  helpKeyCookie,
  refreshCookie,
} from './session/cookie-names.ts'
export { startEndedSessions } from './session/ended-sessions.ts'
export { findEndedSessions } from './session/find-ended-sessions.ts'
export { createIdentify } from './session/identify.ts'
export { deviceOf } from './session/known-devices.ts'
export { startLoginEra } from './session/login-era.ts'
export { findLoginId, listLiveLoginIds } from './session/login-lists.ts'
export { requireIdentityProof } from './session/require-identity-proof.ts'
export { ensureVisitorId, visitorIdOf } from './session/visitor-cookies.ts'
