import { readMarkdown, textOf } from '#content/markdown/read-markdown.ts'
import type { ArticleCard, GuideArticle } from '#contract/endpoints/publishing/guide.ts'
import type { ContentPictures } from '#domain/publishing/content-pictures.ts'
import type { RichBlock } from '#domain/publishing/rich-text.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { ContentStore } from '../content-store.ts'
import { inLanguage, type PublishedText } from '../published-texts.ts'

type Asked = { readonly locale: string; readonly slug: string }

const shownOthers = 2
const wordsPerMinute = 200

export async function showGuide(store: ContentStore, locale: string) {
  const articles = inOrder(inLanguage(await store.list('guide_article'), locale))
  const writers = new Set(articles.map(({ text }) => text.author))
  const authors = inLanguage(await store.list('author'), locale)
  return {
    articles: articles.map(cardOf),
    authors: authors.filter(({ key }) => writers.has(key)).map(authorOf),
  }
}

export async function showArticle(
  store: ContentStore,
  { locale, slug }: Asked,
): Promise<GuideArticle> {
  const published = await store.list('guide_article')
  const articles = inOrder(inLanguage(published, locale))
  const article = findBySlug(published, articles, slug)
  const author = inLanguage(await store.list('author'), locale).find(
    ({ key }) => key === article.text.author,
  )
  const at = articles.indexOf(article)
  return {
    ...cardOf(article),
    author: author ? authorOf(author) : null,
    blocks: [...blocksOf(article, await store.picturesOf([article]))],
    slugs: slugsOf(published, article.key),
    // Behind the last one the guide begins again.
    others: [...articles, ...articles]
      .slice(at + 1, at + articles.length)
      .slice(0, shownOthers)
      .map(cardOf),
  }
}

export async function showAuthor(store: ContentStore, { locale, slug }: Asked) {
  const published = await store.list('author')
  const author = findBySlug(published, inLanguage(published, locale), slug)
  const articles = inOrder(inLanguage(await store.list('guide_article'), locale))
  return {
    ...authorOf(author),
    blocks: [...blocksOf(author, await store.picturesOf([author]))],
    slugs: slugsOf(published, author.key),
    articles: articles.filter(({ text }) => text.author === author.key).map(cardOf),
    language: author.locale,
  }
}

/** Every page of the guide in all its languages, for sitemaps. */
export async function listGuidePages(store: ContentStore) {
  const pagesOf = async (kind: 'guide_article' | 'author') => {
    const published = await store.list(kind)
    return [...new Set(published.map(({ key }) => key))].map((key) => ({
      kind,
      slugs: slugsOf(published, key),
    }))
  }
  return [...(await pagesOf('guide_article')), ...(await pagesOf('author'))]
}

/** By the name in any language: links are passed on between readers of several. */
function findBySlug(
  published: readonly PublishedText[],
  shown: readonly PublishedText[],
  slug: string,
): PublishedText {
  const key = [...shown, ...published].find(({ text }) => text.slug === slug)?.key
  const found = shown.find((each) => each.key === key)
  if (!found) throw refuseCall('NOT_FOUND')
  return found
}

function slugsOf(published: readonly PublishedText[], key: string) {
  return published
    .filter((each) => each.key === key)
    .map(({ locale, text }) => ({ locale, slug: text.slug ?? key }))
}

function inOrder(articles: readonly PublishedText[]): readonly PublishedText[] {
  // A field that an editor has emptied is an empty text.
  const positionOf = ({ text }: PublishedText) => Number(text.position || Number.MAX_SAFE_INTEGER)
  return articles.toSorted(
    (one, other) => positionOf(one) - positionOf(other) || (one.key < other.key ? -1 : 1),
  )
}

function authorOf({ key, text }: PublishedText) {
  return { slug: text.slug ?? key, name: text.title ?? key, summary: text.summary ?? '' }
}

function cardOf(article: PublishedText): ArticleCard {
  const { key, locale, text } = article
  return {
    slug: text.slug ?? key,
    title: text.title ?? key,
    summary: text.summary ?? '',
    drawing: text.drawing || null,
    checkedOn: text.validFrom ?? '',
    minutes: Math.max(1, Math.round(wordsOf(blocksOf(article)) / wordsPerMinute)),
    language: locale,
  }
}

/** Whoever only counts words needs no pictures. */
function blocksOf({ text }: PublishedText, pictures?: ContentPictures): readonly RichBlock[] {
  return readMarkdown(text.body ?? '', pictures).blocks
}

function wordsOf(blocks: readonly RichBlock[]): number {
  return blocks.flatMap(textsOf).join(' ').split(/\s+/).length
}

function textsOf(block: RichBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text]
    case 'paragraph':
    case 'quote':
      return [textOf(block.runs)]
    case 'list':
      return block.entries.map(textOf)
    case 'table':
      return [...block.head, ...block.rows.flat()].map(textOf)
    case 'drawing':
    case 'picture':
      return []
  }
}
