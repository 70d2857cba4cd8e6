import type { z } from 'zod'
import type { valuationEndpoints } from '#contract/endpoints/valuation/valuation.ts'
import { type Format, formatFor } from '#locales/format.ts'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import type { Translate } from '#locales/message-types.ts'
import type { Messages } from '#locales/messages.generated.ts'
import { quarterOfMonth, quarterText } from '#locales/quarters/quarter-text.ts'
import { textsByCode, textsOf } from '#locales/texts.ts'
import type { ReportTable, ValuationReport } from '../../../integrations/documents/port.ts'

type Reported = z.infer<typeof valuationEndpoints.report.output>
type Request = NonNullable<Reported['valuate_my_vehicle']>
type Answered = Request & { readonly answer: NonNullable<Request['answer']> }
type Explained = NonNullable<Reported['explained']>
type Words = { readonly say: Translate<Messages['valuation']>; readonly format: Format }

/** What a report says, in the words of its page; null where there is no answer yet. */
export function reportDocument(
  reported: Pick<Reported, 'valuate_my_vehicle' | 'sale' | 'explained'>,
  askedLocale: string,
): ValuationReport | null {
  const { valuate_my_vehicle: request, explained } = reported
  if (!request?.answer) return null
  const locale = isLocale(askedLocale) ? askedLocale : defaultLocale
  const words: Words = { say: textsOf(locale, 'valuation'), format: formatFor(locale) }
  const { say } = words
  const answered: Answered = { ...request, answer: request.answer }
  return {
    locale,
    title: titleOf(answered, explained, words),
    createdAt: Date.parse(request.valuatedAt ?? reported.sale.reviewedBy),
    range: rangeOf(answered, explained, words),
    lines: [
      ...(explained?.isInvented ? [say('report.invented')] : []),
      ...computedNote(answered, words),
      say('report.lead'),
      ...(explained ? [] : [say('report.byPerson')]),
    ],
    certainty: explained && certaintyOf(explained, say),
    words: request.answer.isComputed
      ? []
      : [{ heading: say('report.words'), text: request.answer.words }],
    plot: explained && plotOf(explained, words),
    tables: explained ? tablesOf(explained, words) : [],
    sale: {
      heading: say('report.sale.title'),
      lead: say('report.sale.lead', { cost: words.format.money(0) }),
    },
    facts: saleDays(reported.sale, words),
    note: noteOf(answered, words),
  }
}

function computedNote({ answer, dueAt }: Answered, { say, format }: Words): string[] {
  if (!answer.isComputed || dueAt === null) return []
  return [say('report.computed', { moment: format.dateTime(dueAt) })]
}

function titleOf({ vehicle }: Answered, explained: Explained | null, words: Words): string {
  const { say, format } = words
  const of = explained?.vehicle
  const month = of?.firstRegisteredInMonth
  return [
    vehicle,
    ...(month === undefined
      ? []
      : [
          say('report.facts.registered', {
            month: format.month(Math.floor(month / 12), (month % 12) + 1),
          }),
        ]),
    ...(of?.mileageKm == null ? [] : [format.kilometres(of.mileageKm)]),
  ].join(', ')
}

function rangeOf({ answer }: Answered, explained: Explained | null, { say, format }: Words) {
  const from = format.money(answer.fromEur)
  const to = format.money(answer.toEur)
  const likelyEur = explained?.likelyEur ?? null
  return {
    text: say('report.range', { from, to }),
    fromEur: answer.fromEur,
    toEur: answer.toEur,
    likelyEur,
    texts: { from, to, likely: likelyEur === null ? '' : format.money(likelyEur) },
  }
}

function certaintyOf({ certainty, comparedCount }: Explained, say: Words['say']): string {
  return `${say(`report.certainty.${certainty}`)} ${say('report.compared', { count: comparedCount })}`
}

function plotOf(explained: Explained, { say, format }: Words): ValuationReport['plot'] {
  const { classes = [], vehicle, likelyEur } = explained
  if (classes.length === 0) return null
  const prices = [...classes.map((each) => each.likelyEur), likelyEur]
  const stepEur = 5000
  const low = Math.floor(Math.min(...prices) / stepEur) * stepEur
  const high = Math.ceil(Math.max(...prices) / stepEur) * stepEur
  const every = Math.max(1, Math.ceil((high - low) / stepEur / 6))
  const count = Math.ceil((high - low) / stepEur / every) + 1
  return {
    heading: say('report.plot.title'),
    lead: say('report.plot.lead'),
    circles: classes.map((each) => ({
      year: each.registeredYear + 0.5,
      eur: each.likelyEur,
      count: each.count,
      text:
        each.mileageFromKm === null || each.mileageToKm === null
          ? ''
          : `${each.mileageFromKm / 1000}–${each.mileageToKm / 1000}`,
    })),
    own: {
      year: vehicle ? vehicle.firstRegisteredInMonth / 12 : (classes[0]?.registeredYear ?? 0) + 0.5,
      eur: likelyEur,
      text: say('report.plot.own'),
    },
    ticks: Array.from({ length: Math.max(count, 2) }, (_none, index) => {
      const eur = low + index * every * stepEur
      return { eur, text: format.number(eur) }
    }),
  }
}

function tablesOf(explained: Explained, words: Words): readonly ReportTable[] {
  return [
    classTable(explained, words),
    partTable(explained, words),
    quarterTable(explained, words),
  ].filter((table) => table.rows.length > 0)
}

function classTable({ classes = [] }: Explained, { say, format }: Words): ReportTable {
  return {
    heading: say('report.plot.sales'),
    lead: null,
    head: (['year', 'mileage', 'sales', 'price'] as const).map((name) =>
      say(`report.plot.${name}`),
    ),
    rows: classes.map(({ registeredYear, mileageFromKm, mileageToKm, count, likelyEur }) => [
      String(registeredYear),
      mileageFromKm === null || mileageToKm === null
        ? say('report.plot.allMileages')
        : `${format.number(mileageFromKm)} – ${format.number(mileageToKm)}`,
      String(count),
      format.money(likelyEur),
    ]),
  }
}

function partTable({ parts }: Explained, { say, format }: Words): ReportTable {
  const names = textsByCode(format.locale, 'valuation')
  // A new part has no text yet and shows its code.
  const nameOf = (part: string) => (names.has(`part.${part}`) ? names(`part.${part}`) : part)
  const signed = (eur: number) => `${eur < 0 ? '\u2212' : '+'}${format.money(Math.abs(eur))}`
  return {
    heading: say('report.parts.title'),
    lead: say('report.parts.lead', { price: format.money(parts.usualEur) }),
    head: ['', say('report.plot.price')],
    rows: [
      ...parts.parts.map(({ part, eur }) => [nameOf(part), signed(eur)]),
      [say('report.parts.total'), format.money(parts.likelyEur)],
    ],
  }
}

function quarterTable({ quarters = [] }: Explained, { say, format }: Words): ReportTable {
  return {
    heading: say('report.quarters.title'),
    lead: say('report.quarters.lead'),
    head: [say('report.quarters.quarter'), say('report.plot.price')],
    rows: quarters.map(({ month, likelyEur }) => [
      quarterText(format.locale, quarterOfMonth(month)),
      format.money(likelyEur),
    ]),
  }
}

function saleDays(sale: Reported['sale'], { say, format }: Words) {
  return (['starts', 'ends', 'binds'] as const).map((step) => {
    const at = { starts: sale.startsAt, ends: sale.endsAt, binds: sale.bindsUntil }[step]
    return { label: format.dateTime(at), value: say(`report.sale.${step}`) }
  })
}

function noteOf({ report, valuatedAt }: Answered, { say, format }: Words): string {
  if (!report || valuatedAt === null) return ''
  return [
    say('report.holds', { day: format.date(report.holdsUntil) }),
    say('report.note', { day: format.date(valuatedAt), end: format.date(report.endsAt) }),
  ].join('. ')
}
