import type { Locale } from '../locales.ts'
import { routeNames } from '../path-table.ts'
import { templateOf } from '../paths.ts'
import { indexedRoutes, leftOutRoutes } from './indexed-routes.ts'

/** What every host has and no search engine needs. */
const ownFolders = ['/api', '/dev/']

/** The beginnings of paths below which a storefront has nothing for search engines, each once and none within another. */
export function closedPaths(locale: Locale): readonly string[] {
  const open = indexedRoutes.map((name) => beginningOf(templateOf(name, locale)))
  const closed = routeNames
    .filter((name) => name in leftOutRoutes)
    .map((name) => beginningOf(templateOf(name, locale)))
    .filter((path) => !open.some((shown) => shown.startsWith(path)))
  const all = [...new Set([...ownFolders, ...closed])].sort()
  return all.filter((path) => !all.some((other) => other !== path && path.startsWith(other)))
}

/** `origin`: scheme and host of the storefront. */
export function robotsText(locale: Locale, origin: string): string {
  const closed = closedPaths(locale).map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** The path up to its first parameter, `/auktion/` for `/auktion/{id:number}/protokoll`. */
function beginningOf(template: string): string {
  return template.split('{')[0] ?? template
}
