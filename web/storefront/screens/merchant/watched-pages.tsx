import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { useFollowedAuctions } from '#web/api/live/live-provider.tsx'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { VehicleGrid } from '#web/ui/vehicles/vehicle-grid.tsx'
import { VehicleTile } from '../../cards/vehicle-tile.tsx'
import styles from './watched-pages.module.css'

export const itemsPerPage = 24

/** Vehicles that concern one dealer, updated live: those they watch, or bid on. */
export function WatchedPages(props: {
  readonly title: string
  readonly lead: string
  readonly empty: { readonly title: string; readonly text: ReactNode }
  readonly data: {
    readonly products: readonly ProductCard[]
    readonly pages: number
    readonly total: number
  }
  readonly page: number
  readonly hrefOf: (page: number) => string
}) {
  const { title, lead, empty, data, page, hrefOf } = props
  const t = useTranslations('catalog')
  const path = usePath()
  useFollowedAuctions(data.products.map(({ auction }) => auction?.auctionId))
  const first = (page - 1) * itemsPerPage
  return (
    <Page as="main" id="main" className={styles.page}>
      <PageHead title={title} lead={lead} />
      {data.products.length === 0 ? (
        <EmptyState
          drawing={<EmptyDrawing kind="watchlist" />}
          title={empty.title}
          action={
            <LinkButton look="primary" href={path('catalog', {}, { status: 'running' })}>
              {t('watchlist.action')}
            </LinkButton>
          }
        >
          {empty.text}
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
            hrefOf={hrefOf}
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
