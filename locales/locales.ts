/**
 * The eight storefronts: what belongs to a language and never changes while the process runs.
 * Where a storefront is reached is decided in hosts.ts, because that differs per installation.
 */

export const locales = ['de', 'en', 'nl', 'sv', 'da', 'pl', 'es', 'cs'] as const
export type Locale = (typeof locales)[number]

/** German is the default and the fallback (spec 1). */
export const defaultLocale: Locale = 'de'

export type LocaleFacts = {
  /** The language's own name, as the language menu lists it. */
  readonly name: string
  /** Value of the `lang` attribute and of `hreflang`. */
  readonly tag: string
  /** Ending of the country domain and of the API host (spec 1: en com, da dk, sv se, cs cz). */
  readonly ending: string
  /** Money, numbers and dates follow this locale. */
  readonly formatLocale: string
  /** The metric horsepower of spec 9.1, which each language calls otherwise. */
  readonly horsepowerUnit: string
  /** Names of winter and summer time, as people of this language write them. */
  readonly timeZoneNames: { readonly standard: string; readonly daylight: string }
}

const central = { standard: 'CET', daylight: 'CEST' }

export const localeFacts: Readonly<Record<Locale, LocaleFacts>> = {
  de: {
    name: 'Deutsch',
    tag: 'de',
    ending: 'de',
    formatLocale: 'de-DE',
    horsepowerUnit: 'PS',
    timeZoneNames: { standard: 'MEZ', daylight: 'MESZ' },
  },
  en: {
    name: 'English',
    tag: 'en',
    ending: 'com',
    formatLocale: 'en-GB',
    horsepowerUnit: 'hp',
    timeZoneNames: central,
  },
  nl: {
    name: 'Nederlands',
    tag: 'nl',
    ending: 'nl',
    formatLocale: 'nl-NL',
    horsepowerUnit: 'pk',
    timeZoneNames: central,
  },
  sv: {
    name: 'Svenska',
    tag: 'sv',
    ending: 'se',
    formatLocale: 'sv-SE',
    horsepowerUnit: 'hk',
    timeZoneNames: central,
  },
  da: {
    name: 'Dansk',
    tag: 'da',
    ending: 'dk',
    formatLocale: 'da-DK',
    horsepowerUnit: 'hk',
    timeZoneNames: central,
  },
  pl: {
    name: 'Polski',
    tag: 'pl',
    ending: 'pl',
    formatLocale: 'pl-PL',
    horsepowerUnit: 'KM',
    timeZoneNames: central,
  },
  es: {
    name: 'Español',
    tag: 'es',
    ending: 'es',
    formatLocale: 'es-ES',
    horsepowerUnit: 'CV',
    timeZoneNames: central,
  },
  cs: {
    name: 'Čeština',
    tag: 'cs',
    ending: 'cz',
    formatLocale: 'cs-CZ',
    horsepowerUnit: 'k',
    timeZoneNames: { standard: 'SEČ', daylight: 'SELČ' },
  },
}

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value)
}

/** Kept per host; the console, which has one host for all languages, reads it (spec 9). */
export const localeCookieName = 'cm24-locale'
