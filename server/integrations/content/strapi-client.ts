import type { EntryKind } from '#domain/publishing/entry-kinds.ts'
import { askOutside } from '../../platform/outgoing/ask-outside.ts'
import type { CmsSettings } from '../../platform/settings/read-cms.ts'
import type { ContentAnswer, ContentService, OutsideText } from './port.ts'
import { readStrapiPage } from './strapi-entries.ts'

type Settings = Pick<CmsSettings, 'baseUrl' | 'apiToken' | 'timeoutMs'>

/** As our own calls are named, so that another CM24 can be read as well. */
const collections: Readonly<Partial<Record<EntryKind, string>>> = {
  guide_article: 'guide-articles',
  author: 'authors',
  faq: 'faqs',
  news: 'news-items',
  popup: 'merchant-notification-popups',
  landing_page: 'landing-pages',
}

const maxBytes = 4 * 1024 * 1024
/** Strapi gives no more at once. */
const pageSize = 100
const mostPages = 20

/** Strapi 4, or 5 which answers in the form of 4 when it is asked to. */
export function createStrapiClient(settings: Settings): ContentService {
  return {
    list: async (kind, locale) => {
      const collection = collections[kind]
      if (!collection) return { kind: 'unavailable', cause: 'no collection' }
      const texts: OutsideText[] = []
      for (let page = 1; page <= mostPages; page += 1) {
        const read = await readPage(settings, { kind, collection, locale, page })
        if ('cause' in read) return { kind: 'unavailable', cause: read.cause }
        texts.push(...read.texts)
        if (page >= read.pageCount) return { kind: 'read', texts }
      }
      // A part of them would look as if the others had been taken off the site.
      return { kind: 'unavailable', cause: 'too_many' }
    },
  }
}

type Asked = {
  readonly kind: EntryKind
  readonly collection: string
  readonly locale: string
  readonly page: number
}

async function readPage(
  { baseUrl, apiToken, timeoutMs }: Settings,
  { kind, collection, locale, page }: Asked,
): Promise<
  | { readonly texts: readonly OutsideText[]; readonly pageCount: number }
  | Extract<ContentAnswer, { kind: 'unavailable' }>
> {
  const url = new URL(`${baseUrl}/api/${collection}`)
  url.search = new URLSearchParams({
    locale,
    populate: '*',
    sort: 'id',
    'pagination[page]': String(page),
    'pagination[pageSize]': String(pageSize),
  }).toString()
  const answer = await askOutside(url, {
    timeoutMs,
    maxBytes,
    headers: {
      accept: 'application/json',
      'strapi-response-format': 'v4',
      ...(apiToken !== null && { authorization: `Bearer ${apiToken}` }),
    },
  })
  if (answer.kind === 'busy') return { kind: 'unavailable', cause: 'busy' }
  if (answer.kind === 'failed') return { kind: 'unavailable', cause: answer.cause }
  if (answer.status !== 200) return { kind: 'unavailable', cause: `status ${answer.status}` }
  return (
    readStrapiPage(answer.text, { kind, locale }) ?? { kind: 'unavailable', cause: 'bad_answer' }
  )
}
