import { describe, expect, it } from 'vitest'
import { wordJoiner } from '#locales/format.ts'
import { locales } from '#locales/locales.ts'
import { readPdf, withoutBlanks } from '../../../integrations/documents/testing/read-pdf.ts'
import { valuationReport } from '../../../integrations/documents/valuation-report.ts'
import { reportDocument } from './report-document.ts'

const request = {
  ...{ entityId: 1, vehicle: 'Sunlight T 67', status: 'valuated' as const },
  ...{ email: null, phone: '', remarks: '', postponedUntil: null, dueAt: null },
  submittedAt: '2026-11-22T09:00:00.000Z',
  valuatedAt: '2026-11-23T09:00:00.000Z',
  answer: {
    ...{ fromEur: 38_000, toEur: 43_000, words: 'Ein gepflegtes Fahrzeug.' },
    isComputed: false,
  },
  report: {
    id: 'x'.repeat(43),
    endsAt: '2027-11-23T09:00:00.000Z',
    holdsUntil: '2027-02-21T09:00:00.000Z',
  },
}
const sale = {
  reviewedBy: '2026-11-24T09:00:00.000Z',
  startsAt: '2026-11-25T14:30:00.000Z',
  endsAt: '2026-11-26T14:00:00.000Z',
  bindsUntil: '2026-11-28T14:00:00.000Z',
}
const explained = {
  likelyEur: 40_000,
  certainty: 'high' as const,
  comparedCount: 30,
  isInvented: true,
  parts: {
    usualEur: 37_000,
    likelyEur: 40_000,
    parts: [
      { part: 'mileage', eur: 2000 },
      { part: 'equipment.solar', eur: 1400 },
      { part: 'comparables', eur: -400 },
    ],
  },
  vehicle: { bodyType: 'semi_integrated', firstRegisteredInMonth: 24_245, mileageKm: 47_300 },
  classes: [2019, 2020].map((registeredYear) => ({
    ...{ registeredYear, mileageFromKm: 25_000, mileageToKm: 50_000 },
    ...{ count: 15, likelyEur: 39_000 },
  })),
  quarters: [{ month: 24_320, likelyEur: 39_500 }],
}

describe.each(locales)('a report on paper in %s', (locale) => {
  it('says range, reasons, days and how long it holds', async () => {
    const document = reportDocument({ valuate_my_vehicle: request, sale, explained }, locale)
    if (!document) throw new Error('There is an answer')
    const { text, info } = await readPdf(await valuationReport(document))
    const said = [
      document.range.text,
      ...document.lines,
      document.certainty ?? '',
      request.answer.words,
      ...document.tables.flatMap(({ heading, rows }) => [heading, ...rows.flat()]),
      ...document.facts.flatMap(({ label, value }) => [label, value]),
      document.note,
    ]
    expect(document.tables.map(({ rows }) => rows.length)).toEqual([2, 4, 1])
    for (const part of said) expect(text).toContain(withoutBlanks(part.replaceAll(wordJoiner, '')))
    expect(said.join(' '), 'each part has its name').not.toMatch(/report\.|equipment\.|part\./)
    expect(info).toMatchObject({ Language: locale })
  })
})

it('where a person valued alone, there is the range and their words', async () => {
  const document = reportDocument({ valuate_my_vehicle: request, sale, explained: null }, 'de')
  if (!document) throw new Error('There is an answer')
  const { text } = await readPdf(await valuationReport(document))
  expect(document).toMatchObject({ plot: null, tables: [], certainty: null })
  expect(text).toContain(withoutBlanks('38.000 € bis 43.000 €'))
})

it('what nobody has looked at says so, and says until when somebody will', () => {
  const computed = {
    ...{ ...request, dueAt: '2026-11-25T11:00:00.000Z' },
    answer: { ...request.answer, words: '', isComputed: true },
  }
  const document = reportDocument({ valuate_my_vehicle: computed, sale, explained }, 'de')
  expect(document?.words).toEqual([])
  expect(document?.lines.join(' ')).toMatch(/kein Mensch .* bis .*25/)
})

it('what was not answered has no document', () => {
  const open = { ...request, answer: null }
  expect(reportDocument({ valuate_my_vehicle: open, sale, explained: null }, 'de')).toBeNull()
})
