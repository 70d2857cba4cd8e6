import { listBuyers, listSellers } from './areas/account/api.ts'
import {
  type MarketExecutor,
  type MarketExecutorParts,
  startMarketExecutor,
} from './areas/auction/api.ts'
import { openOrders } from './areas/order/api.ts'

export type { MarketExecutor }

const people = { listSellers, listBuyers }

/** The executor of the market's commands, whose sales open orders of the order area. */
export function createMarketExecutor(
  parts: Omit<MarketExecutorParts, 'openOrders'>,
): MarketExecutor {
  return startMarketExecutor({
    ...parts,
    openOrders: (client, sold) => openOrders(people, client, sold),
  })
}
