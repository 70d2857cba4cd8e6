import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { pathTo } from '#locales/paths.ts'
import { useApiQueries } from '#web/api/api.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { pageNumberOf, pageWithin } from '#web/storefront/page/page-number.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { itemsPerPage, WatchedPages } from '../watched-pages.tsx'

function watchlistQuery(query: ApiQueries, search: URLSearchParams) {
  return query.catalog.watchlist({ query: { page: pageNumberOf(search), itemsPerPage } })
}

export const load: Load<'merchantWatchlist'> = ({ query, queryClient, search, locale }) =>
  pageWithin(
    pageNumberOf(search),
    queryClient.ensureQueryData(watchlistQuery(query, search)),
    (page) => pathTo('merchantWatchlist', locale, {}, { page }),
  )

/** What a dealer keeps an eye on, alive. */
export function Screen() {
  const t = useTranslations('catalog.watchlist')
  const tTitle = useTranslations('shell.titles')
  const path = usePath()
  const search = new URLSearchParams(useLocation().search)
  const data = useAnswer(watchlistQuery(useApiQueries(), search))
  return (
    <WatchedPages
      title={tTitle('merchantWatchlist')}
      lead={t('lead')}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      data={data}
      page={pageNumberOf(search)}
      hrefOf={(next) => path('merchantWatchlist', {}, next > 1 ? { page: next } : {})}
    />
  )
}
