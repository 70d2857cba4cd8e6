import type { Product } from '#contract/product.ts'
import { type DecidingFact, describeListing } from '#domain/listing/describe-listing.ts'
import { type Format, formatFor } from '#locales/format.ts'
import type { LoadContext } from '#web/storefront/page/screen.ts'
import { valuesOf } from '../../../auction/vehicle-facts.ts'

/** What search engines and other sites write below the vehicle's name: its figures that need no word, and what this market is. */
export function vehicleDescription(
  product: Pick<Product, 'attributes'>,
  { locale, texts }: Pick<LoadContext, 'locale' | 'texts'>,
): string {
  const { title, facts } = describeListing(valuesOf(product))
  const figures = facts.flatMap((fact) => figureOf(fact, formatFor(locale)) ?? [])
  return [`${[title, ...figures].join(', ')}.`, texts('shell.description')].join(' ')
}

function figureOf(fact: DecidingFact, format: Format): string | undefined {
  switch (fact.fact) {
    case 'first_registration':
      return fact.month === undefined ? String(fact.year) : format.month(fact.year, fact.month)
    case 'mileage':
      return format.kilometres(fact.km)
    case 'length':
      return format.metres(fact.mm)
    case 'weight_class':
      return format.kilograms(fact.kg)
    case 'beds':
      return undefined
  }
}
