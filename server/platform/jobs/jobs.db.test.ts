import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { createPool } from '../database/pool.ts'
import { createLog } from '../log/log.ts'
import { addJob, prepareJobs, startJobs } from './jobs.ts'

/** What becomes of jobs whose process was killed, or whose database was away for a moment. */

const { pool, connection } = await testDatabase()
const log = createLog({ level: 'silent' })
const done: string[] = []
let jobs: Awaited<ReturnType<typeof startJobs>>

beforeAll(async () => {
  await prepareJobs(pool, log)
  for (const name of ['of a dead process', 'of a living process', 'of nobody']) {
    await addJob(pool, 'note', { name })
  }
  await lock('of a dead process', 180)
  await lock('of a living process', 20)
  jobs = await startJobs({ pool, log, concurrency: 1, tasks: { note } })
})

afterAll(() => jobs.stop())

async function note({ name }: { readonly name: string }): Promise<void> {
  done.push(name)
}

async function lock(name: string, secondsAgo: number): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs
     set locked_by = 'pool-elsewhere', locked_at = now() - $2 * interval '1 second'
     where payload->>'name' = $1`,
    [name, secondsAgo],
  )
}

test('a killed process’s job is done by another, a living one’s is left to it', async () => {
  await waitUntil(() => done.length === 2)
  expect(done.toSorted()).toEqual(['of a dead process', 'of nobody'])
})

test('jobs go on after all connections were cut', async () => {
  // On a connection of its own, which is the only one that is not cut.
  const other = createPool(connection, { size: 1 })
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await addJob(other, 'note', { name: 'afterwards' })
  await other.end()
  await waitUntil(() => done.includes('afterwards'))
})

test('jobs go on after several reports the database did not take', async () => {
  const finish: (() => void)[] = []
  const held = await startJobs({
    pool,
    log,
    concurrency: 4,
    endPatienceMs: 300,
    tasks: { hold: () => new Promise<void>((resolve) => finish.push(resolve)), note },
  })
  for (const _ of [1, 2, 3, 4]) await addJob(pool, 'hold', {})
  await waitUntil(() => finish.length === 4)
  await pool.query('alter table graphile_worker._private_jobs rename to jobs_elsewhere')
  const refused = vi.spyOn(log, 'error')
  for (const [index, end] of finish.entries()) {
    end()
    await waitUntil(() => refused.mock.calls.length > index)
  }
  await pool.query('alter table graphile_worker.jobs_elsewhere rename to _private_jobs')
  await jobs.stop()
  await addJob(pool, 'note', { name: 'after the reports' })
  await waitUntil(() => done.includes('after the reports'))
  await held.stop()
})
