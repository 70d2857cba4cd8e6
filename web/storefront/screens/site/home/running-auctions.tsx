import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFollowedAuctions } from '#web/api/live/live-provider.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { useKeptChildren } from '#web/storefront/islands/use-kept-children.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { VehicleGrid } from '#web/ui/vehicles/vehicle-grid.tsx'
import { VehicleTile } from '../../../cards/vehicle-tile.tsx'
import styles from './home.module.css'

const shownAuctions = 6

/** What ends next; nights and weekends show what starts next as well. */
export function runningQuery(query: ApiQueries) {
  return query.catalog.search({
    query: {
      status: ['running', 'hotbidding', 'published'],
      sort: 'ending',
      itemsPerPage: shownAuctions,
    },
  })
}

const none: readonly ProductCard[] = []

/** Real auctions, alive. Without any the part is left out. */
export function RunningAuctions() {
  const t = useTranslations('site.home.running')
  const path = usePath()
  const kept = useKeptChildren('cards')
  const { data } = useQueryAnswer(runningQuery(useApiQueries()))
  const cards = data?.products ?? none
  useFollowedAuctions(cards.map(({ auction }) => auction?.auctionId))
  if (!data || cards.length === 0) return null
  return (
    <section className={styles.section}>
      <header className={styles.sectionHead}>
        <div>
          <h2>{t('title')}</h2>
          <p>{t('lead')}</p>
        </div>
        <LinkButton
          iconAfter="arrow-right"
          href={path('catalog', {}, { status: ['running', 'published'] })}
        >
          {t('all', { count: data.total })}
        </LinkButton>
      </header>
      <div className={styles.running}>
        <VehicleGrid
          isThreeWide
          {...kept(cards.map((card) => <VehicleTile key={card.entityId} card={card} />))}
        />
      </div>
    </section>
  )
}
