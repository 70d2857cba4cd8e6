import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import { formatFor } from '#locales/format.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'

/**
 * The sentences somebody agrees to before he binds himself. The sentence is the contract, so it is
 * stored with its version, and a changed sentence needs a new version (rules 10).
 */
export type ConsentRequest =
  | {
      readonly consent: 'seller_auction' | 'seller_offer_collection'
      readonly targetPriceEur: number
      readonly bindingHours: number
    }
  | { readonly consent: 'bid'; readonly amountEur: number; readonly bindingHours: number }
  | { readonly consent: 'agent_limit'; readonly limitEur: number }
  | { readonly consent: 'buy_now'; readonly priceEur: number }
  | { readonly consent: 'late_offer'; readonly amountEur: number; readonly bindingHours: number }

export type ConsentName = ConsentRequest['consent']

export type ConsentText = {
  readonly version: string
  readonly sentences: Readonly<Record<ConsentName, string>>
}

const texts = new Map<Locale, ConsentText>()

/** The sentences as templates, for pages that fill in amounts while they are typed. */
export function consentText(locale: string): ConsentText {
  const reader = isLocale(locale) ? locale : defaultLocale
  const known = texts.get(reader)
  if (known) return known
  const file = join(import.meta.dirname, '..', reader, 'consent.json')
  const text: ConsentText = JSON.parse(readFileSync(file, 'utf8'))
  texts.set(reader, text)
  return text
}

/** The sentence as its reader sees it, amounts written in his way, and the version to store. */
export function consentSentence(
  locale: string,
  { consent, ...values }: ConsentRequest,
): { readonly sentence: string; readonly version: string } {
  const reader = isLocale(locale) ? locale : defaultLocale
  const { version, sentences } = consentText(reader)
  const { money } = formatFor(reader)
  const translator = createTranslator({
    locale: reader,
    messages: { sentence: sentences[consent] },
    onError: (error) => {
      throw new Error(`consent ${consent} in ${reader}: ${error.message}`)
    },
  })
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name.endsWith('Eur') ? money(value) : value,
    ]),
  )
  return { sentence: translator('sentence', written), version }
}
