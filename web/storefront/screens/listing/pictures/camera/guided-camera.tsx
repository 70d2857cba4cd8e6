import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { PictureSlot } from '#domain/listing/gallery.ts'
import { FileButton } from '#web/ui/fields/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ModalWindow } from '#web/ui/overlays/modal-window.tsx'
import { acceptedPictures } from '../accepted-pictures.ts'
import { SlotOutline } from '../slot-outline.tsx'
import type { Pictures } from '../use-pictures.ts'
import styles from './camera.module.css'
import { takePhoto, useCamera } from './use-camera.ts'

type GuidedCameraProps = {
  readonly pictures: Pictures
  readonly from: PictureSlot
  readonly onClose: () => void
}

/** One slot after the other; with each photo it goes on by itself. Without a camera files are chosen. */
export function GuidedCamera({ pictures, from, onClose }: GuidedCameraProps) {
  const t = useTranslations('editor.images')
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video)
  const { slot, setSlot, goOn, take } = useSlots({ pictures, from, onClose })
  const [isFull, setFull] = useState(false)
  const [isFlashing, setFlashing] = useState(false)
  const { slots } = pictures
  const name = t(`slot.${slot.id}`)
  const number = slots.findIndex(({ id }) => id === slot.id) + 1

  async function shoot() {
    if (!video.current) return
    setFlashing(true)
    setTimeout(() => setFlashing(false), flashMs)
    await takePhoto(video.current, slot.id).then(
      (file) => {
        setFull(false)
        take([file])
      },
      () => setFull(true),
    )
  }
  return (
    <ModalWindow
      label={t('cameraTitle', { slot: name })}
      onClose={onClose}
      className={styles.window ?? ''}
    >
      {/* What is done here is no answer to the screen below it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps events to itself. */}
      <div
        className={styles.screen}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') event.stopPropagation()
        }}
      >
        <div className={styles.view} data-flash={isFlashing}>
          <video ref={video} muted playsInline hidden={camera !== 'ready'} />
          <div className={styles.hud}>
            <span>{t('photoOf', { number, count: slots.length })}</span>
            <span role="status">
              <Icon icon="check" size={16} />
              {t('savedCount', { count: pictures.count })}
            </span>
          </div>
          <div className={styles.ask}>
            <h2>{name}</h2>
            <p>{t(`hint.${slot.id}`)}</p>
          </div>
          <div className={styles.ghost}>
            <SlotOutline slot={slot.id} />
          </div>
          {(camera === 'refused' || camera === 'missing' || isFull) && (
            <p role="alert" className={styles.message}>
              {isFull
                ? t('noRoomText')
                : t(`camera.${camera === 'refused' ? 'refused' : 'missing'}`)}
            </p>
          )}
          <SlotStrip pictures={pictures} slot={slot} onShow={setSlot} />
        </div>
        <div className={styles.bar}>
          <button type="button" onClick={onClose}>
            {t('finish')}
          </button>
          {camera === 'ready' ? (
            <button
              type="button"
              className={styles.shutter}
              aria-label={t('shoot')}
              onClick={() => void shoot()}
            />
          ) : (
            <FileButton
              look="primary"
              icon="camera"
              accept={acceptedPictures}
              capture="environment"
              onFiles={take}
            >
              {t('shootByDevice')}
            </FileButton>
          )}
          <button type="button" onClick={goOn}>
            {t('skip')}
          </button>
        </div>
      </div>
    </ModalWindow>
  )
}

const flashMs = 120

/** Which picture is asked for; with each one that is taken it goes on to what is still missing. */
function useSlots({ pictures, from, onClose }: GuidedCameraProps) {
  const [slot, setSlot] = useState(from)
  const [taken, setTaken] = useState<readonly string[]>([])
  const { slots, open } = pictures
  function goOn() {
    const isLeft = (each: PictureSlot) =>
      each.id !== slot.id && !taken.includes(each.id) && open.some(({ id }) => id === each.id)
    const after = slots.slice(slots.findIndex(({ id }) => id === slot.id) + 1)
    const next = after.find(isLeft) ?? slots.find(isLeft)
    if (next) setSlot(next)
    else onClose()
  }
  function take(files: readonly File[]) {
    const [file] = files
    if (!file) return
    const shown = [...pictures.gallery, ...pictures.reviewPictures]
    const before = shown.find(({ kind }) => kind === slot.kind)
    pictures.addFor(slot, [file], before?.value)
    setTaken([...taken, slot.id])
    goOn()
  }
  return { slot, setSlot, goOn, take }
}

function SlotStrip(props: {
  pictures: Pictures
  slot: PictureSlot
  onShow: (slot: PictureSlot) => void
}) {
  const { pictures, slot, onShow } = props
  const t = useTranslations('editor.images')
  const { slots, open } = pictures
  return (
    <ul className={styles.strip}>
      {slots.map((each) => (
        <li key={each.id}>
          <button
            type="button"
            aria-current={each.id === slot.id || undefined}
            aria-label={t('goToSlot', { slot: t(`slot.${each.id}`) })}
            data-done={!open.some(({ id }) => id === each.id)}
            onClick={() => onShow(each)}
          >
            <SlotOutline slot={each.id} />
          </button>
        </li>
      ))}
    </ul>
  )
}
