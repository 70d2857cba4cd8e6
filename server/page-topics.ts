import type { EndpointDeclaration } from '#contract/endpoint.ts'
import { accountEndpoints } from '#contract/endpoints/account.ts'
import { auctionEndpoints } from '#contract/endpoints/auction.ts'
import { catalogEndpoints } from '#contract/endpoints/catalog.ts'
import { contentEndpoints } from '#contract/endpoints/content.ts'
import { listingEndpoints } from '#contract/endpoints/listing.ts'
import { guideEndpoints } from '#contract/endpoints/publishing/guide.ts'
import { siteEndpoints } from '#contract/endpoints/site.ts'
import { valuationEndpoints } from '#contract/endpoints/valuation/valuation.ts'
import type { PageViewer } from '#contract/page.ts'
import { consentCookie } from '#contract/usage/consent.ts'
import { dealerFilterCodes, optionFilterCodes, rangeFilterCodes } from '#domain/catalog/filters.ts'
import { localeCookieName } from '#locales/locales.ts'
import type { RouteName } from '#locales/path-table.ts'
import type { KnownParameters } from './platform/pages/kept/canonical-query.ts'

/**
 * The pages of visitors that are kept, and what makes them void. A page with a call that stands in none
 * of these tables is drawn for whoever asks: slower, never wrong.
 */

/** Kept pages with the parameters of their addresses; a page without parameters has none that it reads. */
const keptRoutes: Readonly<Partial<Record<RouteName, KnownParameters>>> = {
  home: {},
  about: {},
  catalog: catalogParameters(),
  search: catalogParameters(),
  product: {},
  marketPrices: { single: ['kind', 'age', 'country'], multiple: ['body'] },
  pricing: {},
  contact: {},
  faq: {},
  sellGuide: {},
  sellGuideArticle: {},
  blogAuthor: {},
  jobs: {},
  partner: {},
  terms: {},
  privacy: {},
  imprint: {},
  merchantLanding: {},
  merchantDirectory: { single: ['search', 'page'] },
  sell: {},
  valuateMotorhome: {},
  valuateTrailer: {},
}

/** What narrows nothing for visitors is no other page of theirs. */
const ofDealersAlone: Readonly<Partial<Record<RouteName, KnownParameters>>> = {
  catalog: dealersCatalogParameters(),
  search: dealersCatalogParameters(),
}

/** Undefined for a page that is not kept. */
export function knownParameters(name: RouteName, reader: PageViewer): KnownParameters | undefined {
  return (reader === 'person' ? ofDealersAlone[name] : undefined) ?? keptRoutes[name]
}

function catalogParameters(): KnownParameters {
  return {
    multiple: optionFilterCodes.filter((code) => !dealerFilterCodes.includes(code)),
    single: [
      'text',
      'sort',
      'page',
      'view',
      'filters',
      ...rangeFilterCodes.flatMap((code) => [`${code}_from`, `${code}_to`]),
    ],
  }
}

function dealersCatalogParameters(): KnownParameters {
  const { single = [] } = catalogParameters()
  // Which of their searches is open is shown too.
  return { multiple: optionFilterCodes, single: [...single, 'saved'] }
}

type Params = Readonly<Record<string, string>>

/** What a visitor's answer depends on besides the build and the day, by the call's method and path. */
const subjectsByCall = new Map<string, (params: Params) => readonly string[]>([
  // A visitor is nobody, whatever happens.
  on(accountEndpoints.getCustomer, () => []),
  on(siteEndpoints.findSetting, () => ['settings']),
  on(catalogEndpoints.search, () => ['catalog']),
  on(catalogEndpoints.get, ({ entityId }) => [`listing ${entityId}`]),
  on(auctionEndpoints.consents, () => []),
  // Whoever holds an ad that is being written brings its key.
  on(listingEndpoints.listInEditingForVisitor, () => []),
  on(valuationEndpoints.get, () => []),
  on(listingEndpoints.submittedCount, () => ['submissions']),
  on(siteEndpoints.listMerchantDirectory, () => ['dealers']),
  // Texts of the build and facts of the configuration.
  on(contentEndpoints.readPage, () => ['content', 'figures']),
  on(contentEndpoints.readMarketFigures, () => ['figures']),
  on(contentEndpoints.readTerms, () => []),
  on(contentEndpoints.readCompany, () => []),
  on(guideEndpoints.readGuide, () => ['content']),
  on(guideEndpoints.readArticle, () => ['content']),
  on(guideEndpoints.readAuthor, () => ['content']),
])

function on(
  { method, path }: EndpointDeclaration,
  subjects: (params: Params) => readonly string[],
): [string, (params: Params) => readonly string[]] {
  return [`${method} ${path}`, subjects]
}

/** Undefined for a call of which nobody has said what changes its answer. */
export function subjectsOfCall(
  { method, path }: EndpointDeclaration,
  params: Params,
): readonly string[] | undefined {
  return subjectsByCall.get(`${method} ${path}`)?.(params)
}

/**
 * Of our own cookies those that no page reads. With any other one, such as a login or the right to edit an
 * ad, a page is drawn for its caller alone.
 */
export const harmlessCookies: ReadonlySet<string> = new Set([
  localeCookieName,
  'cm24-version',
  'cm24-session-id',
  'cm24-csrf',
  'cm24-uuid',
  'cm24-device',
  'cm24-mc',
  consentCookie,
  'cm24-referral',
])
