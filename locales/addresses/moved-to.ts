import type { Hosts } from '../hosts.ts'
import { isLocale, type Locale, locales } from '../locales.ts'
import { movedAddress, pathTo } from '../paths.ts'
import { wasLandingPage } from './landing-page.ts'
import { otherStorefront } from './other-storefront.ts'

/** Where whoever asks for a path is sent for good: a path of the same host, or an address of another storefront. */
export function movedTo(
  hosts: Hosts,
  asked: {
    readonly locale: string
    readonly path: string
    /** Its port is kept. */
    readonly hostHeader: string | undefined
  },
): string | undefined {
  const { locale, path, hostHeader } = asked
  const moved = movedAddress(locale, path)
  if (moved !== undefined || !isLocale(locale)) return moved
  // Its own earlier address, which may be another language's word, before that language's page.
  const target =
    landingPageFrom([locale], path) ??
    otherStorefront(locale, path) ??
    landingPageFrom(locales, path)
  if (!target) return undefined
  return target.locale === locale
    ? target.path
    : hosts.origin(target.locale, hostHeader) + target.path
}

function landingPageFrom(storefronts: readonly Locale[], path: string) {
  const locale = storefronts.find((each) => wasLandingPage(each, path))
  return locale && { locale, path: pathTo('merchantLanding', locale) }
}
