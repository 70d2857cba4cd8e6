import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { withDamage } from '#domain/listing/damages.ts'
import { arrangedGallery } from '#domain/listing/gallery.ts'
import { useApi } from '#web/api/api.tsx'
import { useUploads } from '#web/storefront/forms/use-uploads.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { FileButton } from '#web/ui/fields/file-button.tsx'
import { FileRows } from '#web/ui/fields/file-drop.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { acceptedPictures } from '../pictures/accepted-pictures.ts'
import { damageQueueOf } from '../pictures/damage-uploads.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import { ConfirmRemoval } from './confirm-removal.tsx'
import styles from './damages.module.css'

/** Photos of a damage, with those that are on their way. */
export function DamagePhotos({ index }: { index: number }) {
  const t = useTranslations('editor.damages')
  const { editor, state } = useAd()
  const [leaving, setLeaving] = useState<string | null>(null)
  const pictures = state.draft.damages[index]?.pictures ?? []
  const uploads = useUploads(damageQueueOf(useApi(), editor, index))
  function removePicture(value: string | null) {
    const kept = arrangedGallery(pictures.filter((each) => each.value !== value))
    const { damages } = editor.getState().draft
    editor.change({ damages: withDamage(damages, { index, change: { pictures: kept } }) })
    setLeaving(null)
  }
  return (
    <>
      {pictures.length > 0 && (
        <ul className={styles.thumbs}>
          {pictures.map(({ value }, place) => (
            <li key={value}>
              <img src={pictureUrl(value, 320)} alt={t('picture', { number: place + 1 })} />
              <IconButton
                icon="x"
                look="secondary"
                round
                label={t('removePicture', { number: place + 1 })}
                onClick={() => setLeaving(value)}
              />
            </li>
          ))}
        </ul>
      )}
      <FileRows items={uploads.items} onRetry={uploads.retry} onRemove={uploads.remove} />
      <ConfirmRemoval
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => removePicture(leaving)}
      />
    </>
  )
}

/** By the camera, from the device, or without a photo. */
export function PhotoWays(props: {
  index: number
  /** Photos are taken of a damage that is known: the first one makes it so. */
  onTake: () => void
  onClose: () => void
}) {
  const { index, onTake, onClose } = props
  const t = useTranslations('editor.damages')
  const { editor, state } = useAd()
  const uploads = useUploads(damageQueueOf(useApi(), editor, index))
  const count = (state.draft.damages[index]?.pictures.length ?? 0) + uploads.items.length
  const hasPhotos = count > 0
  function take(files: readonly File[]) {
    if (files.length === 0) return
    onTake()
    uploads.add(files, null)
  }
  return (
    <div className={styles.ways}>
      <FileButton
        look={hasPhotos ? 'secondary' : 'primary'}
        size="large"
        icon="camera"
        accept={acceptedPictures}
        capture="environment"
        onFiles={take}
      >
        {t(hasPhotos ? 'anotherPhoto' : 'takePhoto')}
      </FileButton>
      <div>
        <FileButton look="quiet" accept={acceptedPictures} multiple onFiles={take}>
          {t('choosePhotos')}
        </FileButton>
        <Button look={hasPhotos ? 'primary' : 'quiet'} onClick={onClose}>
          {t(hasPhotos ? 'ready' : 'withoutPhoto')}
        </Button>
      </div>
    </div>
  )
}
