import { type Runner, run, runMigrations, type TaskList } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import type { Logger } from 'pino'
import { jobLog } from './job-log.ts'

/**
 * Work that follows a transaction: mails, documents, pictures. A job is put into the queue by the
 * transaction that causes it, so it exists exactly if that transaction committed; it may run more
 * than once, so every task is written to be repeated.
 */

export type Task = (payload: never) => Promise<void>

export type JobOptions = {
  /** Jobs with the same key are one job. */
  readonly key?: string
  readonly runAt?: Date
  readonly maxAttempts?: number
}

export async function prepareJobs(pool: Pool, log: Logger): Promise<void> {
  await runMigrations({ pgPool: pool, logger: jobLog(log) })
}

/** Queues a job inside the caller's transaction. */
export async function addJob(
  client: Pick<PoolClient, 'query'>,
  name: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  await client.query(
    `select graphile_worker.add_job($1, $2::json, run_at := $3, max_attempts := $4, job_key := $5)`,
    [
      name,
      JSON.stringify(payload),
      options.runAt ?? null,
      options.maxAttempts ?? 12,
      options.key ?? null,
    ],
  )
}

/** Runs the tasks until stopped. */
export async function startJobs(options: {
  readonly pool: Pool
  readonly log: Logger
  readonly tasks: Readonly<Record<string, Task>>
  readonly concurrency: number
}): Promise<{ stop: () => Promise<void> }> {
  const taskList: TaskList = {}
  for (const [name, task] of Object.entries(options.tasks)) {
    taskList[name] = async (payload) => task(payload as never) // Written by this task's own addJob.
  }
  const runner: Runner = await run({
    pgPool: options.pool,
    taskList,
    concurrency: options.concurrency,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: jobLog(options.log),
  })
  return { stop: () => runner.stop() }
}
