import type { Light } from '#domain/auction/core/events.ts'
import type { AuctionStatus } from '#domain/auction/core/state.ts'
import { IdPlaces } from '#domain/catalog/columns/id-places.ts'
import {
  bigintAt,
  instantAt,
  integerAt,
  textAt,
} from '../../../platform/database/columns/binary-values.ts'
import {
  CodedReader,
  FigureReader,
  readColumns,
} from '../../../platform/database/columns/column-readers.ts'
import { copyOut } from '../../../platform/database/columns/copy-out.ts'
import type { DatabasePool } from '../../../platform/database/pool.ts'
import { currentBid, light } from './auction-lists.ts'

/** The rounds of all ads by columns: what the catalogue shows of them. */
export type RoundColumns = {
  /** The first so many of each column are the rounds. */
  readonly count: number
  readonly entityIds: Float64Array
  /** By ad, where its newest round stands in the columns. */
  readonly newestOf: Pick<IdPlaces, 'get' | 'forEachPlace'>
  readonly auctionIds: Float64Array
  readonly statuses: { readonly numbers: Int32Array; readonly values: readonly AuctionStatus[] }
  readonly lights: { readonly numbers: Int32Array; readonly values: readonly (Light | null)[] }
  readonly startPriceEur: Float64Array
  readonly buyNowPriceEur: Float64Array
  readonly currentBidEur: Float64Array
  readonly endsAt: Float64Array
}

export async function readRounds(pool: DatabasePool): Promise<RoundColumns> {
  const columns = {
    entityIds: new FigureReader(bigintAt),
    rounds: new FigureReader(integerAt),
    auctionIds: new FigureReader(bigintAt),
    // The database lets no other words into the column, and a light is what a bid has left.
    statuses: new CodedReader(
      textAt as (...parts: Parameters<typeof textAt>) => AuctionStatus,
      'ended',
    ),
    lights: new CodedReader<Light | null>(
      textAt as (...parts: Parameters<typeof textAt>) => Light,
      null,
    ),
    startPriceEur: new FigureReader(integerAt),
    buyNowPriceEur: new FigureReader(integerAt),
    currentBidEur: new FigureReader(integerAt),
    endsAt: new FigureReader(instantAt, 0),
  }
  const readers = Object.values(columns)
  const newestOf = new IdPlaces()
  let count = 0
  await copyOut(
    pool,
    `select n.listing_id, n.round, n.auction_id, n.status, ${light}, n.start_price_eur, n.buy_now_price_eur,
       ${currentBid}, n.ends_at from auctions n`,
    (bytes, at) => {
      readColumns(readers, bytes, at)
      const entityId = columns.entityIds.values[count] ?? 0
      const known = newestOf.get(entityId)
      const { values: rounds } = columns.rounds
      if (known === undefined || (rounds[known] ?? 0) < (rounds[count] ?? 0)) {
        newestOf.set(entityId, count)
      }
      count += 1
    },
  )
  return {
    ...{ count, newestOf, entityIds: columns.entityIds.values },
    auctionIds: columns.auctionIds.values,
    statuses: columns.statuses,
    lights: columns.lights,
    startPriceEur: columns.startPriceEur.values,
    buyNowPriceEur: columns.buyNowPriceEur.values,
    currentBidEur: columns.currentBidEur.values,
    endsAt: columns.endsAt.values,
  }
}
