import { useTranslations } from 'use-intl/react'
import type { Picture } from '#domain/listing/listing.ts'
import { useObjectUrl } from '#web/api/uploads/use-object-url.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { pictureUrl } from './picture-url.ts'
import styles from './pictures.module.css'
import type { PictureFault } from './ready/picture-quality.ts'
import type { PictureUpload } from './use-pictures.ts'

/** A picture that is saved. A tap opens what can be done with it. */
export function PictureTile(props: {
  picture: Picture
  name: string
  isMain: boolean
  faults: readonly PictureFault[]
  onOpen: () => void
}) {
  const { picture, name, isMain, faults, onOpen } = props
  const t = useTranslations('editor.images')
  const [fault] = faults
  return (
    <button
      type="button"
      className={classNames(styles.tile, fault && styles.faulty)}
      aria-label={t('openPicture', { picture: name })}
      onClick={onOpen}
    >
      <img src={pictureUrl(picture.value, 320)} alt="" draggable={false} />
      <span className={styles.mark} data-tone={fault ? 'warn' : 'good'}>
        <Icon icon={fault ? 'triangle-exclamation-point' : isMain ? 'star' : 'check'} size={16} />
      </span>
      <span className={styles.caption}>{fault ? t(`shortFault.${fault}`) : name}</span>
    </button>
  )
}

/** A picture of this device that is on its way, or waits; why it failed stands below the grid. */
export function UploadTile(props: { upload: PictureUpload; name: string }) {
  const { upload, name } = props
  const t = useTranslations('editor.images')
  const url = useObjectUrl(upload.file)
  const { state, percent = 0, canRetry = false } = upload.item
  const isFailed = state === 'failed'
  return (
    <div className={styles.tile} data-dim={!isFailed || canRetry}>
      {/* A format that only the server reads shows its name alone. */}
      {url && <img src={url} alt="" onError={(event) => event.currentTarget.remove()} />}
      {isFailed && (
        <span className={styles.mark} data-tone="bad">
          <Icon icon={canRetry ? 'rotate-cw' : 'circle-exclamation-point'} size={16} />
        </span>
      )}
      {state === 'sending' && (
        <ProgressBar label={name} labelHidden percent={percent} className={styles.bar} />
      )}
      <span className={styles.caption}>
        {isFailed ? (canRetry ? t('waits') : t('notTaken')) : name}
      </span>
    </div>
  )
}
