import { useTranslations } from 'use-intl/react'
import type { Picture } from '#domain/listing/listing.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from './pictures.module.css'
import { usePictureNames } from './use-picture-names.ts'
import type { Pictures } from './use-pictures.ts'

/** What the device found; it is only said, and can be left as it is. */
export function PictureFaults(props: { pictures: Pictures; onAgain: (picture: Picture) => void }) {
  const { pictures, onAgain } = props
  const t = useTranslations('editor.images')
  const nameOf = usePictureNames()
  const all = [...pictures.gallery, ...pictures.moreImages, ...pictures.reviewPictures]
  const found = all.flatMap((picture) => {
    const [fault] = pictures.faultsOf(picture)
    return fault ? [{ picture, fault }] : []
  })
  const [first, ...others] = found
  if (!first) return null
  const { picture, fault } = first
  const canRepeat = pictures.slots.some(({ kind }) => kind === picture.kind)
  return (
    <Banner
      tone="warn"
      icon="eye"
      role="status"
      title={t(`fault.${fault}`, { picture: nameOf(picture, all.indexOf(picture)) })}
      actions={
        <>
          {canRepeat && <Button onClick={() => onAgain(picture)}>{t('again')}</Button>}
          <Button onClick={() => pictures.keepAsItIs(picture)}>{t('keep')}</Button>
        </>
      }
    >
      {others.length > 0 && (
        <span className={styles.others}>{t('otherFaults', { count: others.length })}</span>
      )}
    </Banner>
  )
}
