import type { Hosts } from '../hosts.ts'
import { isLocale } from '../locales.ts'
import { movedAddress } from '../paths.ts'
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
  const target = otherStorefront(locale, path)
  if (!target) return undefined
  return target.locale === locale
    ? target.path
    : hosts.origin(target.locale, hostHeader) + target.path
}
