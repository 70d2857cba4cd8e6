import { expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { quarterOfMonth, quarterOfName, quarterText, shortQuarterText } from './quarter-text.ts'

test('a quarter reads as each language writes it, long in tables and short below a chart', () => {
  const quarter = quarterOfName('2026-Q3')
  expect(quarter).toEqual(quarterOfMonth(2026 * 12 + 8))
  const texts = locales.map((locale) => [
    ...[locale, quarterText(locale, quarter), shortQuarterText(locale, quarter)],
  ])
  expect(texts).toEqual([
    ['de', '3. Quartal 2026', 'Q3 26'],
    ['en', 'Q3 2026', 'Q3 26'],
    ['nl', '3e kwartaal 2026', 'K3 26'],
    ['sv', 'kvartal 3 2026', 'K3 26'],
    ['da', '3. kvartal 2026', 'K3 26'],
    ['pl', 'III kwartał 2026', 'III kw. 26'],
    ['es', '3.º trimestre 2026', 'T3 26'],
    ['cs', '3. čtvrtletí 2026', 'Q3 26'],
  ])
})
