import { describe, expect, test } from 'vitest'
import { faultsOfText } from '#domain/publishing/entry-kinds.ts'
import { locales } from '#locales/locales.ts'
import { readMarkdown, textOf } from '../markdown/read-markdown.ts'
import { firstEntries } from './first-entries.ts'

const entries = firstEntries()
const named = entries.map((entry) => ({
  ...entry,
  name: `${entry.kind} ${entry.key} ${entry.locale}`,
}))

test('each text that the program comes with exists in all eight languages (spec 1)', () => {
  const german = entries.filter(({ locale }) => locale === 'de')
  expect(german.filter(({ kind }) => kind === 'guide_article')).toHaveLength(6)
  for (const locale of locales) {
    const here = entries.filter((entry) => entry.locale === locale)
    expect(here.map(({ kind, key }) => `${kind} ${key}`)).toEqual(
      german.map(({ kind, key }) => `${kind} ${key}`),
    )
  }
})

test.each(named)('$name could be published as it is', ({ kind, text }) => {
  expect(faultsOfText(kind, text)).toEqual([])
  const { faults } = readMarkdown(text.body ?? '')
  expect(faults).toEqual([])
  // The terms name the operator and some answers the market's figures, which are filled in where they are read.
  if (kind !== 'terms') expect(JSON.stringify(text)).not.toMatch(/\{(?!dealersAtLeast\})\w|!(?!\[)/)
})

describe('the guide', () => {
  const articles = named.filter(({ kind }) => kind === 'guide_article')

  test('its addresses are told apart in each language', () => {
    for (const locale of locales) {
      const slugs = articles.filter((each) => each.locale === locale).map(({ text }) => text.slug)
      expect(new Set(slugs).size, locale).toBe(6)
    }
  })

  test.each(articles)(
    '$name begins with what it says in short, has headings and its drawing',
    (article) => {
      const { text, key } = article
      const { blocks } = readMarkdown(text.body ?? '')
      expect(blocks[0]).toMatchObject({ kind: 'list', isOrdered: false })
      expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(2)
      expect(blocks.find(({ kind }) => kind === 'drawing')).toMatchObject({ name: key })
      expect(text.drawing).toBe(key)
      const german = entries.find((each) => each.key === key && each.locale === 'de')
      const shapeOf = (body = '') =>
        readMarkdown(body).blocks.map((block) =>
          block.kind === 'list' ? `${block.kind} ${block.entries.length}` : block.kind,
        )
      expect(shapeOf(text.body)).toEqual(shapeOf(german?.text.body))
    },
  )

  test('a summary is one or two sentences, short enough for a search result', () => {
    for (const { name, text } of articles) {
      expect(text.summary?.length, name).toBeLessThanOrEqual(165)
    }
  })
})

test('no text of the guide is left in German elsewhere', () => {
  const sentences = new Set(
    entries
      .filter(({ locale, kind }) => locale === 'de' && kind === 'guide_article')
      .flatMap(({ text }) =>
        readMarkdown(text.body ?? '').blocks.flatMap((block) =>
          block.kind === 'paragraph' ? [textOf(block.runs)] : [],
        ),
      ),
  )
  for (const { locale, text, key } of entries) {
    if (locale === 'de') continue
    for (const block of readMarkdown(text.body ?? '').blocks) {
      if (block.kind === 'paragraph') {
        expect(sentences.has(textOf(block.runs)), `${locale} ${key}`).toBe(false)
      }
    }
  }
})
