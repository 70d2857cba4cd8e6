import { accountPaths } from './account-paths.ts'
import type { PathTemplate } from './path-row.ts'
import { referralPaths } from './referral-paths.ts'
import { securityPaths } from './security-paths.ts'
import { sellingPaths } from './selling-paths.ts'
import { sitePaths } from './site-paths.ts'

/**
 * Every screen's path in every storefront: the one place that names them. `{name}` is a segment of
 * free text, `{name:number}` an id, `{name:rest}` the rest of the path, `{name:word}` one of the
 * words of path-segments.ts in the reader's language; a question mark makes a last segment optional.
 */
export const pathTable = {
  ...sitePaths,
  ...sellingPaths,
  ...accountPaths,
  ...securityPaths,
  ...referralPaths,
} as const

export type RouteName = keyof typeof pathTable

export const routeNames = Object.keys(pathTable) as readonly RouteName[] // The table has no other keys.

/**
 * Other addresses that people and notifications may hold; each leads to its screen for good. They are the
 * specification's second readings of a path.
 */
export const movedPaths: Readonly<Record<PathTemplate, RouteName>> = {
  '/catalog/product': 'catalog',
  '/tac': 'terms',
  '/agb': 'terms',
  '/login': 'login',
  '/imprint': 'imprint',
  '/privacy': 'privacy',
  '/faq': 'faq',
}

/** First segments that the server keeps for itself on every host (rules 13, 14). */
export const reservedSegments = [
  'api',
  'assets',
  'dev',
  'health',
  'images',
  'ready',
  'robots.txt',
  'sitemap.xml',
  'version.json',
] as const
