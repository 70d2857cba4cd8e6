import { useTranslations } from 'use-intl/react'
import { attribute, type ListingAttributeCode } from '#domain/vehicle/catalogue/attributes.ts'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { Block } from '../fields/block-fields.tsx'
import { useLikeMost } from './use-like-most.ts'

/** Before the ad is sent: every answer that was taken over from others stands here. */
export function TakenOver() {
  const t = useTranslations('ad-help.likeMost')
  const texts = useAttributeTexts()
  const { values } = useAd().state.draft
  const facts = (useLikeMost()?.takenOver ?? []).flatMap((code) => {
    const value = values[code]
    if (value === undefined) return []
    return [
      {
        term: texts.label(code),
        value: texts.value(attribute(code as ListingAttributeCode), value),
      },
    ]
  })
  if (facts.length === 0) return null
  return (
    <Block title={t('summaryTitle')} lead={t('summaryLead')}>
      <FactList facts={facts} />
    </Block>
  )
}
