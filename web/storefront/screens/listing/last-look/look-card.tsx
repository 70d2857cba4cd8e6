import { useTranslations } from 'use-intl/react'
import { describeListing } from '#domain/listing/describe-listing.ts'
import { mainPictureOf } from '#domain/listing/gallery.ts'
import { textOf } from '#domain/vehicle/values.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { LaterOwnVehicle } from '../damages/later-own-vehicle.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import styles from './last-look.module.css'

/** The vehicle as it is about to be sent: its first picture, or its drawing until there is one, its name, how many pictures there are. */
export function LookCard() {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const { kind, draft } = useAd().state
  const { values, gallery } = draft
  const main = mainPictureOf(gallery)
  const bodyCode = kind === 'trailer' ? 'trailer_body_type' : 'body_type'
  const body = textOf(values, bodyCode)
  return (
    <Card as="section" padded={false} className={styles.vehicle}>
      <div className={styles.picture}>
        {main ? (
          <img src={pictureUrl(main.value, 640)} alt="" width={640} height={480} />
        ) : (
          <div className={styles.drawing}>
            <LaterOwnVehicle />
          </div>
        )}
        {gallery.length > 0 && (
          <StatusChip onPicture className={styles.count}>
            {t('pictureCount', { count: gallery.length })}
          </StatusChip>
        )}
      </div>
      <div>
        <h2>{describeListing(values).title || t('previewUntitled')}</h2>
        <p>{body ? texts.option(bodyCode, body) : texts.option('product_type', kind)}</p>
      </div>
    </Card>
  )
}
