import { unlistedStatuses } from '#domain/auction/core/state.ts'
import { publicStatusOf } from '#domain/catalog/row-of-listing.ts'
import type { RowPart } from '#domain/catalog/row-part.ts'
import type { DatabasePool } from '../../platform/database/pool.ts'
import { type RoundColumns, readRounds } from '../auction/api.ts'
import { type AdPart, type KeepForNextStart, openCatalogAds } from '../listing/api.ts'

export type TakeParts = {
  /** Hears first how many ads there are at most. */
  readonly expect: (ads: number) => void
  readonly take: (part: RowPart) => void
}

export type LoadedByColumn = {
  /** That have no row yet, or of whose newest round the row does not know the release: few, which are loaded by their ids. */
  readonly others: readonly number[]
  /** Nothing where the ads came from what was kept. */
  readonly keep: KeepForNextStart | undefined
}

/** All ads that anybody may find, with their newest rounds, read as columns. */
export async function loadByColumn(
  pool: DatabasePool,
  { expect, take }: TakeParts,
): Promise<LoadedByColumn> {
  const [rounds, readAds] = await Promise.all([readRounds(pool), openCatalogAds(pool)])
  const { count, entityIds, newestOf, auctionIds, statuses } = rounds
  const isListed = statuses.values.map((status) => !unlistedStatuses.includes(status))
  /** By place of the newest round. */
  const missing = new Uint8Array(count)
  let listed = 0
  newestOf.forEachPlace((place) => {
    if (!isListed[statuses.numbers[place] ?? 0]) return
    missing[place] = 1
    listed += 1
  })
  expect(listed)
  const merge = mergeRounds(rounds)
  /** Where the rounds of the ads of one part stand, in the order of the ads. */
  const places: number[] = []
  const keep = await readAds({
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
  const others: number[] = []
  for (let place = 0; place < count; place += 1) {
    if (missing[place] === 1) others.push(entityIds[place] ?? 0)
  }
  return { others, keep }
}

/** Puts to each ad what its round says, from another order into that of the ads. */
function mergeRounds(rounds: RoundColumns) {
  const { statuses, lights } = rounds
  const publicStatuses = statuses.values.map(publicStatusOf)
  return (part: AdPart, places: readonly number[]): RowPart => {
    const figures = (from: Float64Array) => inOrder(from, new Float64Array(places.length), places)
    const numbers = (from: Int32Array) => inOrder(from, new Int32Array(places.length), places)
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

function inOrder<Column extends Float64Array | Int32Array>(
  from: Column,
  to: Column,
  places: readonly number[],
): Column {
  for (let at = 0; at < places.length; at += 1) to[at] = from[places[at] ?? 0] ?? 0
  return to
}
