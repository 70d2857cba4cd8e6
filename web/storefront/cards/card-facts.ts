import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import type { Format } from '#locales/format.ts'
import { useFormat } from '#web/language/language-provider.tsx'

/** The five facts that decide: year, mileage or axles, length, weight, beds; unknown ones are missing. */
export function useCardFacts(): (card: ProductCard) => readonly string[] {
  const t = useTranslations('catalog.card')
  const format = useFormat()
  return (card) =>
    [
      firstRegistrationText(card, format),
      card.mileageKm !== null
        ? format.kilometres(card.mileageKm)
        : card.productType === 'trailer' && card.axles !== null
          ? t('axles', { count: card.axles })
          : null,
      card.lengthMm && format.metres(card.lengthMm),
      card.licensedWeightKg && format.kilograms(card.licensedWeightKg),
      card.beds && t('beds', { count: card.beds }),
    ].filter((fact) => typeof fact === 'string')
}

/** `YYYY-MM`, or the year alone. */
export function firstRegistrationText(
  { firstRegistration }: Pick<ProductCard, 'firstRegistration'>,
  format: Format,
): string | null {
  const [year, month] = firstRegistration?.split('-') ?? []
  if (year === undefined) return null
  return month === undefined ? year : format.month(Number(year), Number(month))
}

export function titleOf({ make, model }: Pick<ProductCard, 'make' | 'model'>): string {
  return `${make} ${model}`.trim()
}
