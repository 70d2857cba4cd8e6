import type { RouteName } from '#locales/paths.ts'

/**
 * How the screens of some routes differ from the usual: the screen of a route stands in the folder of
 * the route's name, `screens/<area>/<merchant-landing>/screen.tsx` for `merchantLanding`, in the default
 * frame and for everybody. A route whose folder does not exist yet answers 404.
 */

/** `default`: bars, page, footer. `funnel`: no top bar (spec 2, valuation). `plain`: no footer. */
export type Frame = 'default' | 'funnel' | 'plain'

/** Whom a screen is for; others are sent to the login or told that the page does not exist. */
export type Audience = 'everyone' | 'customer' | 'merchant'

/**
 * What runs the screen in the browser of somebody who is not logged in: `islands` is a small script and
 * single parts that wake when they are used, `application` the whole of React with the router
 * (docs/architecture.md, "Islands"). Whoever is logged in has the whole application everywhere.
 */
type Script = 'application' | 'islands'

export type ScreenPlace = {
  readonly script?: Script
  readonly folder?: string
  readonly frame?: Frame
  readonly audience?: Audience
}

const places: Readonly<Partial<Record<RouteName, ScreenPlace>>> = {
  home: { script: 'islands' },
  catalog: { script: 'islands' },
  product: { script: 'islands' },
  search: { script: 'islands' },
  about: { script: 'islands' },
  contact: { script: 'islands' },
  faq: { script: 'islands' },
  sellGuide: { script: 'islands' },
  sellGuideArticle: { script: 'islands' },
  blogAuthor: { script: 'islands' },
  imprint: { script: 'islands' },
  jobs: { script: 'islands' },
  merchantDirectory: { script: 'islands' },
  merchantLanding: { script: 'islands' },
  partner: { script: 'islands' },
  pricing: { script: 'islands' },
  marketPrices: { script: 'islands' },
  privacy: { script: 'islands' },
  terms: { script: 'islands' },

  auctionJournal: { folder: 'auction/journal' },
  renegotiation: { audience: 'customer' },

  valuateMotorhome: { folder: 'site/valuation-start', frame: 'plain', script: 'islands' },
  valuateMotorhomeStep: { folder: 'valuation/step', frame: 'funnel' },
  valuateMotorhomeLongStep: { folder: 'valuation/step', frame: 'funnel' },
  valuateMotorhomeSuccess: { folder: 'valuation/success', frame: 'funnel' },
  valuateMotorhomeReport: { folder: 'site/valuation-report', script: 'islands' },
  valuateTrailer: { folder: 'site/valuation-start', frame: 'plain', script: 'islands' },
  valuateTrailerStep: { folder: 'valuation/step', frame: 'funnel' },
  valuateTrailerSuccess: { folder: 'valuation/success', frame: 'funnel' },
  valuateTrailerReport: { folder: 'site/valuation-report', script: 'islands' },

  sell: { folder: 'listing/new-ad', script: 'islands' },
  sellStep: { folder: 'listing/new-ad-step' },
  adEdit: { folder: 'listing/edit', frame: 'plain' },
  helpWithAd: { folder: 'auth/help-with-ad' },
  adEditFallback: { folder: 'listing/edit-fallback', frame: 'plain' },

  account: { audience: 'customer' },
  accountSettings: { folder: 'account/settings', audience: 'customer' },
  accountReferrals: { folder: 'account/referrals', audience: 'customer' },
  secondFactor: { audience: 'customer' },
  personalData: { audience: 'customer' },
  companyPeople: { audience: 'merchant' },
  companyInvitation: { frame: 'plain' },
  accountEmailSettings: { folder: 'account/email-settings' },
  myVehicles: { audience: 'customer' },
  sales: { audience: 'customer' },
  handover: { audience: 'customer' },
  messages: { audience: 'customer', frame: 'plain' },
  messageThread: { folder: 'messaging/messages', audience: 'customer', frame: 'plain' },

  merchantWatchlist: { folder: 'merchant/watchlist', audience: 'merchant' },
  merchantToday: { folder: 'merchant/today', audience: 'merchant' },
  merchantBids: { folder: 'merchant/bids', audience: 'merchant' },
  merchantAds: { folder: 'merchant/my-ads', audience: 'merchant' },
  merchantPurchases: { folder: 'merchant/purchases', audience: 'merchant' },
  merchantSearches: { folder: 'merchant/searches', audience: 'merchant' },
  merchantNews: { folder: 'merchant/news', audience: 'merchant' },
  merchantGuidelines: { folder: 'merchant/guidelines', audience: 'merchant' },
  merchantIntegrations: { folder: 'merchant/integrations', audience: 'merchant' },
  merchantSyscara: { folder: 'merchant/syscara', audience: 'merchant' },

  login: { frame: 'plain' },
  register: { frame: 'plain' },
  forgotPassword: { frame: 'plain' },
  resetPassword: { frame: 'plain' },
  unlockAccount: { frame: 'plain' },
  authLogin: { frame: 'plain' },
  authLogOut: { folder: 'auth/log-out', frame: 'plain' },
  authLoggedIn: { folder: 'auth/logged-in', frame: 'plain' },
  authProgram: { frame: 'plain' },
  authRedirectToAuthorize: { folder: 'auth/redirect-to-authorize', frame: 'plain' },
  authSigningIn: { folder: 'auth/signing-in', frame: 'plain' },
  authUndoEmail: { folder: 'auth/undo-email', frame: 'plain' },
  authVerify: { folder: 'auth/verify', frame: 'plain' },
}

export function frameOf(name: RouteName): Frame {
  return places[name]?.frame ?? 'default'
}

export function audienceOf(name: RouteName): Audience {
  return places[name]?.audience ?? 'everyone'
}

export function scriptOf(name: RouteName): Script {
  return places[name]?.script ?? 'application'
}

/** Of these folders the one that shows the route, undefined while there is none. */
export function folderOf(name: RouteName, folders: readonly string[]): string | undefined {
  const named = places[name]?.folder
  if (named !== undefined) return folders.find((folder) => folder === named)
  const own = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
  return folders.find((folder) => folder.endsWith(`/${own}`))
}
