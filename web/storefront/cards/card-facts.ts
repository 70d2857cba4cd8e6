import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import type { Format } from '#locales/format.ts'
import { useFormat } from '#web/language/language-provider.tsx'

/** Facts of the list without a head. */
type FactBelowName = 'length' | 'weight' | 'beds'

type CardFact = {
  /** Names its column, also in the texts. */
  readonly id: 'firstRegistration' | 'mileage' | FactBelowName
  /** Null where it is unknown. */
  readonly value: (card: ProductCard) => string | null
  /** On a tile, which has no heads of columns; the value itself where it needs none. */
  readonly onTile?: (card: ProductCard) => string | null
  readonly align?: 'right'
  /** In the list below the vehicle's name, where no head says what it is. */
  readonly isBelowName?: true
  /** Never breaks. */
  readonly keep?: boolean
}

type FactInColumn = CardFact & { readonly id: Exclude<CardFact['id'], FactBelowName> }

export function standsInColumn(fact: CardFact): fact is FactInColumn {
  return fact.isBelowName !== true
}

/** The facts that decide, in their order: the columns of the list and what stands there below the name, and the line of a tile. */
export function useCardFacts(): readonly CardFact[] {
  const t = useTranslations('catalog.card')
  const format = useFormat()
  return [
    {
      id: 'firstRegistration',
      value: (card) => firstRegistrationText(card, format),
      keep: true,
    },
    {
      id: 'mileage',
      value: ({ mileageKm }) => figure(mileageKm, format.kilometres),
      // A trailer has no mileage; its axles say more.
      onTile: ({ mileageKm, productType, axles }) =>
        mileageKm === null && productType === 'trailer'
          ? figure(axles, (count) => t('axles', { count }))
          : mileageKm === null
            ? null
            : format.kilometres(mileageKm),
      align: 'right',
      keep: true,
    },
    {
      id: 'length',
      value: ({ lengthMm }) => figure(lengthMm, format.metres),
      isBelowName: true,
    },
    {
      id: 'weight',
      value: ({ licensedWeightKg }) => figure(licensedWeightKg, format.kilograms),
      isBelowName: true,
    },
    {
      id: 'beds',
      value: ({ beds }) => figure(beds, (count) => t('beds', { count })),
      isBelowName: true,
    },
  ]
}

function figure(value: number | null, write: (value: number) => string): string | null {
  return value === null || value === 0 ? null : write(value)
}

/** `YYYY-MM`, or the year alone. */
function firstRegistrationText(
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
