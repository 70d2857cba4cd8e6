import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryField, EntryKind, EntryText } from '#domain/publishing/entry-kinds.ts'
import { entryFields } from '#domain/publishing/entry-kinds.ts'
import { firstLandingPaths } from '#locales/addresses/landing-page.ts'
import { type Locale, locales } from '#locales/locales.ts'
import { withRuleFigures } from '#locales/rule-figures.ts'
import { frontMatter } from '../pages/front-matter.ts'

/**
 * The texts that the program comes with: each is what readers see until an operator publishes a version of their own.
 * An entry is a file of the same name in each language.
 */
export type FirstEntry = {
  readonly kind: EntryKind
  readonly key: string
  readonly locale: Locale
  readonly text: EntryText
}

const folders: Readonly<Partial<Record<EntryKind, string>>> = {
  guide_article: 'guide',
  author: 'authors',
  news: 'news',
}

let known: readonly FirstEntry[] | undefined

export function firstEntries(): readonly FirstEntry[] {
  known ??= locales.flatMap((locale) => [
    ...Object.entries(folders).flatMap(
      ([kind, folder]) => entriesIn(folder, { kind: kind as EntryKind, locale }), // A key of the table.
    ),
    ...questionsIn(locale),
    merchantLanding(locale),
    termsIn(locale),
  ])
  return known
}

type Place = { readonly kind: EntryKind; readonly locale: Locale }

function entriesIn(folder: string, place: Place): FirstEntry[] {
  const path = join(import.meta.dirname, '..', place.locale, folder)
  return readdirSync(path)
    .sort()
    .map((file) => {
      const { front, body } = read(join(path, file), place.locale)
      const named = [...front].filter(([name]) => entryFields.includes(name as EntryField)) // Only asks.
      const key = file.slice(0, -'.md'.length)
      return { ...place, key, text: { ...Object.fromEntries(named), body: body.trim() } }
    })
}

/** One page of questions in the repository, an entry for each here; the order in the file is that of all languages. */
const questionKeys = [
  'cost',
  'bidders',
  'duration',
  'highest-bid',
  'minimum-price',
  'binding',
  'payment',
  'defects',
  'extension',
  'proof',
] as const

function questionsIn(locale: Locale): FirstEntry[] {
  const { body } = read(join(import.meta.dirname, '..', locale, 'faq.md'), locale)
  const questions = body.split(/^## /m).slice(1)
  if (questions.length !== questionKeys.length) {
    throw new Error(`${locale} has ${questions.length} questions instead of ${questionKeys.length}`)
  }
  return questionKeys.map((key, index) => {
    const [title = '', ...answer] = (questions[index] ?? '').split('\n')
    const text = { title, position: String(index + 1), body: answer.join('\n').trim() }
    return { kind: 'faq', key, locale, text }
  })
}

/** Read here, and agreed to under their version elsewhere (content-page.ts). */
function termsIn(locale: Locale): FirstEntry {
  const { front, body } = read(join(import.meta.dirname, '..', locale, 'legal/terms.md'), locale)
  const text = { ...Object.fromEntries(front), body: body.trim() }
  return { kind: 'terms', key: 'terms', locale, text }
}

/** Where the page for dealers stands and the footer's link leads (spec 7.7). */
function merchantLanding(locale: Locale): FirstEntry {
  return {
    kind: 'landing_page',
    key: 'merchant',
    locale,
    text: { title: 'CM24', url: firstLandingPaths[locale] },
  }
}

function read(file: string, locale: Locale) {
  return frontMatter(withRuleFigures(readFileSync(file, 'utf8'), locale), file)
}
