import type { Logger } from 'pino'
import { countMarket } from '../areas/publishing/api.ts'
import type { DatabasePool } from '../platform/database/pool.ts'
import { runEvery } from './run-every.ts'

const firstMs = 60_000
const everyMs = 3_600_000

/** Dealers and bidders of whom texts tell. */
export function startCountingMarket(parts: { readonly pool: DatabasePool; readonly log: Logger }): {
  readonly stop: () => void
} {
  const { pool, log } = parts
  return runEvery(
    { firstMs, everyMs },
    () => countMarket(pool),
    (err) => log.warn({ err }, 'the market was not counted'),
  )
}
