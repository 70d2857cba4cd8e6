import { setTimeout as wait } from 'node:timers/promises'
import type { DatabasePool } from './pool.ts'

const patienceMs = 2_000

/**
 * Asks whether the database answers at all, and soon; what is made here never rejects. One question at
 * a time: while the last one hangs, a database that is gone is not sent another.
 */
export function watchDatabaseHealth(pool: DatabasePool): () => Promise<boolean> {
  let question: Promise<boolean> | null = null
  const ask = () =>
    pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        question = null
      })
  return async () => {
    const stopped = new AbortController()
    const tooLate = wait(patienceMs, false, { signal: stopped.signal }).catch(() => false)
    question ??= ask()
    const isAnswered = await Promise.race([question, tooLate])
    stopped.abort()
    return isAnswered
  }
}
