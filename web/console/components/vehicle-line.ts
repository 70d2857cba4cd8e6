import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'

type Vehicle = Pick<
  ProductCard,
  'entityId' | 'productType' | 'make' | 'model' | 'bodyType' | 'firstRegistration' | 'mileageKm'
>

/** A vehicle's name and the line below it, from its card. */
export function useVehicleLine() {
  const t = useTranslations('console.common')
  const labels = useAttributeLabels()
  const format = useFormat()
  return {
    name: ({ make, model, entityId }: Vehicle) =>
      [make, model].filter(Boolean).join(' ') || t('number', { number: String(entityId) }),
    body: ({ productType, bodyType }: Vehicle) =>
      bodyType === ''
        ? labels.option('product_type', productType)
        : labels.option(productType === 'trailer' ? 'trailer_body_type' : 'body_type', bodyType),
    registered: ({ firstRegistration }: Vehicle) => {
      const [year, month] = (firstRegistration ?? '').split('-').map(Number)
      return year && month ? format.month(year, month) : ''
    },
    mileage: ({ mileageKm }: Vehicle) => (mileageKm === null ? '' : format.kilometres(mileageKm)),
  }
}
