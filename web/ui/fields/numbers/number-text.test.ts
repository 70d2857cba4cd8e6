import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatNumberText, parseNumberText } from './number-text.ts'

const locales = ['de-DE', 'en-GB', 'nl-NL', 'sv-SE', 'da-DK', 'pl-PL', 'es-ES', 'cs-CZ']
const wholeEuros = { locale: 'de-DE', decimals: 0 }

describe('reading a whole amount', () => {
  test.each([
    '41250',
    '41.250',
    '41,250',
    '41 250',
    '41\u00a0250',
    '41\u202f250',
    "41'250",
    '41.250 €',
    '€ 41,250',
    'EUR 41250',
    '41.250,00',
    '41,250.00',
    '41.250,-',
    '41250,0',
    ' 41250 km ',
  ])('%j is 41250 in every language', (text) => {
    for (const locale of locales) {
      expect(parseNumberText(text, { locale, decimals: 0 })).toEqual({
        kind: 'number',
        value: 41250,
      })
    }
  })

  test.each(['41.25', '41250,50', '1.250,5'])(
    '%j has a fraction and is not rounded in secret',
    (text) => {
      expect(parseNumberText(text, wholeEuros)).toEqual({ kind: 'fraction' })
    },
  )

  test.each([
    'abc',
    '4.12.50',
    '1,234.567,89',
    '-500',
    '4e5',
    '1234567.890.123',
    '..',
    '12 months 3',
  ])('%j is not a number', (text) => {
    expect(parseNumberText(text, wholeEuros)).toEqual({ kind: 'invalid' })
  })

  test.each(['', '   '])('%j is empty, not zero', (text) => {
    expect(parseNumberText(text, wholeEuros)).toEqual({ kind: 'empty' })
  })
})

describe('reading a length in metres with two decimals', () => {
  test.each([
    ['6,99', 'de-DE', 6.99],
    ['6.99', 'de-DE', 6.99],
    ['6.99', 'en-GB', 6.99],
    ['7', 'pl-PL', 7],
    ['0.500', 'en-GB', 0.5],
    ['6,990', 'de-DE', 6.99],
    ['6,990', 'en-GB', 6990],
    ['1.234,5', 'de-DE', 1234.5],
  ])('%s in %s is %d', (text, locale, value) => {
    expect(parseNumberText(text, { locale, decimals: 2 })).toEqual({ kind: 'number', value })
  })
})

describe('writing and reading back', () => {
  test.each(locales)('every whole amount survives in %s', (locale) => {
    fastCheck.assert(
      fastCheck.property(fastCheck.integer({ min: 0, max: 99_999_999 }), (value) => {
        const text = formatNumberText(value, { locale, decimals: 0 })
        expect(parseNumberText(text, { locale, decimals: 0 })).toEqual({ kind: 'number', value })
      }),
    )
  })

  test.each(locales)('every length in centimetres survives in %s', (locale) => {
    fastCheck.assert(
      fastCheck.property(fastCheck.integer({ min: 0, max: 9_999_999 }), (centimetres) => {
        const value = centimetres / 100
        const text = formatNumberText(value, { locale, decimals: 2 })
        expect(parseNumberText(text, { locale, decimals: 2 })).toEqual({ kind: 'number', value })
      }),
    )
  })

  test('four digits are grouped as everywhere else: not in Spanish', () => {
    expect(formatNumberText(4150, { locale: 'es-ES', decimals: 0 })).toBe('4150')
    expect(formatNumberText(4150, { locale: 'de-DE', decimals: 0 })).toBe('4.150')
  })
})
