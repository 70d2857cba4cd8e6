import { useTranslations } from 'use-intl/react'
import { type AttributeCode, findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import { useLooseTexts } from '#web/language/loose-texts.ts'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import type { Remark } from './remark.ts'

/** What a remark's field is called, and what stood and stands there. */
export function useRemarkTexts() {
  const t = useTranslations('editor')
  const vehicle = useLooseTexts('vehicle')
  const texts = useAttributeTexts()
  const { values, gallery, damages } = useAd().state.draft
  const { documents = [] } = useAd().state.product ?? {}

  function valueText(code: string, value: unknown): string {
    const definition = findAttribute(code)
    if (!definition || value === null || value === undefined) return ''
    return texts.answer(definition, value as string | number | boolean)
  }

  return {
    label: ({ field }: Remark) =>
      vehicle.has(`remark.${field}`) ? vehicle(`remark.${field}`) : texts.label(field),
    before: ({ before }: Remark) =>
      (before ?? [])
        .map(({ attributeCode, value }) => valueText(attributeCode, value))
        .filter(Boolean)
        .join(' '),
    now: ({ field, before }: Remark) => {
      if (field === 'gallery') return t('pictureCount', { count: gallery.length })
      if (field === 'damage') return t('damageCount', { count: damages.length })
      if (field === 'official_document') {
        return documents
          .map(({ documentType }) => texts.option('official_document_type', documentType))
          .join(', ')
      }
      return (before ?? [])
        .map(({ attributeCode }) =>
          valueText(attributeCode, values[attributeCode as AttributeCode]),
        )
        .filter(Boolean)
        .join(' ')
    },
  }
}
