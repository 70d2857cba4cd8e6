import type { Hosts } from '#locales/hosts.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import type { OwnIssuerSettings } from '#server/platform/settings/read-own-issuer.ts'

/** By which programs know us; also the `iss` of their tokens. */
export function issuerAddress(
  hosts: Pick<Hosts, 'origin'>,
  { address }: Pick<OwnIssuerSettings, 'address'>,
): string {
  return address ?? hosts.origin(defaultLocale)
}

/** Our page for whoever stands at the browser when a question cannot be answered. */
export function faultAddress(
  hosts: Pick<Hosts, 'origin'>,
  fault: string,
  locale: Locale = defaultLocale,
): string {
  return hosts.origin(locale) + pathTo('authProgram', locale, { ask: 'none' }, { fault })
}

/** The first of the languages that a program asks for which we speak. */
export function askedLocale(asked: string | undefined): Locale {
  const languages = (asked ?? '').split(' ').map((tag) => tag.slice(0, 2).toLowerCase())
  return languages.find(isLocale) ?? defaultLocale
}
