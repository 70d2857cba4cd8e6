import { euroSteps } from '#database/testing/euro-steps.ts'
import {
  addDealer,
  addPublishedAuction,
  type Dealer,
  executorOn,
  startAuctions,
} from '#database/testing/market-of-test.ts'
import type { BenchDatabase } from './bench-market.ts'

/** Dealers and running auctions, by the market's own commands. */

export type BenchAuctions = {
  readonly count: number
  readonly startPriceEur: number
  readonly targetPriceEur: number
}

export function addDealers({ pool }: BenchDatabase, count: number): Promise<Dealer[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => addDealer(pool, `dealer-${index}`)),
  )
}

/** Answers the auctions' ids, ascending. */
export async function addRunningAuctions(
  { pool, batchPool }: BenchDatabase,
  { count, ...prices }: BenchAuctions,
): Promise<number[]> {
  const executor = executorOn(batchPool)
  const ids: number[] = []
  for (let missing = count; missing > 0; missing -= 100) {
    const published = Array.from({ length: Math.min(100, missing) }, () =>
      addPublishedAuction(pool, executor, { ...prices, settings: euroSteps }),
    )
    ids.push(...(await Promise.all(published)))
  }
  await startAuctions(pool, executor, ids)
  await executor.drain()
  return ids.toSorted((left, right) => left - right)
}

/** Access tokens of the first dealers. */
export function logDealersIn(port: number, count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/demo/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `dealer-${index}@test.example` }),
      })
      return ((await answer.json()) as { access_token: string }).access_token
    }),
  )
}
