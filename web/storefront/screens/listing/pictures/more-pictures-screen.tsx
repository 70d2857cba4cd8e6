import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { maxPictures } from '#domain/listing/gallery.ts'
import type { Picture } from '#domain/listing/listing.ts'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { acceptedPictures } from './accepted-pictures.ts'
import { FailedUploads } from './failed-uploads.tsx'
import { PictureSheet } from './picture-sheet.tsx'
import { PictureTile, UploadTile } from './picture-tile.tsx'
import styles from './pictures.module.css'
import { usePictureNames } from './use-picture-names.ts'
import { usePictures } from './use-pictures.ts'
import { WaitingForNet } from './waiting-for-net.tsx'

/** A list of its own: details, accessories, what the ten do not show. */
export function MorePicturesScreen() {
  const t = useTranslations('editor.images')
  const nameOf = usePictureNames()
  const pictures = usePictures()
  const { gallery, moreImages, uploads } = pictures
  const [shown, setShown] = useState<Picture | null>(null)
  const isFull = gallery.length + moreImages.length >= maxPictures
  return (
    <div className={styles.screen}>
      <FileDrop
        title={t('drop')}
        hint={t('dropHint', { max: maxPictures })}
        accept={acceptedPictures}
        multiple
        disabled={isFull}
        onFiles={(files) => uploads.add(files, { list: 'moreImages' })}
      />
      <ul className={styles.grid}>
        {moreImages.map((picture, place) => (
          <li key={picture.value}>
            <PictureTile
              picture={picture}
              name={nameOf(picture, place)}
              isMain={false}
              faults={pictures.faultsOf(picture)}
              onOpen={() => setShown(picture)}
            />
          </li>
        ))}
        {pictures.underwayOf('moreImages').map((upload) => (
          <li key={upload.id}>
            <UploadTile upload={upload} name={upload.file.name} />
          </li>
        ))}
      </ul>
      <FailedUploads pictures={pictures} list="moreImages" />
      <WaitingForNet pictures={pictures} />
      {shown && (
        <PictureSheet
          picture={shown}
          list="moreImages"
          pictures={pictures}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  )
}
