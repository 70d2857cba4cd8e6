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

function myBidsQuery(query: ApiQueries, search: URLSearchParams) {
  return query.catalog.myBids({ query: { page: pageNumberOf(search), itemsPerPage } })
}

export const load: Load<'merchantBids'> = ({ query, queryClient, search, locale }) =>
  pageWithin(
    pageNumberOf(search),
    queryClient.ensureQueryData(myBidsQuery(query, search)),
    (page) => pathTo('merchantBids', locale, {}, { page }),
  )

/** The auctions a dealer takes part in: their turn first, then what runs, then what is over. */
export function Screen() {
  const t = useTranslations('catalog.bids')
  const tTitle = useTranslations('shell.titles')
  const path = usePath()
  const search = new URLSearchParams(useLocation().search)
  const data = useAnswer(myBidsQuery(useApiQueries(), search))
  return (
    <WatchedPages
      title={tTitle('merchantBids')}
      lead={t('lead')}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      data={data}
      page={pageNumberOf(search)}
      hrefOf={(next) => path('merchantBids', {}, next > 1 ? { page: next } : {})}
    />
  )
}
