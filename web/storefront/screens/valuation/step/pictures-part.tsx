import { useTranslations } from 'use-intl/react'
import { LaterPictures } from '#web/storefront/screens/listing/pictures/later-pictures.tsx'
import { FoldedPart } from '#web/ui/layout/folded.tsx'

/** The pictures of the ad, with the camera and the uploads of selling. */
export function PicturesPart() {
  const t = useTranslations('valuation.step')
  return (
    <FoldedPart title={t('parts.pictures')} text={t('leads.pictures')}>
      <LaterPictures />
    </FoldedPart>
  )
}
