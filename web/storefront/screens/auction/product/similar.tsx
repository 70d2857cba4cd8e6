import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { textOf } from '#domain/vehicle/values.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFollowedAuctions } from '#web/api/live/live-provider.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { useKeptChildren } from '#web/storefront/islands/use-kept-children.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { VehicleGrid } from '#web/ui/vehicles/vehicle-grid.tsx'
import { valuesOf } from '../../../auction/vehicle-facts.ts'
import { VehicleTile } from '../../../cards/vehicle-tile.tsx'

const shownCount = 4

/** What runs or starts soon of the same body, the next to end first; one more, as it may find itself. */
export function similarQuery(
  query: ApiQueries,
  product: Pick<Product, 'attributes' | 'productType'>,
) {
  const values = valuesOf(product)
  const body = textOf(values, 'body_type') ?? textOf(values, 'trailer_body_type')
  return query.catalog.search({
    query: {
      product_type: product.productType,
      status: ['running', 'hotbidding', 'published'],
      ...(body !== undefined && { body_type: body }),
      itemsPerPage: shownCount + 1,
    },
  })
}

/** Others that a dealer may bid on instead, alive like the cards of the catalog. */
export function Similar({ product }: { product: Product }) {
  const t = useTranslations('auction.similar')
  const kept = useKeptChildren('similar')
  const { data } = useQueryAnswer(similarQuery(useApiQueries(), product))
  // Without them the page is whole as well.
  const others = (data?.products ?? [])
    .filter(({ entityId, isOwn }) => entityId !== product.entityId && !isOwn)
    .slice(0, shownCount)
  useFollowedAuctions(others.map(({ auction }) => auction?.auctionId))
  if (others.length === 0) return null
  return (
    <Section title={t('title')} id="similar">
      <VehicleGrid
        {...kept(others.map((card) => <VehicleTile key={card.entityId} card={card} />))}
      />
    </Section>
  )
}
