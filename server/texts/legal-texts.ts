import { consentSentence as sentenceOf } from '#content/consent/consent.ts'
import { termsVersion } from '#content/pages/content-page.ts'
import { defaultMarketSettings } from '#domain/auction/core/settings.ts'
import { formatFor } from '#locales/format.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { textsOf } from '#locales/texts.ts'

/**
 * The texts that bind somebody: the terms, whose version and first day stand in their front matter,
 * and the seller's sentence (rules 10, 11). Both are prose of `content/`; here they are only read.
 */

export type TermsInForce = { readonly version: string; readonly validFrom: Date }

const termsByLocale = new Map<Locale, TermsInForce>()

/** Terms of a later day count already: they are put before a dealer ahead of time (spec 9.5). */
export function termsInForce(locale: string, _now: Date): TermsInForce {
  const reader = isLocale(locale) ? locale : defaultLocale
  const known = termsByLocale.get(reader)
  if (known) return known
  const terms = termsVersion(reader)
  termsByLocale.set(reader, terms)
  return terms
}

/** What of an ad stands in the sentence its seller agrees to. */
export type ConsentFacts = {
  readonly saleMode: 'auction' | 'offer_collection'
  readonly targetPriceEur: number
}

/** The sentence a seller agrees to by submitting; without an ad it names the price by its label. */
export function consentSentence(locale: string, ad?: ConsentFacts): string {
  const reader = isLocale(locale) ? locale : defaultLocale
  const { sentence } = sentenceOf(reader, {
    consent: `seller_${ad?.saleMode ?? 'auction'}`,
    targetPriceEur: ad?.targetPriceEur ?? 0,
    bindingHours: defaultMarketSettings.renegotiation.bindingHours,
  })
  if (ad) return sentence
  const label = textsOf(reader, 'attributes')('target_price.label')
  return sentence.replace(formatFor(reader).money(0), () => label)
}
