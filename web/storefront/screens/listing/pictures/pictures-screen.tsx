import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { maxPictures, type PictureSlot } from '#domain/listing/gallery.ts'
import type { Picture } from '#domain/listing/listing.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FileButton } from '#web/ui/fields/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { fieldId } from '../fields/field-id.ts'
import { laterPart } from '../later/later-part.tsx'
import { acceptedPictures } from './accepted-pictures.ts'
import { MoreTile } from './more-tile.tsx'
import { PictureFaults } from './picture-faults.tsx'
import { PictureGrid } from './picture-grid.tsx'
import styles from './pictures.module.css'
import { SlotTile } from './slot-tile.tsx'
import { usePictures } from './use-pictures.ts'
import { WaitingForNet } from './waiting-for-net.tsx'

/** The camera is fetched when it is opened. */
const GuidedCamera = laterPart(
  'camera',
  async () => (await import('./camera/guided-camera.tsx')).GuidedCamera,
)

/** Ten pictures with their outlines; one is enough. The camera goes from one to the next by itself. */
export function PicturesScreen() {
  const t = useTranslations('editor.images')
  const pictures = usePictures()
  const { gallery, moreImages, slots, open, uploads } = pictures
  const [begun, setBegun] = useState<PictureSlot | null>(null)
  const isFull = gallery.length + moreImages.length >= maxPictures
  const underway = pictures.underwayOf('gallery')
  const isEmpty = gallery.length + pictures.reviewPictures.length + underway.length === 0
  const [first] = open
  return (
    <div id={fieldId('gallery')} className={styles.screen}>
      <p role="status" className={styles.count}>
        <Icon icon={open.length === 0 ? 'circle-check' : 'circle-dashed'} />
        {t('count', { shown: pictures.count, open: open.length })}
      </p>
      <PictureFaults pictures={pictures} onAgain={(picture) => setBegun(slotOf(slots, picture))} />
      {isEmpty ? (
        <EmptySlots slots={slots} onOpen={setBegun} />
      ) : (
        <PictureGrid pictures={pictures} onOpen={setBegun} />
      )}
      <WaitingForNet pictures={pictures} />
      {isFull && <Banner tone="warn">{t('full', { max: maxPictures })}</Banner>}
      {!isFull && (
        <div className={styles.ways}>
          {first && (
            <Button look="primary" size="large" icon="camera" onClick={() => setBegun(first)}>
              {isEmpty ? t('oneByOne') : t('takeMissing', { count: open.length })}
            </Button>
          )}
          <FileButton
            look="quiet"
            size="large"
            accept={acceptedPictures}
            multiple
            onFiles={(files) => uploads.add(files, { list: 'gallery' })}
          >
            {t('choose')}
          </FileButton>
        </div>
      )}
      <p className={styles.note}>{t('whoSees')}</p>
      {begun && <GuidedCamera pictures={pictures} from={begun} onClose={() => setBegun(null)} />}
    </div>
  )
}

function slotOf(slots: readonly PictureSlot[], { kind }: Picture): PictureSlot | null {
  return slots.find((slot) => slot.kind === kind) ?? null
}

function EmptySlots(props: { slots: readonly PictureSlot[]; onOpen: (slot: PictureSlot) => void }) {
  const t = useTranslations('editor.images')
  return (
    <>
      {(['exterior', 'interior'] as const).map((side) => {
        const ofSide = props.slots.filter((slot) => slot.side === side)
        return (
          <section key={side} className={styles.side}>
            <h2>
              {t(`side.${side}`)}
              <small>{t('sideCount', { done: 0, count: ofSide.length })}</small>
            </h2>
            <ul className={styles.grid}>
              {ofSide.map((slot) => (
                <li key={slot.id}>
                  <SlotTile slot={slot} onOpen={() => props.onOpen(slot)} />
                </li>
              ))}
              <li>
                <MoreTile />
              </li>
            </ul>
          </section>
        )
      })}
    </>
  )
}
