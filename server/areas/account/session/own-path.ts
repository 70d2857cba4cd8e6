import { type Locale, locales } from '#locales/locales.ts'
import { matchPath } from '#locales/match-path.ts'
import { refuseFields } from '#server/platform/http/refused-call.ts'

/**
 * Where somebody may be sent on: paths of our own screens, never addresses (rules 11). Answers the
 * path, cut to what was checked; a fragment never reaches the server.
 */
export function checkedOwnPath(path: string, locale?: Locale): string {
  // Browsers read backslashes and doubled slashes as the beginning of another host.
  if (!/^\/(?![/\\])[^\\\s]*$/.test(path)) throw notOurs()
  const { pathname, search } = new URL(path, 'http://storefront')
  const storefronts = locale ? [locale] : locales
  const isOurs = storefronts.some((each) => matchPath(each, pathname) !== undefined)
  if (!isOurs) throw notOurs()
  return pathname + search
}

function notOurs() {
  return refuseFields([{ field: 'path', rule: 'regex' }])
}
