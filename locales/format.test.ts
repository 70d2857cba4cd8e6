import { describe, expect, test } from 'vitest'
import { formatFor, wordJoiner } from './format.ts'
import { locales } from './locales.ts'

/** Columns: locale, whole euros, kilometres, metres, summer instant with zone. */
const table = [
  ['de', '41.250 €', '71.450 km', '6,99 m', 'Mo 20.07.2026, 14:02 MESZ'],
  ['en', '€41,250', '71,450 km', '6.99 m', 'Mon 20/07/2026, 14:02 CEST'],
  ['nl', '€ 41.250', '71.450 km', '6,99 m', 'ma 20-07-2026, 14:02 CEST'],
  ['sv', '41 250 €', '71 450 km', '6,99 m', 'mån 2026-07-20, 14:02 CEST'],
  ['da', '41.250 €', '71.450 km', '6,99 m', 'man 20.07.2026, 14.02 CEST'],
  ['pl', '41 250 €', '71 450 km', '6,99 m', 'pon 20.07.2026, 14:02 CEST'],
  ['es', '41.250 €', '71.450 km', '6,99 m', 'lun 20/07/2026, 14:02 CEST'],
  ['cs', '41 250 €', '71 450 km', '6,99 m', 'po 20. 07. 2026, 14:02 SELČ'],
] as const

/** No-break spaces and word joiners are meant, but unreadable in a table. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(wordJoiner, '')

test.each(table)('%s writes figures as its readers do', (locale, money, km, metres, moment) => {
  const format = formatFor(locale)
  expect(plain(format.money(41_250))).toBe(money)
  expect(plain(format.kilometres(71_450))).toBe(km)
  expect(plain(format.metres(6990))).toBe(metres)
  expect(plain(format.dateTimeWithZone('2026-07-20T12:02:00Z'))).toBe(moment)
})

test.each(locales)('a date in figures does not break at the end of a line: %s', (locale) => {
  const { date, dateTime, dateTimeWithZone } = formatFor(locale)
  const moment = '2026-07-20T12:02:00Z'
  expect(date(moment)).not.toMatch(/ |-(?!\u2060)/)
  // The day of the week stays with it; only the time may stand on the next line.
  expect(dateTime(moment).split(' ')).toHaveLength(2)
  expect(dateTimeWithZone(moment).split(' ')).toHaveLength(2)
  expect(dateTime(moment)).not.toMatch(/-(?!\u2060)/)
})

test('four digits are grouped as in the texts, which Intl fills: not in Polish and Spanish', () => {
  for (const locale of locales) {
    const { number, money, kilograms, kilometres } = formatFor(locale)
    const written = plain(new Intl.NumberFormat(locale).format(4125))
    expect(written).toMatch(['pl', 'es'].includes(locale) ? /^4125$/ : /^4\D125$/)
    expect(plain(number(4125))).toBe(written)
    for (const figure of [money(4125), kilograms(4125), kilometres(4125)]) {
      expect(plain(figure)).toContain(written)
    }
  }
})

describe('in German', () => {
  const format = formatFor('de')

  test('winter is told in MEZ', () => {
    expect(plain(format.timeWithZone('2026-11-20T13:02:00Z'))).toBe('14:02 MEZ')
  })

  test('the hour that a change of the clock repeats has two names', () => {
    expect(plain(format.timeWithZone('2026-10-25T00:30:00Z'))).toBe('02:30 MESZ')
    expect(plain(format.timeWithZone('2026-10-25T01:30:00Z'))).toBe('02:30 MEZ')
  })

  test('power is kilowatts with PS = kW x 1.35962, rounded (spec 9.1)', () => {
    expect(plain(format.power(103))).toBe('103 kW (140 PS)')
  })

  test('invoice amounts keep their cents', () => {
    expect(plain(format.moneyCents(123_456))).toBe('1.234,56 €')
    // A reversal negates its amounts, one of which may be none.
    expect(plain(format.moneyCents(-0))).toBe('0,00 €')
    expect(plain(format.moneyCents(-123_456))).toBe('-1.234,56 €')
  })

  test('a rate in basis points becomes percent', () => {
    expect(plain(format.percent(175))).toBe('1,75 %')
  })

  test('the remaining time counts down and never below zero', () => {
    expect(plain(format.remaining(50 * 3_600_000))).toBe('2 Tg. 2h')
    expect(format.remaining(3_600_000)).toBe('1:00:00')
    expect(format.remaining(164_999)).toBe('2:44')
    expect(format.remaining(-5)).toBe('0:00')
  })

  test('relative time names the largest unit', () => {
    expect(format.relative(0, 3 * 3_600_000)).toBe('vor 3 Stunden')
    expect(format.relative(90_000, 0)).toBe('in 1 Minute')
  })
})
