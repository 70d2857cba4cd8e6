import type { ContentPageName } from '#contract/endpoints/content.ts'
import type { Locale } from '#locales/locales.ts'
import type { ApiQueries } from '#web/api/queries.ts'

/** Prose in the language of the storefront. */
export function contentQuery(query: ApiQueries, page: ContentPageName, locale: Locale) {
  return query.content.readPage({ params: { page, locale } })
}
