import { type ContentPage, contentPage } from '#content/pages/content-page.ts'
import { type ContentBlock, contentEndpoints } from '#contract/endpoints/content.ts'
import { readCmsQuery } from '#domain/publishing/cms-query.ts'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import { refuseFields } from '#server/platform/http/refused-call.ts'
import type { Services } from '#server/platform/services.ts'
import { listQuestions, loadMarketFigures, openContentStore } from '../publishing/api.ts'

/** Prose as it lies in `content/`, with the operator's facts filled in. */
export function registerContentRoutes(endpoints: EndpointServer, services: Services): void {
  const { company } = services.config
  const store = openContentStore(services)
  const { name, street, zipCode, city, country, phone, email } = company
  endpoints.on(contentEndpoints.readPage, async ({ params }) => {
    const page = onTheWire({ ...params, company })
    if (params.page !== 'faq') return page
    return { ...page, blocks: await listQuestions(store, params.locale) }
  })
  endpoints.on(contentEndpoints.readTerms, async ({ query }) => {
    const { locale: asked } = query
    const locale = typeof asked === 'string' && isLocale(asked) ? asked : defaultLocale
    const { title, blocks, version, validFrom, changes } = contentPage({
      page: 'terms',
      locale,
      company,
    })
    const content = blocks.map(textOf).join('\n\n')
    const attributes = { title, content, version, validFrom, changes, locale }
    return { data: { id: 1, attributes: onlyFields(attributes, query) }, meta: {} }
  })
  endpoints.on(contentEndpoints.readMarketFigures, () => loadMarketFigures(services.pool))
  endpoints.on(contentEndpoints.readCompany, async () => ({
    name,
    street,
    zipCode,
    city,
    country,
    phone,
    email,
  }))
}

/** The terms are one text and no list, so that nothing filters or orders them; that is refused, not ignored. */
function onlyFields<Attributes extends Record<string, string | null>>(
  attributes: Attributes,
  raw: Parameters<typeof readCmsQuery>[0],
): Partial<Attributes> {
  const ofLists = Object.keys(raw).find((name) => /^(filters|sort|pagination)\b/.test(name))
  const read = ofLists ? { unknown: ofLists } : readCmsQuery(raw, Object.keys(attributes))
  if ('unknown' in read) throw refuseFields([{ field: read.unknown, rule: 'option' }])
  const { fields } = read.query
  const kept = Object.entries(attributes).filter(([name]) => fields?.includes(name) ?? true)
  return Object.fromEntries(kept) as Partial<Attributes> // Its own entries.
}

/** The wire's lists may be written to, those of the prose may not: a copy. */
function onTheWire(wanted: Parameters<typeof contentPage>[0]) {
  const page = contentPage(wanted)
  return { ...page, blocks: page.blocks.map(copyOf) }
}

function copyOf(block: ContentPage['blocks'][number]): ContentBlock {
  switch (block.kind) {
    case 'heading':
      return block
    case 'paragraph':
      return { ...block, lines: [...block.lines] }
    case 'list':
      return { ...block, entries: [...block.entries] }
  }
}

function textOf(block: ContentPage['blocks'][number]): string {
  switch (block.kind) {
    case 'heading':
      return `## ${block.text}`
    case 'paragraph':
      return block.lines.join('\n')
    case 'list':
      return block.entries.map((entry) => `- ${entry}`).join('\n')
  }
}
