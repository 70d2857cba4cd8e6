import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { useFollowedAuctions } from '#web/api/live/live-provider.tsx'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import { useKeptChildren } from '#web/storefront/islands/use-kept-children.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { Loading, SkeletonCard } from '#web/ui/status/skeleton.tsx'
import { useUiTexts } from '#web/ui/ui-texts.ts'
import { VehicleGrid } from '#web/ui/vehicles/vehicle-grid.tsx'
import { DealerTable } from '../../../cards/dealer-table.tsx'
import { useSteadyOrder } from '../../../cards/use-steady-order.ts'
import { VehicleTile } from '../../../cards/vehicle-tile.tsx'
import { vehiclesPerPage, withoutFilters } from '../address/catalog-address.ts'
import { choicesOf } from '../address/choices.ts'
import styles from './results.module.css'
import type { Catalog } from './use-catalog.ts'

const noCards: readonly ProductCard[] = []

type ResultsProps = {
  readonly catalog: Catalog
  readonly isList: boolean
  /** Instead of what one may loosen, where nothing is chosen. */
  readonly none?: ReactNode
}

export function Results({ catalog, isList, none }: ResultsProps) {
  const { address, found, isLoadingNext, hrefOf, goTo } = catalog
  const t = useTranslations('catalog')
  const kept = useKeptChildren('cards')
  const { data } = found
  const cards = data?.products ?? noCards
  const { shown, hold } = useSteadyOrder(hrefOf(address), cards, ({ entityId }) => entityId)
  useFollowedAuctions(cards.map(({ auction }) => auction?.auctionId))
  if (!data) return <NotThere catalog={catalog} />
  if (cards.length === 0) {
    const isNone = none !== undefined && data.total === 0 && choicesOf(address).length === 0
    return isNone ? none : <Empty catalog={catalog} />
  }
  const first = (address.page - 1) * vehiclesPerPage
  return (
    <div
      aria-busy={isLoadingNext}
      className={classNames(styles.results, isLoadingNext && styles.waiting)}
    >
      <div {...hold} data-holds-still="">
        {isList ? (
          <DealerTable
            cards={shown}
            label={t('results.label')}
            sort={address.sort}
            onSort={(sort) => goTo({ ...address, sort, page: 1 })}
          />
        ) : (
          <VehicleGrid
            {...kept(
              shown.map((card, index) => (
                <VehicleTile
                  key={card.entityId}
                  card={card}
                  headingLevel={2}
                  isFirst={index === 0}
                />
              )),
            )}
          />
        )}
      </div>
      <Pagination
        label={t('results.pages')}
        page={address.page}
        pageCount={data.pages}
        hrefOf={(page) => hrefOf({ ...address, page })}
        summary={t('results.summary', {
          from: first + 1,
          to: first + cards.length,
          total: data.total,
        })}
      />
    </div>
  )
}

/** Not loaded: on its way, or failed with everything chosen still in place. */
function NotThere({ catalog: { found } }: { catalog: Catalog }) {
  const t = useTranslations('catalog.error')
  const uiTexts = useUiTexts()
  if (found.isFetching) {
    return (
      <Loading>
        <VehicleGrid>
          {Array.from({ length: 6 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: six shapes that never change places.
            <SkeletonCard key={index} />
          ))}
        </VehicleGrid>
      </Loading>
    )
  }
  return (
    <Banner
      tone="bad"
      role="alert"
      title={t('title')}
      actions={<Button onClick={() => found.refetch()}>{uiTexts.retry}</Button>}
    >
      {t('text')}
    </Banner>
  )
}

function Empty({ catalog: { address, found, hrefOf } }: { catalog: Catalog }) {
  const t = useTranslations('catalog')
  const isPastEnd = (found.data?.total ?? 0) > 0
  return (
    <EmptyState
      drawing={<EmptyDrawing kind="search" />}
      title={isPastEnd ? t('empty.pastEnd') : t('empty.title')}
      action={
        <LinkButton
          look="primary"
          href={hrefOf(isPastEnd ? { ...address, page: 1 } : withoutFilters(address))}
        >
          {isPastEnd ? t('empty.firstPage') : t('filters.clear')}
        </LinkButton>
      }
    >
      {!isPastEnd && t('empty.text')}
    </EmptyState>
  )
}
