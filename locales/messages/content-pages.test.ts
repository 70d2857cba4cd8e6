import { describe, expect, it } from 'vitest'
import { type ConsentRequest, consentSentence, consentText } from '#content/consent/consent.ts'
import { contentPage, contentPages, termsVersion } from '#content/pages/content-page.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { locales } from '../locales.ts'

const company = {
  ...{ name: 'CM24 Marktplatz GmbH', street: 'Musterallee 24', zipCode: '20095', city: 'Hamburg' },
  ...{ vatId: 'DE123456789', registration: 'HRB 000000', managingDirector: 'Erika Muster' },
  ...{ phone: '+49 40 000000', email: 'service@cm24.example' },
}

/** A word that each language has of a page that does not name the operator. */
const telltales: Partial<Record<(typeof contentPages)[number], string>> = {
  faq: '250',
  guidelines: '14',
}

const consents: ConsentRequest[] = [
  { consent: 'seller_auction', targetPriceEur: 41_250, bindingHours: 48 },
  { consent: 'seller_offer_collection', targetPriceEur: 41_250, bindingHours: 48 },
  { consent: 'bid', amountEur: 41_250, bindingHours: 48 },
  { consent: 'agent_limit', limitEur: 41_250 },
  { consent: 'agent_limit_offer_collection', limitEur: 41_250 },
  { consent: 'buy_now', priceEur: 41_250 },
  { consent: 'late_offer', amountEur: 41_250, bindingHours: 48 },
]

describe.each(locales)('the prose in %s', (locale) => {
  it.each(contentPages)('has the page %s with the same build as the German one', (page) => {
    const own = contentPage({ page, locale, company })
    const german = contentPage({ page, locale: 'de', company })
    expect(own.blocks.map(({ kind }) => kind)).toEqual(german.blocks.map(({ kind }) => kind))
    expect([own.version, own.validFrom]).toEqual([german.version, german.validFrom])
    expect(JSON.stringify(own)).not.toMatch(/[{]company|\*\*|!/)
    expect(JSON.stringify(own.blocks)).toContain(telltales[page] ?? 'Marktplatz GmbH')
  })

  it('names the commission as the rules do (spec 9.1)', () => {
    const terms = JSON.stringify(contentPage({ page: 'terms', locale, company }))
    expect(terms).toMatch(/1[.,]75/)
    expect(terms).toContain('399')
    expect(terms).toMatch(/3[.,\u00a0 ]?500/)
  })

  it.each(consents)('says what is agreed to with $consent (rules 10)', (request) => {
    const { sentence, version } = consentSentence(locale, request)
    expect(sentence.replaceAll(/\D/g, '')).toContain('41250')
    if ('bindingHours' in request) expect(sentence).toContain('48')
    expect(sentence).not.toMatch(/[{}!]/)
    expect(version).toBe(consentText('de').version)
  })
})

describe('the terms', () => {
  it('hold from a day, under a version (rules 11)', () => {
    const validFrom = new Date('2026-11-01')
    for (const locale of locales) {
      expect(termsVersion(locale)).toEqual({ version: '2026-11.2', validFrom })
    }
  })
})

it('the consent in every language has the version that submitting asks for (rules 10)', () => {
  for (const locale of locales) {
    expect(consentText(locale).version, locale).toBe(consentSentenceVersion)
  }
})
