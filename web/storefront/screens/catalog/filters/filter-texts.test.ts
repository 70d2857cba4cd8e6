import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type OptionFilterCode, optionFilterCodes } from '#domain/catalog/filters.ts'
import { type Locale, locales } from '#locales/locales.ts'
import { LanguageProvider } from '#web/language/language-provider.tsx'
import { readAddress } from '../address/catalog-address.ts'
import { choicesOf } from '../address/choices.ts'
import { useFilterTexts } from './filter-texts.ts'

const folder = new URL('../../../../../locales/messages/', import.meta.url)
const areaOf = (locale: Locale, area: string): object =>
  JSON.parse(readFileSync(new URL(`${locale}/${area}.json`, folder), 'utf8'))

function filterTexts(locale: Locale): ReturnType<typeof useFilterTexts> {
  const messages = Object.fromEntries(
    ['catalog', 'attributes', 'vehicle'].map((area) => [area, areaOf(locale, area)]),
  )
  const read: ReturnType<typeof useFilterTexts>[] = []
  const Reader = () => {
    read.push(useFilterTexts(true))
    return null
  }
  renderToStaticMarkup(LanguageProvider({ locale, messages, children: createElement(Reader) }))
  const [texts] = read
  if (!texts) throw new Error('Nothing was rendered')
  return texts
}

const chipsOf = (locale: Locale, search: string) =>
  choicesOf(readAddress(new URLSearchParams(search))).map(filterTexts(locale).chip)

/** Other states than the market's are dropped with the address. */
const named = optionFilterCodes.filter((code) => code !== 'status')

describe('an option that no filter has (spec 5.4)', () => {
  test.each(named)('of %s is named as it came, beside its filter', (code: OptionFilterCode) => {
    const [chip] = chipsOf('de', `?${code}=nonsense`)
    expect(chip).toBe(`${filterTexts('de').name(code)}: „nonsense“ (unbekannt)`)
  })

  test.each(locales)('is told in %s, and takes nothing of what else is chosen', (locale) => {
    const [make, country, ...rest] = chipsOf(locale, '?make=hymer&country=nonsense')
    expect([make, rest]).toEqual(['Hymer', []])
    expect(country).toMatch(/^\p{L}+: .nonsense. \(\p{L}+\)$/u)
  })

  test.each(['constructor', 'toString', '__proto__'])('of the name %s is dropped', (option) => {
    for (const code of optionFilterCodes) expect(chipsOf('de', `?${code}=${option}`)).toEqual([])
  })
})

test('options that there are stand for themselves, unless they would not say what of', () => {
  const search =
    '?make=hymer&body_type=alcove&country=NL&gearbox=manual&beds=4&rear_garage=small&vat_reportable=yes&distance=within_100'
  expect(chipsOf('de', search)).toEqual([
    ...['Hymer', 'Alkoven', 'Niederlande', 'Schaltgetriebe', '4 Betten'],
    ...['Heckgarage: Klein', 'Mehrwertsteuer ausweisbar', 'Entfernung: bis 100\u00a0km'],
  ])
})
