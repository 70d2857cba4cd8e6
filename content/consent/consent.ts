import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import { formatFor } from '#locales/format.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import type { ConsentSentences } from '#locales/messages.generated.ts'

/**
 * The sentences somebody agrees to before they bind themselves. The sentence is the contract, so it is
 * stored with its version, and a changed sentence needs a new version (rules 10): the earlier text moves
 * to `earlier/`, its hash stays in `content/agreed-texts.json`.
 */
export type ConsentRequest = {
  [Name in keyof ConsentSentences]: { readonly consent: Name } & {
    /** Euros and hours, as the names say; how they are written is decided here. */
    readonly [Value in keyof ConsentSentences[Name][0]]: number
  }
}[keyof ConsentSentences]

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

/** What stands in a sentence in place of an amount that is still being typed. */
const openAmounts = ['amountEur', 'limitEur', 'priceEur'] as const

/** The bidder's sentences with their amounts left open as `{amountEur}` and the like. */
export function bidderConsents(
  locale: string,
  hours: { readonly binding: number; readonly lateOffer: number },
) {
  const reader = isLocale(locale) ? locale : defaultLocale
  const { version, sentences } = consentText(reader)
  const open = (consent: ConsentName, bindingHours: number) =>
    write(reader, sentences[consent], {
      ...Object.fromEntries(openAmounts.map((name) => [name, `{${name}}`])),
      bindingHours,
    })
  return {
    version,
    sentences: {
      bid: open('bid', hours.binding),
      agent_limit: open('agent_limit', hours.binding),
      agent_limit_offer_collection: open('agent_limit_offer_collection', hours.binding),
      buy_now: open('buy_now', hours.binding),
      late_offer: open('late_offer', hours.lateOffer),
    },
  }
}

/** The sentence as its reader sees it, amounts written in their way, and the version to store. */
export function consentSentence(
  locale: string,
  { consent, ...values }: ConsentRequest,
): { readonly sentence: string; readonly version: string } {
  const reader = isLocale(locale) ? locale : defaultLocale
  const { version, sentences } = consentText(reader)
  const { money } = formatFor(reader)
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name.endsWith('Eur') ? money(value) : value,
    ]),
  )
  return { sentence: write(reader, sentences[consent], written), version }
}

function write(
  locale: Locale,
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const translator = createTranslator({
    locale,
    messages: { sentence },
    onError: (error) => {
      throw new Error(`consent in ${locale}: ${error.message}`)
    },
  })
  return translator('sentence', { ...values })
}
