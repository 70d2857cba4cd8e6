import { setTimeout as wait } from 'node:timers/promises'
import { type Runner, run, runMigrations, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { DatabasePool } from '../database/pool.ts'
import type { Queryable } from '../database/queryable.ts'
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
  /** Somebody waits at a screen for it: it goes before what is merely due. */
  readonly isUrgent?: boolean
}

export async function prepareJobs(pool: DatabasePool, log: Logger): Promise<void> {
  await runMigrations({ pgPool: asPgPool(pool), logger: jobLog(log) })
}

/** The queue knows pg's own type alone, which each of our pools has (`createPool`). */
function asPgPool(pool: DatabasePool): Pool {
  return pool as Pool
}

/** The queue takes smaller numbers first. */
const urgentPriority = -10

/** One of several that are queued together. */
export type Job = {
  readonly task: string
  readonly payload: object
  readonly options?: JobOptions
}

/** Queues a job inside the caller's transaction. */
export async function addJob(
  client: Queryable,
  task: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  await addJobs(client, [{ task, payload, options }])
}

/**
 * Queues jobs inside the caller's transaction by one statement, in the order of their keys, so that two
 * transactions never wait for each other. No two of them may have the same key.
 */
export async function addJobs(client: Queryable, jobs: readonly Job[]): Promise<void> {
  const rows = jobs.map(({ task, payload, options = {} }) => ({
    ...{ task, payload },
    run_at: options.runAt ?? null,
    max_attempts: options.maxAttempts ?? 12,
    key: options.key ?? null,
    priority: options.isUrgent ? urgentPriority : 0,
  }))
  await client.query({
    name: 'add-jobs',
    text: `select from graphile_worker.add_jobs(array(
             select (task, payload, null, run_at, max_attempts, key, priority, null)::graphile_worker.job_spec
             from json_to_recordset($1::json) as job(task text, payload json, run_at timestamptz,
               max_attempts smallint, key text, priority smallint)
             order by key))`,
    values: [JSON.stringify(rows)],
  })
}

/** A worker gives up when the database leaves it in the middle of a job; it is started again. */
const restartMs = 1000
/** No task takes as long; what was under way then is found abandoned and done again. */
const defaultEndPatienceMs = 10_000
/**
 * A killed process cannot give its jobs back, and the queue alone would wait for hours. No task
 * takes as long as this, and each may be repeated.
 */
const abandonedAfterSeconds = 120
const abandonedCheckMs = 15_000

/** Runs the tasks until stopped. */
export async function startJobs(options: {
  readonly pool: DatabasePool
  readonly log: Logger
  readonly tasks: Readonly<Record<string, Task>>
  readonly concurrency: number
  readonly endPatienceMs?: number
}): Promise<{ stop: () => Promise<void> }> {
  const { pool, log, endPatienceMs = defaultEndPatienceMs } = options
  const stopped = new AbortController()
  const start = async () => endingRunner(await startRunner(options), { log, endPatienceMs })
  await freeAbandonedJobs(pool)
  let current = await start()
  const abandoned = setInterval(() => {
    freeAbandonedJobs(pool).catch((err: unknown) => log.warn({ err }, 'abandoned jobs stay locked'))
  }, abandonedCheckMs)
  abandoned.unref()

  async function keepRunning(): Promise<void> {
    while (true) {
      await current.ended
      if (stopped.signal.aborted) return
      await wait(restartMs, undefined, { signal: stopped.signal }).catch(() => undefined)
      if (stopped.signal.aborted) return
      // While the database is away the ended runner stays, and is found ended at the next turn.
      current = await start().catch(() => current)
      if (stopped.signal.aborted) stopRunner(current.runner)
    }
  }

  const running = keepRunning()
  return {
    stop: async () => {
      clearInterval(abandoned)
      stopped.abort()
      stopRunner(current.runner)
      await running
    },
  }
}

type EndingRunner = { readonly runner: Runner; readonly ended: Promise<void> }

/**
 * `ended` also when a runner does not find its end: after several reports that the database did not
 * take, the queue counts wrongly what it waits for and would wait for ever.
 */
function endingRunner(
  runner: Runner,
  { log, endPatienceMs }: { readonly log: Logger; readonly endPatienceMs: number },
): EndingRunner {
  const ended = new Promise<void>((resolve) => {
    runner.promise
      .catch((err: unknown) => log.warn({ err }, 'the jobs stopped'))
      .finally(() => resolve())
    runner.events.once('pool:gracefulShutdown', () => {
      setTimeout(resolve, endPatienceMs).unref()
    })
  })
  return { runner, ended }
}

function startRunner(options: Parameters<typeof startJobs>[0]): Promise<Runner> {
  const taskList: TaskList = {}
  for (const [name, task] of Object.entries(options.tasks)) {
    taskList[name] = async (payload) => task(payload as never) // Written by this task's own addJob.
  }
  return run({
    pgPool: asPgPool(options.pool),
    taskList,
    concurrency: options.concurrency,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: jobLog(options.log),
    // A single report is awaited by nobody, so that one the database does not take would end the
    // process; a batch of them has somebody who ends the worker, which then is started again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
}

/** It may have ended by itself the moment before. */
function stopRunner(runner: Runner): void {
  runner.stop().catch(() => undefined)
}

async function freeAbandonedJobs(pool: DatabasePool): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = null, locked_at = null
     where locked_at < now() - $1 * interval '1 second'`,
    [abandonedAfterSeconds],
  )
}
