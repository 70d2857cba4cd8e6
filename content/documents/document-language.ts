import { formatFor } from '#locales/format.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { textsOf } from '#locales/texts.ts'

/** Words and figures for contract and invoice: the reader's, and German for the terms of law. */
export function documentLanguages(locale: string) {
  return {
    reader: documentLanguage(isLocale(locale) ? locale : defaultLocale),
    german: documentLanguage('de'),
  }
}

function documentLanguage(locale: Locale) {
  return { ...formatFor(locale), say: textsOf(locale, 'documents') }
}
