import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { pictureSlots } from '#domain/listing/gallery.ts'
import type { Picture } from '#domain/listing/listing.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'

/** By its slot, else by what it shows, else by its place in the list. */
export function usePictureNames() {
  const t = useTranslations('editor.images')
  const texts = useAttributeTexts()
  return useMemo(
    () =>
      ({ kind }: Pick<Picture, 'kind'>, place: number): string => {
        const slot = pictureSlots.find((each) => each.kind === kind)
        if (slot) return t(`slot.${slot.id}`)
        if (kind !== undefined) return texts.option('image_kind', kind)
        return t('picture', { number: place + 1 })
      },
    [t, texts],
  )
}
