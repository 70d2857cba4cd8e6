import { localeCookieName } from '#locales/locales.ts'

/**
 * Over https our cookies are named `__Host-…`: a browser takes such a cookie from this very host alone, by
 * https, so that neither a neighbouring host nor somebody on the way can plant one. Everywhere else
 * in the program a cookie has its plain name; a demo on http keeps it.
 */

const ours = 'cm24-'
const prefix = '__Host-'

/** Written or read by scripts in the page as well, and worth nothing to whoever plants them. */
const plainNames: ReadonlySet<string> = new Set([
  'cm24-uuid',
  'cm24-version',
  'cm24-session-id',
  localeCookieName,
])

/** The name by which the browser keeps it. */
export function browserCookieName(name: string, isSecure: boolean): string {
  return isSecure && isPrefixed(name) ? prefix + name : name
}

/** By plain names; what lacks the prefix that it must have was not set by us, and is left out. */
export function ownCookies(
  cookies: Readonly<Record<string, string | undefined>>,
  isSecure: boolean,
): Record<string, string | undefined> {
  if (!isSecure) return { ...cookies }
  return Object.fromEntries(
    Object.entries(cookies).flatMap(([name, value]) => {
      if (isPrefixed(name)) return []
      const plain = name.startsWith(prefix) ? name.slice(prefix.length) : name
      return [[isPrefixed(plain) ? plain : name, value]]
    }),
  )
}

function isPrefixed(name: string): boolean {
  return name.startsWith(ours) && !plainNames.has(name)
}
