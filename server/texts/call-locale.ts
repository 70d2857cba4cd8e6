import type { Hosts } from '#locales/hosts.ts'
import { defaultLocale, isLocale, localeCookieName } from '#locales/locales.ts'
import type { HttpServices } from '../platform/http/http-services.ts'

/** The caller's language: what they name, else their storefront's, else their cookie's. */
export function callLocale(hosts: Hosts): HttpServices['localeOf'] {
  return ({ host, cookies, storeCode }) => {
    if (isLocale(storeCode)) return storeCode
    const resolved = hosts.resolve(host)
    if (resolved.kind === 'storefront') return resolved.locale
    const chosen = cookies[localeCookieName]
    return isLocale(chosen) ? chosen : defaultLocale
  }
}
