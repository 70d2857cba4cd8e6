import type { RouteName } from '../path-table.ts'

/**
 * The pages that search engines may show: their addresses stand in the sitemap and name their alternates. Every other
 * page says `noindex`: what is somebody's own, what needs a login, and what shows again what another page shows.
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

export function isIndexed(name: RouteName): boolean {
  return (indexedRoutes as readonly RouteName[]).includes(name)
}
