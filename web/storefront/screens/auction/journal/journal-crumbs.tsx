import { useTranslations } from 'use-intl/react'
import { describeListing } from '#domain/listing/describe-listing.ts'
import { addressName } from '#domain/listing/naming/address-name.ts'
import { useApiQueries } from '#web/api/api.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { valuesOf } from '../../../auction/vehicle-facts.ts'

export const auctionQuery = (query: ApiQueries, id: string) =>
  query.auction.get({ params: { auctionId: id } })
export const vehicleQuery = (query: ApiQueries, entityId: number) =>
  query.catalog.get({ params: { entityId }, query: {} })

/**
 * Which vehicle it is, and the way back to it. A journal outlives its ad: where there is no such ad
 * for this reader any more, the way leads to the catalogue alone.
 */
export function JournalCrumbs({ id }: { id: string }) {
  const t = useTranslations('auction.crumbs')
  const tJournal = useTranslations('auction.journal')
  const path = usePath()
  const query = useApiQueries()
  const { data: auction } = useQueryAnswer(auctionQuery(query, id), { retry: false })
  const entityId = auction?.entityId ?? 0
  const { data: product } = useQueryAnswer(vehicleQuery(query, entityId), {
    enabled: auction !== undefined,
    retry: false,
  })
  const title = product && describeListing(valuesOf(product)).title
  const vehicle = title !== undefined && {
    label: title,
    href: path('product', { id: entityId, name: addressName(title) }),
  }
  return (
    <Breadcrumbs
      label={t('label')}
      crumbs={[
        { label: t('catalog'), href: path('catalog') },
        ...(vehicle ? [vehicle] : []),
        { label: tJournal('title') },
      ]}
    />
  )
}
