import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { movedPicture, type PictureSlot } from '#domain/listing/gallery.ts'
import type { Picture } from '#domain/listing/listing.ts'
import { FailedUploads } from './failed-uploads.tsx'
import { MoreTile } from './more-tile.tsx'
import { PictureSheet } from './picture-sheet.tsx'
import { PictureTile, UploadTile } from './picture-tile.tsx'
import styles from './pictures.module.css'
import { SlotTile } from './slot-tile.tsx'
import { useHoldToMove } from './use-hold-to-move.ts'
import { usePictureNames } from './use-picture-names.ts'
import type { Pictures } from './use-pictures.ts'

/** What is there in its order, what is on its way, then what is missing. */
export function PictureGrid(props: { pictures: Pictures; onOpen: (slot: PictureSlot) => void }) {
  const { pictures, onOpen } = props
  const t = useTranslations('editor.images')
  const nameOf = usePictureNames()
  const { gallery, reviewPictures, editor } = pictures
  const [shown, setShown] = useState<Picture | null>(null)
  const [spoken, setSpoken] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const hold = useHoldToMove(list, (from, to) => {
    editor.change({ gallery: movedPicture(gallery, { from, to }) })
    setSpoken(t('moved', { from: from + 1, to: to + 1 }))
  })
  return (
    <>
      <p className={styles.note}>{t('holdHint')}</p>
      <ul className={styles.grid} ref={list}>
        {gallery.map((picture, place) => (
          <li
            key={picture.value}
            data-place={place}
            data-held={hold.from === place || undefined}
            data-target={(hold.from !== null && hold.to === place) || undefined}
            {...hold.handlers}
          >
            <PictureTile
              picture={picture}
              name={place === 0 ? t('main') : nameOf(picture, place)}
              isMain={place === 0}
              faults={pictures.faultsOf(picture)}
              onOpen={() => {
                if (!hold.wasMoved()) setShown(picture)
              }}
            />
          </li>
        ))}
        {reviewPictures.map((picture, place) => (
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
        {pictures.underwayOf('gallery').map((upload) => (
          <li key={upload.id}>
            <UploadTile
              upload={upload}
              name={nameOf(
                { ...(upload.target?.kind && { kind: upload.target.kind }) },
                gallery.length,
              )}
            />
          </li>
        ))}
        {pictures.open.map((slot) => (
          <li key={slot.id}>
            <SlotTile slot={slot} onOpen={() => onOpen(slot)} />
          </li>
        ))}
        <li>
          <MoreTile />
        </li>
      </ul>
      <FailedUploads pictures={pictures} list="gallery" />
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
      {shown && (
        <PictureSheet
          picture={shown}
          list={
            reviewPictures.some(({ value }) => value === shown.value) ? 'reviewPictures' : 'gallery'
          }
          pictures={pictures}
          onAgain={onOpen}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
