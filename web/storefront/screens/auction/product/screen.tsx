import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { describeListing } from '#domain/listing/describe-listing.ts'
import { addressName } from '#domain/listing/naming/address-name.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFollowedAd, useFollowedAuctions } from '#web/api/live/live-provider.tsx'
import { followedAd } from '#web/api/live/stream.ts'
import type { ApiQueries } from '#web/api/queries.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Island } from '#web/storefront/islands/island.tsx'
import { drawnPart } from '#web/storefront/page/drawn-part.tsx'
import { usePath, useScreenParams } from '#web/storefront/page/page-provider.tsx'
import type { Load, Title } from '#web/storefront/page/screen.ts'
import { useDayMark } from '#web/storefront/page/use-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Columns, Page } from '#web/ui/layout/page.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { isDealer } from '../../../auction/phase.ts'
import { auctionMarks } from '../../../auction/shown-auction.ts'
import { valuesOf } from '../../../auction/vehicle-facts.ts'
import { DecisionBox } from '../box/decision-box.tsx'
import { useDrafts } from '../box/drafts/use-drafts.ts'
import { PhoneBar } from '../box/phone-bar.tsx'
import { Questions } from '../questions/questions.tsx'
import { BidHistory } from './bid-history.tsx'
import { Damages } from './damages.tsx'
import documentStyles from './documents/documents.module.css'
import { Documents } from './documents/documents.tsx'
import { Gallery } from './gallery.tsx'
import styles from './product.module.css'
import { Similar, similarQuery } from './similar.tsx'
import { vehicleDescription } from './vehicle-description.ts'
import { Description, Equipment, Facts, KeyFacts, useSubtitle } from './vehicle-details.tsx'
import { WatchAd } from './watch-ad.tsx'

/** Only dealers read papers, and only after a press. */
const PageReader = lazy(async () => ({
  default: (await import('./documents/page-reader.tsx')).PageReader,
}))

/** For dealers alone, below what they decide by. */
const SimilarSales = drawnPart(
  'similar sales',
  async () => (await import('./similar-sales/similar-sales.tsx')).SimilarSales,
)

function productQuery(query: ApiQueries, id: string) {
  return query.catalog.get({ params: { entityId: id }, query: {} })
}

export const load: Load<'product'> = ({ queryClient, query, params }) =>
  Promise.all([
    queryClient
      .ensureQueryData(productQuery(query, params.id))
      .then((product) => queryClient.prefetchQuery(similarQuery(query, product))),
    queryClient.ensureQueryData(query.auction.consents()),
  ])

export const title: Title<'product'> = ({ queryClient, query, params }) => {
  const product = queryClient.getQueryData(productQuery(query, params.id).queryKey)
  return product ? describeListing(valuesOf(product)).title : ''
}

export const description: Title<'product'> = (context) => {
  const { queryClient, query, params } = context
  const product = queryClient.getQueryData(productQuery(query, params.id).queryKey)
  return product ? vehicleDescription(product, context) : ''
}

export const nameInAddress: Title<'product'> = (context) => addressName(title(context))

/** Its main picture with its name and figures, drawn by the server for other sites. */
export const picture: Title<'product'> = ({ queryClient, query, params }) => {
  const product = queryClient.getQueryData(productQuery(query, params.id).queryKey)
  return product && product.gallery.length > 0 ? `/previews/${product.entityId}.jpeg` : ''
}

export function Screen() {
  const t = useTranslations('auction.crumbs')
  const tBox = useTranslations('auction.box')
  const path = usePath()
  const { id } = useScreenParams<'product'>()
  const product = useAnswer(productQuery(useApiQueries(), id))
  const { auction } = product
  const dayMark = useDayMark()
  useFollowedAuctions([auction?.auctionId])
  useFollowedAd(product.entityId)
  const drafts = useDrafts(auction?.auctionId ?? 0)
  const [readPageId, setReadPageId] = useState<number | null>(null)
  const values = valuesOf(product)
  const vehicle = describeListing(values).title
  const box = auction && <DecisionBox product={product} auction={auction} drafts={drafts} />
  return (
    <Page as="main" id="main" className={classNames(styles.page)}>
      <Columns
        aside={
          <div className={styles.boxColumn} {...dayMark} {...(auction && auctionMarks(auction))}>
            {box}
          </div>
        }
        asideLabel={tBox('label')}
        asideWidth="wide"
        sticky
        after={<Similar product={product} />}
      >
        <div className={styles.crumbs}>
          <Breadcrumbs
            label={t('label')}
            crumbs={[
              { label: t('catalog'), href: path('catalog') },
              {
                label: t(product.productType),
                href: path('catalog', {}, { product_type: product.productType }),
              },
              { label: vehicle },
            ]}
          />
        </div>
        <header className={styles.head}>
          <div>
            <h1>{vehicle}</h1>
            <p className="muted">{useSubtitle(values)}</p>
            <AsOf product={product} />
          </div>
          <WatchAd product={product} />
        </header>
        <div className={documentStyles.gallery}>
          <Island
            name="gallery"
            of={Gallery}
            props={{ pictures: usePictures(product), title: vehicle }}
            texts={['auction.gallery', 'shell.ui']}
            hydrate="touch"
          />
          {readPageId !== null && (
            <Suspense fallback={null}>
              <PageReader
                product={product}
                pageId={readPageId}
                onTurn={setReadPageId}
                onClose={() => setReadPageId(null)}
              />
            </Suspense>
          )}
        </div>
        <KeyFacts values={values} />
        <Documents product={product} onRead={setReadPageId} />
        <Facts values={values} />
        <Equipment values={values} />
        <Damages product={product} values={values} />
        <Description product={product} values={values} />
        {auction && isDealer(auction) && (
          <Suspense fallback={null}>
            <SimilarSales entityId={product.entityId} />
          </Suspense>
        )}
        {auction && <Questions auction={auction} />}
        {auction && <BidHistory auction={auction} />}
      </Columns>
      {auction && <PhoneBar auction={auction}>{box}</PhoneBar>}
    </Page>
  )
}

/**
 * Read out as it changes: what an owner corrected stands on the page by itself (spec 4, ad_edited). A visitor's page follows
 * the ad by the same mark as its auction.
 */
function AsOf({ product }: { product: Product }) {
  const t = useTranslations('auction.facts')
  const format = useFormat()
  return (
    <p className="muted small" role="status" data-auction={followedAd(product.entityId)}>
      {t('asOf', { at: format.dateTimeWithZone(product.updatedAt) })}
    </p>
  )
}

/** As the gallery shows them, which knows no texts of attributes. */
function usePictures({ gallery, moreImages }: Product) {
  const { pictureKind } = useAttributeLabels()
  return [...gallery, ...moreImages].map(({ value, thumbhash, kind }) => ({
    value,
    thumbhash,
    name: pictureKind(kind),
  }))
}
