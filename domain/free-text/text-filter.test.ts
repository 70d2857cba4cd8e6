import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findForbidden, forbiddenParts, mayBeWritten } from './text-filter.ts'

/**
 * Measured on sentences as dealers write them, wanted misses included: the files hold
 * `part | sentence`, where `fine` must pass. The set `unseen` was
 * written before the patterns it measures, which are never changed for one of its sentences.
 */

type Sentence = { readonly locale: string; readonly expected: string; readonly text: string }

function corpus(folder: string): readonly Sentence[] {
  const directory = new URL(`${folder}/`, import.meta.url)
  return readdirSync(directory).flatMap((name) =>
    readFileSync(new URL(name, directory), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [expected = '', ...text] = line.split(' | ')
        return { locale: name.slice(0, 2), expected, text: text.join(' | ') }
      }),
  )
}

type Measure = { group: string; hits: number; missed: number; false: number }

function measure(sentences: readonly Sentence[], groupOf: (one: Sentence) => string) {
  const groups = Map.groupBy(sentences, groupOf)
  return [...groups].map(([group, members]): Measure => {
    const found = members.map(({ text }) => findForbidden(text)?.part ?? 'fine')
    const count = (isCounted: (expected: string, actual: string) => boolean) =>
      members.filter(({ expected }, index) => isCounted(expected, found[index] ?? 'fine')).length
    return {
      group,
      hits: count((expected, actual) => expected !== 'fine' && actual === expected),
      missed: count((expected, actual) => expected !== 'fine' && actual !== expected),
      false: count((expected, actual) => actual !== 'fine' && actual !== expected),
    }
  })
}

function precision({ hits, false: wrong }: Measure): number {
  return hits + wrong === 0 ? 1 : hits / (hits + wrong)
}

function recall({ hits, missed }: Measure): number {
  return hits + missed === 0 ? 1 : hits / (hits + missed)
}

function table(title: string, measures: readonly Measure[]): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`.padStart(5)
  const rows = measures.map(
    (each) => `  ${each.group.padEnd(8)} ${percent(precision(each))} ${percent(recall(each))}`,
  )
  return [title, '           precision recall', ...rows].join('\n')
}

function reasonsOf(sentences: readonly Sentence[]): Measure[] {
  return forbiddenParts.map((part) => {
    const all = sentences.map(({ expected, text }) => [expected, findForbidden(text)?.part])
    return {
      group: part,
      hits: all.filter(([expected, actual]) => expected === part && actual === part).length,
      missed: all.filter(([expected, actual]) => expected === part && actual !== part).length,
      false: all.filter(([expected, actual]) => expected !== part && actual === part).length,
    }
  })
}

describe.each([
  ['corpus', { sentences: 40, precision: 1, recall: 1, form: 1, price: 1, contact: 1 }],
  // One link of it was taken for a mail address until "are at" was learned; it is unseen no more.
  [
    'unseen',
    { sentences: 20, precision: 0.88, recall: 0.87, form: 0.87, price: 0.9, contact: 0.96 },
  ],
  // Figures as first measured: 34 of 40 refused. What was learned of them stands in decision 0031.
  [
    'unseen-again',
    { sentences: 10, precision: 0.8, recall: 0.8, form: 0.87, price: 1, contact: 1 },
  ],
] as const)('rules 8: the filter on the set %s', (folder, floor) => {
  const sentences = corpus(folder)
  const byLanguage = measure(sentences, ({ locale }) => locale)
  const byReason = reasonsOf(sentences)

  it('has enough sentences in each of the eight languages', () => {
    const sizes = [...Map.groupBy(sentences, ({ locale }) => locale).values()]
    expect(sizes).toHaveLength(8)
    expect(Math.min(...sizes.map(({ length }) => length))).toBeGreaterThanOrEqual(floor.sentences)
  })

  it('refuses no fair question', () => {
    const fair = sentences.filter(({ expected }) => expected === 'fine')
    expect(fair.filter(({ text }) => findForbidden(text) !== null)).toEqual([])
  })

  it('keeps its precision and recall', () => {
    process.stdout.write(`\n${table(`${folder}, by language`, byLanguage)}\n`)
    process.stdout.write(`${table(`${folder}, by reason`, byReason)}\n`)
    const wrong = sentences.filter(
      ({ expected, text }) => (findForbidden(text)?.part ?? 'fine') !== expected,
    )
    for (const { locale, expected, text } of wrong) {
      process.stdout.write(
        `  ${locale} ${expected}, not ${JSON.stringify(findForbidden(text))}: ${text}\n`,
      )
    }
    for (const each of [...byLanguage, ...byReason]) {
      const { group } = each
      // What somebody asks for can be said in many ways; an address or a number cannot.
      const isAsked = group === 'price' || group === 'contact'
      const least = isAsked ? floor[group] : byReason.includes(each) ? floor.form : floor.recall
      expect.soft(precision(each), `precision of ${group}`).toBeGreaterThanOrEqual(floor.precision)
      expect.soft(recall(each), `recall of ${group}`).toBeGreaterThanOrEqual(least)
    }
  })
})

describe('rules 8: an English "at" before the name of a page', () => {
  it.each([
    ['Our papers are at x.co.uk', 'link', 'x.co.uk'],
    ['More pictures were at northcampers.co.uk last week', 'link', 'northcampers.co.uk'],
    ['It is listed at northcampers.co.uk', 'link', 'northcampers.co.uk'],
    ['There is more at northcampers.com', 'link', 'northcampers.com'],
    ['Write to sales at northcampers.co.uk', 'email', 'sales at northcampers.co.uk'],
    ['dave.smith at gmail.com', 'email', 'dave.smith at gmail.com'],
    ['me at: dave at northcampers dot com', 'email', 'dave at northcampers dot com'],
  ])('%s', (text, part, found) => {
    expect(findForbidden(text)).toMatchObject({ part, found })
  })

  it.each([
    'The keys are at home.',
    'Die Dichtung, z.B.es Fenster hinten?',
    'Sold at 61,200 miles?',
    'Liegt der Punkt an der Barra, am Schrägstrich im Typenschild?',
    '¿En este punto de la barra estabilizadora hay óxido?',
    'Czy to telegraficzny maszt, czy ramka z instagramowego zdjęcia?',
    'Zit op dit punt nl de slash van de dorpel roest?',
  ])('and not %s', (text) => expect(findForbidden(text)).toBeNull())
})

describe('rules 8: what is disguised', () => {
  it.each([
    ['Meine Nummer ０１７１ ２３４５６７８', 'phone', '０１７１ ２３４５６７８'],
    ['Ruf an 0️⃣1️⃣7️⃣1️⃣ 2345678', 'phone', '0️⃣1️⃣7️⃣1️⃣ 2345678'],
    ['unter O171 2345678', 'phone', 'O171 2345678'],
    ['0-1-7-1-2-3-4-5-6-7-8', 'phone', '0-1-7-1-2-3-4-5-6-7-8'],
    ['٠١٧١٢٣٤٥٦٧٨', 'phone', '٠١٧١٢٣٤٥٦٧٨'],
    ['mеiеr@wеb.dе mit kyrillischem e', 'email', 'mеiеr@wеb.dе'],
    ['meier[at]web[dot]de', 'email', 'meier[at]web[dot]de'],
    ['camper​-meier.de mit Zeichen ohne Breite', 'link', 'camper​-meier.de'],
    ['Wie ist Ihr MIN​DESTPREIS', 'price', 'MIN​DESTPREIS'],
  ])('is found in "%s" as %s, and quoted as written', (text, part, found) => {
    expect(findForbidden(text)).toEqual({ part, found })
  })

  it('is refused with a code of its own and the words that were found', () => {
    expect(mayBeWritten('Tel. 0171 2345678')).toEqual({
      isAllowed: false,
      refusal: { code: 'TEXT_HAS_PHONE', facts: { found: '0171 2345678' } },
    })
    expect(mayBeWritten('Ist der Zahnriemen neu?')).toEqual({ isAllowed: true })
  })
})

describe('rules 8: contact data in texts of ads', () => {
  it.each([
    ['Schreiben Sie an max@example.org', 'email'],
    ['max (at) web (punkt) de', 'email'],
    ['Alles auf www.mein-camper.info', 'link'],
    ['Siehe camper-meier.de', 'link'],
    ['Rufen Sie an: 0171 2345678', 'phone'],
    ['+49 (0)431 98 76 54', 'phone'],
    ['Bel 06-12345678', 'phone'],
    ['Tlf. 12 34 56 78', 'phone'],
    ['601 234 567', 'phone'],
    ['WhatsApp 612345678', 'phone'],
  ])('are found in "%s": %s', (text, expected) => {
    expect(findForbidden(text)?.part).toBe(expected)
  })

  it.each([
    'Zahnriemen bei 98.000 km am 01.05.2023 gemacht, Kosten 1.250 Euro.',
    'Maße 6990 x 2320 x 2790 mm, 3500 kg, 103 kW, Euro 6d-Temp, 140 PS.',
    'Reifen DOT 0522, Batterie 2 x 95 Ah, Solar 200 W, Baujahr 2019.',
    'What did the tyres cost? 4 x 225/75 R16 from 2022.',
    'Gas test 05/2027, leak test 14-04-2026, service 03/2024.',
    'Höhe inkl. Sat-Anlage 2,95 m. Fahrgestell Alko.',
  ])('are not found in "%s"', (text) => {
    expect(findForbidden(text)).toBeNull()
  })
})
