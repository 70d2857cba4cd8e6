import { formatFor } from '#locales/format.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { textsOf } from '#locales/texts.ts'

/**
 * Words and figures for contract and invoice: the reader's, the other side's where a document is for
 * both, and German for the terms of law.
 */
export function documentLanguages(locale: string, otherLocale: string = locale) {
  return {
    reader: documentLanguage(known(locale)),
    other: documentLanguage(known(otherLocale)),
    german: documentLanguage('de'),
  }
}

function known(locale: string): Locale {
  return isLocale(locale) ? locale : defaultLocale
}

function documentLanguage(locale: Locale) {
  return { ...formatFor(locale), say: textsOf(locale, 'documents') }
}
