import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultMarketSettings, type MarketSettings } from '#domain/auction/core/settings.ts'
import { type Locale, locales } from './locales.ts'
import { ruleFigures, ruleFiguresOf, withRuleFigures } from './rule-figures.ts'
import { textsOf } from './texts.ts'

/** Every text that is filled, by its place; agreed texts keep their figures with their version. */
function textsIn(locale: Locale): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  const collect = (place: string, tree: unknown): void => {
    if (typeof tree === 'string') texts.set(place, tree)
    else
      for (const [key, value] of Object.entries(tree as object)) collect(`${place}.${key}`, value)
  }
  for (const file of readdirSync(new URL(`messages/${locale}/`, import.meta.url))) {
    collect(file.replace('.json', ''), JSON.parse(read(`messages/${locale}/${file}`)))
  }
  texts.set('faq', read(`../content/${locale}/faq.md`))
  for (const file of readdirSync(new URL(`../content/${locale}/mail/`, import.meta.url))) {
    texts.set(`mail.${file.replace('.md', '')}`, read(`../content/${locale}/mail/${file}`))
  }
  return texts
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** A figure in digits or as a word, before what the rules count by; a time of day is none. */
const writtenOut = {
  de: /\b(\d+(?:[.,]\d+)?|zwei|drei|vier|fünf|zehn)[ \u00a0]+(Minute|Stunde|Tage|%)/,
  en: /\b(\d+(?:[.,]\d+)?|two|three|four|five|ten)[ \u00a0]*(minute|hour|day|%)/,
  nl: /(?<!\b(?:en|tot) )(?<![\d.:])\b(\d+(?:[.,]\d+)?|twee|drie|vier|vijf|tien)[ \u00a0]*(minu|uur|dag|%)/,
  sv: /\b(\d+(?:[.,]\d+)?|två|tre|fyra|fem|tio)[ \u00a0]*(minut|timm|dag|%)/,
  da: /\b(\d+(?:[.,]\d+)?|to|tre|fire|fem|ti)[ \u00a0]*(minut|time|dag|%)/,
  pl: /(\d+(?:[.,]\d+)?|dwóch|dwie|trzy|trzech|cztery|pięć|dziesięć)[ \u00a0]*(minu|godzin|dni|%)/,
  es: /\b(\d+(?:[.,]\d+)?|dos|tres|cuatro|cinco|diez)[ \u00a0]*(minuto|hora|día|%)/,
  cs: /(?<!\d (?:až|do) )(?<!\d)(\d+(?:[.,]\d+)?|dvě|dvou|tři|tří|třech|čtyři|pět|deset)[ \u00a0]*(minut|hodin|dn|%)/,
} as const satisfies Record<Locale, RegExp>

/** Texts with a figure that no setting of the market decides. */
const withOtherFigures: ReadonlySet<string> = new Set([
  // How soon a dealer's papers are looked through, which no rule promises.
  'account.admission.inReview.text',
  'refusal.NOT_A_MERCHANT.detail',
  'mail.merchant_submitted',
  // A link's life, the law's rate, an estimate, steps of the demo's clock, windows of the console.
  'auth.register.sentText',
  'site.pricing.calculator.vatReportable',
  'listing.newAd.lead',
  'demo.market.tenMinutes',
  'demo.market.oneHour',
  'console-ads.summary',
  'console-ads.bids.now',
  'console-ads.bids.description',
  // Days of reminders, in lists; terms of the contract of sale; two working days to get in touch.
  'account.mails.types.VALUATION_REPORT_REMINDER.detail',
  'account.mails.types.COMPLETE_AD_REMINDER.detail',
  'account.mails.types.FAILED_AUCTION_REMINDER.detail',
  'documents.contract.clause.pickup.text',
  'documents.contract.vat.intra_community_exempt',
  'documents.contract.vat.new_vehicle_intra_community',
  'mail.auction_sold_dealer',
  // How long steps of visitors are kept.
  'console-usage.empty.text',
  'site.privacyChoices.statistics.text',
  'site.referral.text',
  'referrals.begin.text',
  // An auction fills the day between two slots.
  'editor.review.auction.text',
])

/** Each setting a figure of its own that no text holds by chance, and all of them plurals. */
const changed = (() => {
  let next = 6001
  const change = (value: unknown): unknown => {
    if (typeof value === 'number') return next++
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(change)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]))
  }
  return ruleFiguresOf(change(defaultMarketSettings) as MarketSettings) // The same shape.
})()

const asked = (text: string) =>
  Object.keys(ruleFigures).filter((name) => new RegExp(`\\{${name}\\b`).test(text))

describe.each(locales)('figures of the rules in the texts, %s', (locale) => {
  it('are written out in none', () => {
    const found = [...textsIn(locale)]
      .filter(([place, text]) => !withOtherFigures.has(place) && writtenOut[locale].test(text))
      .map(([place, text]) => `${place}: ${writtenOut[locale].exec(text)?.[0]}`)
    expect(found).toEqual([])
  })

  it('follow the settings', () => {
    const { format } = new Intl.NumberFormat(locale)
    for (const [place, text] of textsIn(locale)) {
      const names = asked(text)
      const filled = withRuleFigures(text, locale, changed)
      for (const name of names) expect(filled, place).toContain(format(changed[name] ?? 0))
      expect(asked(filled), place).toEqual([])
    }
  })

  it('are told in the same texts as in German', () => {
    const german = textsIn('de')
    for (const [place, text] of textsIn(locale)) {
      expect(asked(text), place).toEqual(asked(german.get(place) ?? ''))
    }
  })
})

it('each figure is asked for by a text', () => {
  const all = [...textsIn('de').values()].flatMap(asked)
  expect(Object.keys(ruleFigures).filter((name) => !all.includes(name))).toEqual([])
})

it('agreed texts keep the figures they were agreed with', () => {
  for (const locale of locales) {
    const files = ['legal/terms.md', 'consent.json'].map((file) =>
      read(`../content/${locale}/${file}`),
    )
    expect(files.flatMap(asked)).toEqual([])
  }
})

describe('the soft close is told in the right form (rules 3)', () => {
  it.each([
    ['de', 1, 'Wer in der letzten Minute bietet, gibt den anderen eine weitere:'],
    ['de', 4, 'Wer in den letzten 4 Minuten bietet, gibt den anderen 4 weitere:'],
    ['pl', 1, 'Oferta w ostatniej minucie daje innym kolejną:'],
    ['pl', 4, 'Oferta w ostatnich 4 minutach daje innym 4 kolejne:'],
    ['pl', 5, 'Oferta w ostatnich 5 minutach daje innym 5 kolejnych:'],
    ['cs', 4, 'Příhoz v posledních 4 minutách dá ostatním další 4:'],
    ['cs', 5, 'Příhoz v posledních 5 minutách dá ostatním dalších 5:'],
  ] as const)('in %s for %i', (locale, softCloseMinutes, words) => {
    const text = textsIn(locale).get('site.home.steps.bid.text') ?? ''
    expect(withRuleFigures(text, locale, { softCloseMinutes })).toContain(words)
  })

  it('on a page as the server reads it', () => {
    const { softCloseMinutes = 0 } = ruleFigures
    expect(textsOf('en', 'site')('home.steps.bid.text')).toContain(
      `in the last ${softCloseMinutes} minutes`,
    )
  })
})

it('values of a text stay open, also around a figure', () => {
  const text =
    '{count, plural, one {# ad for {reviewHours, plural, one {# hour} other {# hours}}} other {#}} {name}'
  expect(withRuleFigures(text, 'en', { reviewHours: 1 })).toBe(
    '{count, plural, one {# ad for 1 hour} other {#}} {name}',
  )
})
