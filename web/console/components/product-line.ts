import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { makeNameOf } from '#domain/listing/describe-listing.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { numberOf, textOf, type VehicleValues } from '#domain/vehicle/values.ts'
import { fromWireValues } from '#domain/vehicle/wire-values.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'

export function valuesOf(product: Pick<Product, 'attributes'>): VehicleValues {
  return fromWireValues(listingAttributes, product.attributes).values
}

/** An ad's name, and what kind of vehicle it is, in one line. */
export function useProductLine(product: Product): {
  readonly name: string
  readonly facts: string
} {
  const t = useTranslations('console.common')
  const labels = useAttributeLabels()
  const format = useFormat()
  const values = valuesOf(product)
  const body = (['body_type', 'trailer_body_type'] as const).flatMap((code) => {
    const option = textOf(values, code)
    return option === undefined ? [] : labels.option(code, option)
  })
  const year = numberOf(values, 'first_registration_year')
  const month = Number(textOf(values, 'first_registration_month') ?? 0)
  const mileage = numberOf(values, 'mileage')
  const country = textOf(values, 'location_country')
  const zip = textOf(values, 'location_zip')
  return {
    name:
      [makeNameOf(values), textOf(values, 'model'), textOf(values, 'model_series')]
        .filter(Boolean)
        .join(' ') || t('number', { number: String(product.entityId) }),
    facts: [
      ...body,
      year !== undefined && (month > 0 ? format.month(year, month) : String(year)),
      mileage !== undefined && format.kilometres(mileage),
      [country, zip].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(', '),
  }
}
