import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { useBodyTypeLabel } from '#web/language/body-type-label.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { TrafficLight } from '#web/ui/status/traffic-light.tsx'
import { VehicleCard } from '#web/ui/vehicles/vehicle-card.tsx'
import { AdPicture } from '../auction/ad-picture.tsx'
import { lightBeside } from '../auction/phase.ts'
import { CardClock } from './card-clock.tsx'
import { titleOf, useCardFacts } from './card-facts.ts'
import { useCardPrice } from './card-price.ts'
import { CardTags, hasTags } from './card-tags.tsx'
import { useWatch } from './use-watch.ts'
import { vehicleAddress } from './vehicle-address.ts'

type VehicleTileProps = {
  readonly card: ProductCard
  /** The first thing to be seen on the page: a phone has one card in a row, and fetches its picture before those of the others. */
  readonly isFirst?: boolean
  readonly headingLevel?: 2 | 3
}

/** A phone shows it 92vw wide; nobody misses the tenth that the next smaller picture has less, which is a smaller file. */
const tileSizes = '(max-width:599px) 80vw,(max-width:1023px) 46vw,400px'

/** One ad of the catalog, as this reader may see it. */
export function VehicleTile({ card, isFirst = false, headingLevel = 3 }: VehicleTileProps) {
  const t = useTranslations('catalog.card')
  const tLight = useTranslations('catalog.light')
  const path = usePath()
  const bodyTypeLabel = useBodyTypeLabel()
  const format = useFormat()
  const facts = useCardFacts()
  const { label, price, tone } = useCardPrice()(card.auction)
  const watch = useWatch()(card)
  const place = placeOf(card, format.country)
  const placed =
    card.distanceKm === null ? place : `${place}\u00a0· ${format.kilometres(card.distanceKm)}`
  const { mode = 'auction' } = card.auction ?? {}
  const light = card.auction && lightBeside(card.auction)
  return (
    <VehicleCard
      href={path('product', vehicleAddress(card))}
      title={titleOf(card)}
      subtitle={[bodyTypeLabel(card.bodyType), placed].filter(Boolean).join(' · ')}
      facts={facts.flatMap(({ value, onTile = value }) => onTile(card) ?? [])}
      factsLabel={t('facts')}
      picture={
        card.image && (
          <AdPicture picture={card.image} alt="" sizes={tileSizes} from={640} isFirst={isFirst} />
        )
      }
      priceLabel={label}
      price={price}
      priceTone={tone}
      light={light && <TrafficLight light={light} word={tLight(light, { mode })} />}
      time={<CardClock auction={card.auction} />}
      tags={hasTags(card) && <CardTags card={card} />}
      watch={watch}
      headingLevel={headingLevel}
      marks={{ 'data-auction': card.auction?.auctionId, 'data-status': card.auction?.status }}
    />
  )
}

/** Dealers are told the first digits of the postcode, others the country (rules 1). */
export function placeOf(
  { country, zipPrefix }: Pick<ProductCard, 'country' | 'zipPrefix'>,
  nameOf: (country: string) => string,
): string {
  if (country === '') return ''
  return zipPrefix === '' ? nameOf(country) : `${country} ${zipPrefix}\u2026`
}
