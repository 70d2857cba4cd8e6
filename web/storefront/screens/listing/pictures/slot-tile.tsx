import { useTranslations } from 'use-intl/react'
import type { PictureSlot } from '#domain/listing/gallery.ts'
import styles from './pictures.module.css'
import { SlotOutline } from './slot-outline.tsx'

/** A picture that is still to be taken. */
export function SlotTile({ slot, onOpen }: { slot: PictureSlot; onOpen: () => void }) {
  const t = useTranslations('editor.images')
  const name = t(`slot.${slot.id}`)
  return (
    <button
      type="button"
      className={styles.slot}
      aria-label={t('takeSlot', { slot: name })}
      onClick={onOpen}
    >
      <SlotOutline slot={slot.id} />
      <span>{name}</span>
    </button>
  )
}
