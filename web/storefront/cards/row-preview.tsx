import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { useBodyTypeLabel } from '#web/language/body-type-label.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Price } from '#web/ui/status/price.tsx'
import { TrafficLight } from '#web/ui/status/traffic-light.tsx'
import { AdPicture } from '../auction/ad-picture.tsx'
import { lightBeside } from '../auction/phase.ts'
import { CardClock } from './card-clock.tsx'
import { titleOf, useCardFacts } from './card-facts.ts'
import { useCardPrice } from './card-price.ts'
import { CardTags, hasTags } from './card-tags.tsx'
import styles from './row-preview.module.css'
import { vehicleAddress } from './vehicle-address.ts'
import { placeOf } from './vehicle-tile.tsx'

type RowPreviewProps = { readonly card: ProductCard; readonly onClose: () => void }

/** A row's vehicle beside the list, large enough to decide whether its page is worth opening. */
export function RowPreview({ card, onClose }: RowPreviewProps) {
  const t = useTranslations('catalog.preview')
  const tLight = useTranslations('catalog.light')
  const path = usePath()
  const bodyTypeLabel = useBodyTypeLabel()
  const facts = useCardFacts()
  const { label, price, tone } = useCardPrice()(card.auction)
  const light = card.auction && lightBeside(card.auction)
  return (
    <aside aria-label={t('title')} className={styles.preview}>
      <div className={styles.picture}>
        {card.image && <AdPicture picture={card.image} alt="" sizes="340px" from={640} />}
        {hasTags(card) && (
          <span className={styles.tags}>
            <CardTags card={card} />
          </span>
        )}
        <span className={styles.close}>
          <IconButton icon="x" label={t('close')} look="secondary" onClick={onClose} />
        </span>
      </div>
      <div className={styles.body}>
        <div aria-live="polite">
          <h2 className={styles.title}>{titleOf(card)}</h2>
          <p className={styles.facts}>
            {[
              bodyTypeLabel(card.bodyType),
              ...facts.map(({ value, onTile = value }) => onTile(card)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <PreviewFigures card={card} />
        <div className={styles.market}>
          <span className={styles.price}>
            <span className={styles.facts}>{label}</span>
            <Price amount={price} tone={tone} />
          </span>
          <CardClock auction={card.auction} />
        </div>
        {light && (
          <TrafficLight
            light={light}
            word={tLight(light, { mode: card.auction?.mode ?? 'auction' })}
          />
        )}
        <LinkButton look="primary" wide href={path('product', vehicleAddress(card))}>
          {t('open')}
        </LinkButton>
      </div>
    </aside>
  )
}

/** What narrow lists leave out, with the words of their heads. */
function PreviewFigures({ card }: Pick<RowPreviewProps, 'card'>) {
  const t = useTranslations('catalog.table')
  const format = useFormat()
  const { distanceKm, damageCount, documentCount } = card
  const distance = distanceKm === null ? '' : ` · ${format.kilometres(distanceKm)}`
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('distance')}</dt>
        <dd>{`${placeOf(card, format.country)}${distance}`}</dd>
      </div>
      <div>
        <dt>{t('damages')}</dt>
        <dd>{damageCount ?? '–'}</dd>
      </div>
      <div>
        <dt>{t('documents')}</dt>
        <dd>{documentCount ?? '–'}</dd>
      </div>
    </dl>
  )
}
