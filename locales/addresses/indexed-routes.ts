import type { RouteName } from '../path-table.ts'

/**
 * The pages that search engines may show: their addresses stand in the sitemap and name their alternates. Every other
 * page says `noindex`.
 */
export const indexedRoutes = [
  'home',
  'catalog',
  'product',
  'sell',
  'valuateMotorhome',
  'valuateTrailer',
  'marketPrices',
  'pricing',
  'merchantLanding',
  'merchantDirectory',
  'sellGuide',
  'sellGuideArticle',
  'blogAuthor',
  'faq',
  'about',
  'contact',
  'jobs',
  'partner',
  'terms',
  'privacy',
  'imprint',
] as const satisfies readonly RouteName[]

/**
 * Every other page with the reason why search engines leave it out: it shows again what another one shows, is a step of
 * somebody's own, is closed without a login, is the way to a login, or is opened by a link that one reader has.
 */
type Reason = 'doubled' | 'personal' | 'closed' | 'entrance' | 'linked'

/** Does not compile while a page stands in neither table. */
export const leftOutRoutes: Readonly<
  Record<Exclude<RouteName, (typeof indexedRoutes)[number]>, Reason>
> = {
  search: 'doubled',
  valuateMotorhomeStep: 'personal',
  valuateMotorhomeLongStep: 'personal',
  valuateMotorhomeSuccess: 'personal',
  valuateMotorhomeReport: 'personal',
  valuateTrailerStep: 'personal',
  valuateTrailerSuccess: 'personal',
  valuateTrailerReport: 'personal',
  sellStep: 'personal',
  continueAd: 'personal',
  helpWithAd: 'personal',
  adEdit: 'personal',
  adEditFallback: 'personal',
  privacyChoices: 'personal',
  auctionJournal: 'closed',
  renegotiation: 'closed',
  handover: 'closed',
  account: 'closed',
  accountSettings: 'closed',
  accountEmailSettings: 'closed',
  myVehicles: 'closed',
  sales: 'closed',
  messages: 'closed',
  messageThread: 'closed',
  merchantWatchlist: 'closed',
  merchantToday: 'closed',
  merchantBids: 'closed',
  merchantAds: 'closed',
  merchantPurchases: 'closed',
  merchantSearches: 'closed',
  merchantNews: 'closed',
  merchantGuidelines: 'closed',
  merchantIntegrations: 'closed',
  merchantSyscara: 'closed',
  secondFactor: 'closed',
  personalData: 'closed',
  companyPeople: 'closed',
  accountReferrals: 'closed',
  login: 'entrance',
  register: 'entrance',
  forgotPassword: 'entrance',
  authLogin: 'entrance',
  authLogOut: 'entrance',
  authLoggedIn: 'entrance',
  authProgram: 'entrance',
  authRedirectToAuthorize: 'entrance',
  authSigningIn: 'entrance',
  resetPassword: 'linked',
  unlockAccount: 'linked',
  newsletterConfirm: 'linked',
  authUndoEmail: 'linked',
  authVerify: 'linked',
  companyInvitation: 'linked',
  referral: 'linked',
}

export function isIndexed(name: RouteName): boolean {
  return (indexedRoutes as readonly RouteName[]).includes(name)
}
