import type { RouteName } from '#locales/paths.ts'

/**
 * Which folder under `screens/` shows which route, in which frame and for whom. A route whose
 * folder does not exist yet is no part of the storefront: its address answers 404.
 */

/** `default`: bars, page, footer. `funnel`: no top bar (spec 2, valuation). `plain`: no footer. */
export type Frame = 'default' | 'funnel' | 'plain'

/** Whom a screen is for; others are sent to the login or told that the page does not exist. */
export type Audience = 'everyone' | 'customer' | 'merchant'

export type ScreenPlace = {
  readonly folder: string
  readonly frame?: Frame
  readonly audience?: Audience
}

export const screens: Readonly<Record<RouteName, ScreenPlace>> = {
  home: { folder: 'site/home' },
  about: { folder: 'site/about' },
  pricing: { folder: 'site/pricing' },
  contact: { folder: 'site/contact' },
  faq: { folder: 'site/faq' },
  jobs: { folder: 'site/jobs' },
  partner: { folder: 'site/partner' },
  terms: { folder: 'site/terms' },
  privacy: { folder: 'site/privacy' },
  imprint: { folder: 'site/imprint' },
  merchantDirectory: { folder: 'site/merchant-directory' },
  merchantLanding: { folder: 'site/merchant-landing' },
  sellGuide: { folder: 'site/sell-guide' },
  sellGuideArticle: { folder: 'site/sell-guide-article' },
  blogAuthor: { folder: 'site/blog-author' },
  newsletterConfirm: { folder: 'site/newsletter-confirm' },

  catalog: { folder: 'catalog/catalog' },
  search: { folder: 'catalog/search' },
  product: { folder: 'auction/product' },
  auctionJournal: { folder: 'auction/journal' },
  renegotiation: { folder: 'auction/renegotiation', audience: 'customer' },

  valuateMotorhome: { folder: 'valuation/start', frame: 'funnel' },
  valuateMotorhomeStep: { folder: 'valuation/step', frame: 'funnel' },
  valuateMotorhomeLongStep: { folder: 'valuation/step', frame: 'funnel' },
  valuateMotorhomeSuccess: { folder: 'valuation/success', frame: 'funnel' },
  valuateMotorhomeReport: { folder: 'valuation/report', frame: 'funnel' },
  valuateTrailer: { folder: 'valuation/start', frame: 'funnel' },
  valuateTrailerStep: { folder: 'valuation/step', frame: 'funnel' },
  valuateTrailerSuccess: { folder: 'valuation/success', frame: 'funnel' },
  valuateTrailerReport: { folder: 'valuation/report', frame: 'funnel' },

  sell: { folder: 'listing/new-ad' },
  sellStep: { folder: 'listing/new-ad-step' },
  continueAd: { folder: 'listing/continue-ad' },
  adEdit: { folder: 'listing/edit', frame: 'plain' },
  adEditFallback: { folder: 'listing/edit-fallback', frame: 'plain' },

  account: { folder: 'account/account', audience: 'customer' },
  accountSettings: { folder: 'account/settings', audience: 'customer' },
  accountEmailSettings: { folder: 'account/email-settings' },
  myVehicles: { folder: 'account/my-vehicles', audience: 'customer' },
  sales: { folder: 'account/sales', audience: 'customer' },
  messages: { folder: 'messaging/messages', audience: 'customer', frame: 'plain' },
  messageThread: { folder: 'messaging/messages', audience: 'customer', frame: 'plain' },

  merchantWatchlist: { folder: 'merchant/watchlist', audience: 'merchant' },
  merchantBids: { folder: 'merchant/bids', audience: 'merchant' },
  merchantAds: { folder: 'merchant/my-ads', audience: 'merchant' },
  merchantPurchases: { folder: 'merchant/purchases', audience: 'merchant' },
  merchantSearches: { folder: 'merchant/searches', audience: 'merchant' },
  merchantNews: { folder: 'merchant/news', audience: 'merchant' },
  merchantGuidelines: { folder: 'merchant/guidelines', audience: 'merchant' },
  merchantIntegrations: { folder: 'merchant/integrations', audience: 'merchant' },
  merchantSyscara: { folder: 'merchant/syscara', audience: 'merchant' },

  login: { folder: 'auth/login', frame: 'plain' },
  register: { folder: 'auth/register', frame: 'plain' },
  forgotPassword: { folder: 'auth/forgot-password', frame: 'plain' },
  resetPassword: { folder: 'auth/reset-password', frame: 'plain' },
  unlockAccount: { folder: 'auth/unlock-account', frame: 'plain' },
  authLogin: { folder: 'auth/auth-login', frame: 'plain' },
  authLoggedIn: { folder: 'auth/logged-in', frame: 'plain' },
  authRedirectToAuthorize: { folder: 'auth/redirect-to-authorize', frame: 'plain' },
  authSigningIn: { folder: 'auth/signing-in', frame: 'plain' },
  authVerify: { folder: 'auth/verify', frame: 'plain' },
}
