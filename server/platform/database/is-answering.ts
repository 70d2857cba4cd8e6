import { setTimeout as wait } from 'node:timers/promises'
import type { DatabasePool } from './pool.ts'

const patienceMs = 2_000

/** Whether the database answers at all, and soon; never rejects. */
export async function isAnswering(pool: DatabasePool): Promise<boolean> {
  const stopped = new AbortController()
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  )
  const tooLate = wait(patienceMs, false, { signal: stopped.signal }).catch(() => false)
  const result = await Promise.race([answered, tooLate])
  stopped.abort()
  return result
}
