import type { Logger } from 'pino'
import { askForYearlyChecks } from '../areas/account/api.ts'
import type { DatabasePool } from '../platform/database/pool.ts'
import { runEvery } from './run-every.ts'

const firstMs = 5 * 60_000
const everyMs = 3_600_000

/** Asks the dealers whose year is over for new papers (rules 11). */
export function startYearlyChecks(parts: { readonly pool: DatabasePool; readonly log: Logger }): {
  readonly stop: () => void
} {
  const { pool, log } = parts
  return runEvery(
    { firstMs, everyMs },
    () => askForYearlyChecks({ pool }),
    (err) => log.warn({ err }, 'no yearly check was asked for'),
  )
}
