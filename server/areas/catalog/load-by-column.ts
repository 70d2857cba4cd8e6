import { unlistedStatuses } from '#domain/auction/core/state.ts'
import { publicStatusOf } from '#domain/catalog/row-of-listing.ts'
import type { RowPart } from '#domain/catalog/row-part.ts'
import type { DatabasePool } from '../../platform/database/pool.ts'
import { type RoundColumns, readRounds } from '../auction/api.ts'
import { type AdPart, readCatalogAds } from '../listing/api.ts'

/**
 * All ads that anybody may find, with their newest rounds, read as columns. Answers the ads that have no row yet, or of
 * whose newest round the row does not know the release: few, which are loaded by their ids.
 */
export async function loadByColumn(
  pool: DatabasePool,
  take: (part: RowPart) => void,
): Promise<readonly number[]> {
  const rounds = await readRounds(pool)
  const { newestOf, auctionIds, statuses } = rounds
  const isListed = statuses.values.map((status) => !unlistedStatuses.includes(status))
  const missing = new Uint8Array(auctionIds.length)
  for (const place of newestOf.values()) {
    missing[place] = isListed[statuses.numbers[place] ?? 0] ? 1 : 0
  }
  const merge = mergeRounds(rounds)
  /** Where the rounds of the ads of one part stand, in the order of the ads. */
  const places: number[] = []
  await readCatalogAds(pool, {
    isWanted: ({ entityId, releasedId }) => {
      const place = newestOf.get(entityId)
      if (place === undefined || missing[place] === 0 || auctionIds[place] !== releasedId)
        return false
      missing[place] = 0
      places.push(place)
      return true
    },
    take: (part) => {
      take(merge(part, places))
      places.length = 0
    },
  })
  return [...newestOf].flatMap(([entityId, place]) => (missing[place] === 1 ? entityId : []))
}

/** Puts to each ad what its round says, from another order into that of the ads. */
function mergeRounds(rounds: RoundColumns) {
  const { statuses, lights } = rounds
  const publicStatuses = statuses.values.map(publicStatusOf)
  return (part: AdPart, places: readonly number[]): RowPart => {
    const figures = (from: Float64Array) => Float64Array.from(places, (place) => from[place] ?? 0)
    const numbers = (from: Int32Array) => Int32Array.from(places, (place) => from[place] ?? 0)
    return {
      ...part,
      coded: {
        ...part.coded,
        status: { numbers: numbers(statuses.numbers), values: publicStatuses },
        light: { numbers: numbers(lights.numbers), values: lights.values },
      },
      figures: {
        ...part.figures,
        startPriceEur: figures(rounds.startPriceEur),
        buyNowPriceEur: figures(rounds.buyNowPriceEur),
        currentBidEur: figures(rounds.currentBidEur),
        publishedAt: part.publishedAt,
        endsAt: figures(rounds.endsAt),
      },
    }
  }
}
