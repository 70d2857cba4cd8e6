import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useFollowedAuctions } from '#web/api/live/live-provider.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import { pageNumberOf } from '#web/storefront/page-number.ts'
import { usePath } from '#web/storefront/page-provider.tsx'
import type { Load } from '#web/storefront/screen.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { VehicleGrid } from '#web/ui/vehicles/vehicle-grid.tsx'
import { VehicleTile } from '../../catalog/cards/vehicle-tile.tsx'
import styles from './watchlist.module.css'

const itemsPerPage = 24

function watchlistQuery(query: ApiQueries, search: URLSearchParams) {
  return query.catalog.watchlist({ query: { page: pageNumberOf(search), itemsPerPage } })
}

export const load: Load<'merchantWatchlist'> = ({ query, queryClient, search }) =>
  queryClient.ensureQueryData(watchlistQuery(query, search))

/** What a dealer keeps an eye on, alive. */
export function Screen() {
  const t = useTranslations('catalog')
  const tTitle = useTranslations('shell.titles')
  const path = usePath()
  const search = new URLSearchParams(useLocation().search)
  const { data } = useSuspenseQuery(watchlistQuery(useApiQueries(), search))
  const page = pageNumberOf(search)
  useFollowedAuctions(data.products.map(({ auction }) => auction?.auctionId))
  const first = (page - 1) * itemsPerPage
  return (
    <Page as="main" id="main" className={styles.page}>
      <PageHead title={tTitle('merchantWatchlist')} lead={t('watchlist.lead')} />
      {data.products.length === 0 ? (
        <EmptyState
          drawing={<EmptyDrawing kind="watchlist" />}
          title={t('watchlist.emptyTitle')}
          action={
            <LinkButton look="primary" href={path('catalog', {}, { status: 'running' })}>
              {t('watchlist.action')}
            </LinkButton>
          }
        >
          {t('watchlist.emptyText')}
        </EmptyState>
      ) : (
        <Stack gap={8}>
          <VehicleGrid isThreeWide>
            {data.products.map((card, index) => (
              <VehicleTile key={card.entityId} card={card} headingLevel={2} isFirst={index < 3} />
            ))}
          </VehicleGrid>
          <Pagination
            label={t('results.pages')}
            page={page}
            pageCount={data.pages}
            hrefOf={(next) => path('merchantWatchlist', {}, next > 1 ? { page: next } : {})}
            summary={t('results.summary', {
              from: first + 1,
              to: first + data.products.length,
              total: data.total,
            })}
          />
        </Stack>
      )}
    </Page>
  )
}
