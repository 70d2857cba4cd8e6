import { useTranslations } from 'use-intl/react'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { CatalogView } from '../../catalog/results/catalog-view.tsx'
import { loadWatchlist } from '../../catalog/results/use-catalog.ts'

export const load = loadWatchlist

/** What a dealer keeps an eye on, alive, and narrowed as the catalog is. */
export function Screen() {
  const t = useTranslations('catalog.watchlist')
  const path = usePath()
  return (
    <CatalogView
      route="merchantWatchlist"
      none={
        <EmptyState
          drawing={<EmptyDrawing kind="watchlist" />}
          title={t('emptyTitle')}
          action={
            <LinkButton look="primary" href={path('catalog', {}, { status: 'running' })}>
              {t('action')}
            </LinkButton>
          }
        >
          {t('emptyText')}
        </EmptyState>
      }
    />
  )
}
