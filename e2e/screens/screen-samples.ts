import type { LooseParams, QueryValues, RouteName } from '#locales/paths.ts'

/**
 * What is looked at of every screen: who opens it, with which parameters. A screen that the table of paths has and this
 * one has not does not compile.
 */

export type Sample = {
  /** Tells several of one screen apart. */
  readonly name?: string
  /** Key of one of the demo's people; a visitor without. */
  readonly as?: string
  readonly params?: LooseParams
  readonly query?: QueryValues
  /** The screen whose first link leads here; where there is none, nothing is taken. */
  readonly linkedFrom?: RouteName
}

const everybody: readonly Sample[] = [{}]
const dealer: readonly Sample[] = [{ as: 'schwarz' }]
const seller: readonly Sample[] = [{ as: 'hansen' }]
/** Opened by a link of a mail, or leads on to another screen at once. */
const none: readonly Sample[] = []

const adSteps = [
  'profile',
  'equipment',
  'description',
  'defects',
  'images',
  'more-images',
  'more-information',
  'personal-data',
  'auction',
  'last-step',
]

const sellSteps = ['type', 'new-or-import', 'import', 'planned-date', 'steps', 'notes', 'sell']

export const samples: Readonly<Record<RouteName, readonly Sample[]>> = {
  home: [{}, { name: 'dealer', as: 'schwarz' }],
  about: everybody,
  catalog: [{}, { name: 'dealer', as: 'schwarz' }],
  marketPrices: everybody,
  product: [
    { linkedFrom: 'catalog' },
    { name: 'dealer', as: 'schwarz', linkedFrom: 'merchantBids' },
    { name: 'owner', as: 'nordlicht', linkedFrom: 'myVehicles' },
  ],
  search: everybody,
  pricing: everybody,
  contact: everybody,
  faq: everybody,
  jobs: everybody,
  partner: everybody,
  terms: everybody,
  privacy: everybody,
  privacyChoices: everybody,
  imprint: everybody,
  merchantDirectory: everybody,
  merchantLanding: everybody,
  sellGuide: everybody,
  sellGuideArticle: [{ linkedFrom: 'sellGuide' }],
  blogAuthor: [{ linkedFrom: 'sellGuideArticle' }],
  auctionJournal: [{ as: 'schwarz', linkedFrom: 'product' }],
  renegotiation: [{ as: 'kolding', linkedFrom: 'myVehicles' }],

  valuateMotorhome: everybody,
  valuateMotorhomeStep: [
    { name: 'first', params: { step: '1' } },
    { name: 'second', params: { step: '2' } },
  ],
  valuateMotorhomeLongStep: [{ params: { step: '2' } }],
  valuateMotorhomeSuccess: everybody,
  valuateMotorhomeReport: none,
  valuateTrailer: everybody,
  valuateTrailerStep: [{ params: { step: '1' } }],
  valuateTrailerSuccess: none,
  valuateTrailerReport: none,

  sell: everybody,
  sellStep: sellSteps.map((step) => ({ name: step, params: { step } })),
  // It leads on to the step of the editor that is next.
  continueAd: [{ name: 'draft', as: 'hansen', linkedFrom: 'myVehicles' }],
  helpWithAd: none,
  adEdit: [
    ...adSteps.map((step) => ({ name: step, params: { kind: 'motorhome', step } })),
    { name: 'caravan', params: { kind: 'trailer', step: 'profile' } },
    {
      name: 'whole page',
      params: { kind: 'motorhome', step: 'profile' },
      query: { screen: 'all' },
    },
  ],
  adEditFallback: none,
  handover: [{ as: 'nordlicht', linkedFrom: 'sales' }],

  account: [{ as: 'hansen' }, { name: 'dealer', as: 'schwarz' }],
  accountSettings: dealer,
  accountEmailSettings: dealer,
  myVehicles: [{ as: 'nordlicht' }, { name: 'private', as: 'hansen' }],
  sales: [{ as: 'nordlicht' }],
  messages: dealer,
  messageThread: [{ as: 'schwarz', linkedFrom: 'messages' }],
  merchantWatchlist: dealer,
  merchantToday: dealer,
  merchantBids: dealer,
  merchantAds: dealer,
  merchantPurchases: dealer,
  merchantSearches: dealer,
  merchantNews: dealer,
  merchantGuidelines: dealer,
  merchantIntegrations: dealer,
  merchantSyscara: dealer,

  login: everybody,
  register: everybody,
  forgotPassword: everybody,
  resetPassword: everybody,
  unlockAccount: everybody,
  newsletterConfirm: everybody,
  authLogin: none,
  authLogOut: dealer,
  authLoggedIn: none,
  authProgram: none,
  authRedirectToAuthorize: none,
  authSigningIn: none,
  authUndoEmail: everybody,
  authVerify: everybody,
  secondFactor: dealer,
  personalData: dealer,
  referral: none,
  accountReferrals: seller,
  companyPeople: dealer,
  companyInvitation: none,
}
