import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl/react'
import {
  maxPictures,
  recommendedPictures,
  recommendedPicturesMissing,
} from '#domain/listing/gallery.ts'
import { useApi } from '#web/api/api.tsx'
import { useUploads } from '#web/storefront/forms/use-uploads.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { fieldId } from '../fields/attribute-field.tsx'
import { galleryQueueOf } from '../pictures/picture-uploads.ts'
import styles from './steps.module.css'

/** What orders the pictures is fetched with the first of them. */
const Gallery = lazy(async () => {
  const { Gallery: List } = await import('../pictures/gallery.tsx')
  return { default: List }
})

export const acceptedPictures = 'image/jpeg,image/png,image/heic,image/heif,.heic,.heif'

export function ImagesStep() {
  const t = useTranslations('editor.images')
  const { editor, state } = useAd()
  const { gallery } = state.draft
  const uploads = useUploads(galleryQueueOf(useApi(), editor))
  return (
    <div id={fieldId('gallery')} className={styles.stack}>
      <Recommended />
      <FileDrop
        title={t('drop')}
        hint={t('dropHint', { max: maxPictures })}
        accept={acceptedPictures}
        multiple
        disabled={gallery.length >= maxPictures}
        onFiles={(files) => uploads.add(files, null)}
        items={uploads.items}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
      {uploads.failed > 1 && (
        <Button icon="rotate-cw" onClick={uploads.retryAll}>
          {t('retryFailed', { count: uploads.failed })}
        </Button>
      )}
      {gallery.length > 0 && (
        <Suspense>
          <Gallery />
        </Suspense>
      )}
    </div>
  )
}

/** Five from outside and five from inside; a recommendation, not a condition (rules 12). */
function Recommended() {
  const t = useTranslations('editor.images')
  const { gallery } = useAd().state.draft
  const missing = recommendedPicturesMissing(gallery)
  return (
    <ul className={styles.recommended}>
      {(['exterior', 'interior'] as const).map((side) => {
        const left = missing[side]
        const done = recommendedPictures[side] - left
        return (
          <li key={side} data-done={left === 0}>
            <Icon icon={left === 0 ? 'circle-check' : 'circle-dashed'} />
            <span>
              {t(side, { done, count: recommendedPictures[side] })}
              {left > 0 && <small>{t(`${side}Hint`)}</small>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
