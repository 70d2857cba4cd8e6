import { describe, expect, test } from 'vitest'
import { formatDateText, listMonths, parseDateText } from './date-text.ts'

describe('reading a day', () => {
  test.each([
    ['20.11.2026', 'de-DE'],
    ['20.11.2026', 'cs-CZ'],
    ['20. 11. 2026', 'cs-CZ'],
    ['20/11/2026', 'en-GB'],
    ['20-11-2026', 'nl-NL'],
    ['2026-11-20', 'sv-SE'],
    ['2026-11-20', 'de-DE'],
    ['20112026', 'pl-PL'],
    ['20261120', 'sv-SE'],
    ['20 11 2026', 'es-ES'],
  ])('%s in %s is the 20th of November', (text, locale) => {
    expect(parseDateText(text, locale)).toBe('2026-11-20')
  })

  test.each(['', '20.11', '31.02.2026', '20.11.26', '1.1.1.1', '99.99.2026', 'tomorrow'])(
    '%j is no day',
    (text) => {
      expect(parseDateText(text, 'de-DE')).toBeNull()
    },
  )

  test('a leap day exists only in a leap year', () => {
    expect(parseDateText('29.02.2028', 'de-DE')).toBe('2028-02-29')
    expect(parseDateText('29.02.2027', 'de-DE')).toBeNull()
  })
})

test.each(['de-DE', 'en-GB', 'nl-NL', 'sv-SE', 'da-DK', 'pl-PL', 'es-ES', 'cs-CZ'])(
  'what is written in %s is read back as the same day',
  (locale) => {
    expect(parseDateText(formatDateText('2026-03-07', locale), locale)).toBe('2026-03-07')
  },
)

test('months carry the number of the vehicle’s registration', () => {
  expect(listMonths('de-DE')[4]).toEqual({ value: '05', label: '05 Mai' })
})
