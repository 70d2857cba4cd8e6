import { readMarkdown, textOf } from '#content/markdown/read-markdown.ts'
import type { ContentBlock } from '#contract/endpoints/content.ts'
import type { RichBlock } from '#domain/publishing/rich-text.ts'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import type { ContentStore } from './content-store.ts'
import { inLanguage } from './published-texts.ts'

/** Questions with their answers as one page: each heading a question. Answers are paragraphs and lists. */
export async function listQuestions(store: ContentStore, locale: string): Promise<ContentBlock[]> {
  const published = inLanguage(await store.list('faq'), locale)
  const reader = isLocale(locale) ? locale : defaultLocale
  const positionOf = (position: string | undefined) => Number(position || Number.MAX_SAFE_INTEGER)
  return published
    .toSorted((one, other) => positionOf(one.text.position) - positionOf(other.text.position))
    .flatMap(({ key, text, locale: language }): ContentBlock[] => [
      { kind: 'heading', text: text.title || key, ...(language !== reader && { language }) },
      ...readMarkdown(text.body ?? '').blocks.flatMap(plainBlock),
    ])
}

function plainBlock(block: RichBlock): ContentBlock[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'paragraph', lines: [block.text] }]
    case 'paragraph':
    case 'quote':
      return [{ kind: 'paragraph', lines: [textOf(block.runs)] }]
    case 'list':
      return [{ kind: 'list', entries: block.entries.map(textOf) }]
    case 'table':
      return [{ kind: 'list', entries: block.rows.map((row) => row.map(textOf).join(': ')) }]
    case 'drawing':
    case 'picture':
      return []
  }
}
