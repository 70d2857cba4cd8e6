import type { ProductCard } from '#contract/product.ts'
import { distanceKmTo } from '#domain/catalog/distance.ts'
import type { GeoPoint } from '#domain/place/point.ts'

/** Cards as one dealer sees them from where they are; from what they are told of each vehicle's place (rules 1). */
export function withDistances<Card extends ProductCard>(
  cards: readonly Card[],
  origin: GeoPoint | null,
): Card[] {
  return cards.map((card) => ({
    ...card,
    distanceKm:
      origin && card.zipPrefix !== '' ? distanceKmTo(card.country + card.zipPrefix, origin) : null,
  }))
}
