import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimedFigures } from '#domain/publishing/market-figures.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { withRuleFigures } from '#locales/rule-figures.ts'
import { frontMatter } from './front-matter.ts'
import { withMarketFigures } from './market-figures.ts'

/**
 * Prose of the site: the legal pages and the questions often asked. Read into plain blocks, so that
 * the pages need no Markdown in the browser and nothing but our own elements can appear.
 */
export const contentPages = ['terms', 'privacy', 'imprint', 'faq', 'guidelines'] as const
export type ContentPageName = (typeof contentPages)[number]

export type ContentBlock =
  | { readonly kind: 'heading'; readonly text: string }
  /** One string per line: an address keeps its lines, other paragraphs have one. */
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly entries: readonly string[] }

export type ContentPage = {
  readonly title: string
  /** Of the terms: what an acceptance is stored with (rules 11). */
  readonly version: string | null
  /** ISO date from which the version holds (spec 9.5). */
  readonly validFrom: string | null
  readonly changes: string | null
  readonly blocks: readonly ContentBlock[]
}

/** The operator of this installation, as the configuration names them. */
export type CompanyFacts = {
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly vatId: string
  readonly registration: string
  readonly managingDirector: string
  readonly phone: string
  readonly email: string
}

const folders: Readonly<Record<ContentPageName, string>> = {
  terms: 'legal',
  privacy: 'legal',
  imprint: 'legal',
  faq: '.',
  guidelines: '.',
}

const sources = new Map<string, string>()

export function contentPage({
  page,
  locale,
  company,
}: {
  page: ContentPageName
  locale: string
  company: CompanyFacts
}): ContentPage {
  const source = sourceOf(page, isLocale(locale) ? locale : defaultLocale)
  return parsePage(filled(source, company), page)
}

/** Version and first day of the terms; a later day counts already (spec 9.5). */
export function termsVersion(locale: Locale): { version: string; validFrom: Date } {
  const { front } = frontMatter(sourceOf('terms', locale), 'terms')
  const version = front.get('version')
  const validFrom = new Date(front.get('validFrom') ?? '')
  if (!version || Number.isNaN(validFrom.getTime())) {
    throw new Error(`The terms in ${locale} lack their version or the day they are valid from`)
  }
  return { version, validFrom }
}

function sourceOf(page: ContentPageName, locale: Locale): string {
  const file = join(import.meta.dirname, '..', locale, folders[page], `${page}.md`)
  const known = sources.get(file)
  if (known !== undefined) return known
  const text = withRuleFigures(readFileSync(file, 'utf8'), locale)
  // The site shows the questions as the content store has them, with the figures of the day.
  const source = withMarketFigures(text, locale, claimedFigures)
  sources.set(file, source)
  return source
}

/** `{companyName}` and its like; an unknown name is a mistake in our text and stops here. */
function filled(source: string, company: CompanyFacts): string {
  const values = new Map(
    Object.entries(company).map(([name, value]) => [
      `company${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      value,
    ]),
  )
  return source.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`no value for {${name}}`)
    return String(value)
  })
}

function parsePage(source: string, page: string): ContentPage {
  const { front, body } = frontMatter(source, page)
  return {
    title: front.get('title') ?? page,
    version: front.get('version') ?? null,
    validFrom: front.get('validFrom') ?? null,
    changes: front.get('changes') ?? null,
    blocks: body
      .split(/\n{2,}/)
      .map((block) => block.trim())
      .filter((block) => block !== '')
      .map(parseBlock),
  }
}

function parseBlock(block: string): ContentBlock {
  if (block.startsWith('## ')) return { kind: 'heading', text: block.slice(3) }
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', entries: lines.map((line) => line.slice(2)) }
  }
  return { kind: 'paragraph', lines }
}
