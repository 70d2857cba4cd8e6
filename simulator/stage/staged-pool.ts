import type { DatabaseClient, DatabasePool } from '#server/platform/database/pool.ts'
import { onlyRow } from '#server/platform/database/queryable.ts'
import type { CallScheduler, Fault } from './call-scheduler.ts'

/**
 * A pool as the server knows it, over a real one: each statement waits for its turn, and may be
 * refused or lose its connection. One such pool is one process; killing it takes its connections.
 */
export type StagedPool = {
  readonly pool: DatabasePool
  readonly kill: () => Promise<void>
}

type Statement = string | { readonly text: string; readonly name?: string }

class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

export function stagePool(options: {
  readonly name: string
  readonly real: DatabasePool
  /** Looks at locks and ends connections; never staged. */
  readonly watch: DatabasePool
  readonly scheduler: CallScheduler
}): StagedPool {
  const { name, real, watch, scheduler } = options
  const lanes = new Set<Lane>()
  let laneCount = 0
  let isKilled = false

  const connect = async (): Promise<Lane> => {
    laneCount += 1
    const id = `${name}.${laneCount}`
    return new Promise((resolve, reject) => {
      const go = async () => {
        if (isKilled) throw new ConnectionLost()
        const client = await real.connect()
        const row = onlyRow(await client.query<{ pid: number }>('select pg_backend_pid() as pid'))
        const lane = new Lane({ id, client, pid: row.pid, watch, scheduler })
        lanes.add(lane)
        return lane
      }
      scheduler.enter({
        lane: id,
        text: 'connect',
        go: () => go().then(resolve, reject),
        isBlocked: async () => false,
      })
    })
  }

  const pool = {
    connect,
    query: async (statement: Statement, values?: readonly unknown[]) => {
      const lane = await connect()
      try {
        return await lane.query(statement, values)
      } finally {
        lane.release()
        lanes.delete(lane)
      }
    },
  }

  return {
    pool: pool as unknown as DatabasePool, // The two methods are all that the server calls.
    kill: async () => {
      isKilled = true
      scheduler.drop(`${name}.`)
      await Promise.all([...lanes].map((lane) => lane.lose()))
    },
  }
}

class Lane {
  readonly #id: string
  readonly #client: DatabaseClient
  readonly #pid: number
  readonly #watch: DatabasePool
  readonly #scheduler: CallScheduler
  #isLost = false
  #isReleased = false

  constructor(parts: {
    readonly id: string
    readonly client: DatabaseClient
    readonly pid: number
    readonly watch: DatabasePool
    readonly scheduler: CallScheduler
  }) {
    this.#id = parts.id
    this.#client = parts.client
    this.#pid = parts.pid
    this.#watch = parts.watch
    this.#scheduler = parts.scheduler
  }

  query(statement: Statement, values?: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#scheduler.enter({
        lane: this.#id,
        text: nameOf(statement),
        go: (fault) => this.#go({ statement, values, fault }).then(resolve, reject),
        isBlocked: () => this.#isBlocked(),
      })
    })
  }

  /** With an error the connection is thrown away, as the pool does it. */
  release(error?: Error): void {
    if (this.#isLost || this.#isReleased) return
    this.#isReleased = true
    this.#client.release(error)
  }

  /** The connection breaks; resolves when the database has let go of all it held. */
  async lose(): Promise<void> {
    if (this.#isLost || this.#isReleased) return
    this.#isLost = true
    this.#client.release(new ConnectionLost())
    await this.#watch.query('select pg_terminate_backend($1, 5000)', [this.#pid])
  }

  async #go(call: {
    readonly statement: Statement
    readonly values: readonly unknown[] | undefined
    readonly fault: Fault
  }): Promise<unknown> {
    if (this.#isLost) throw new ConnectionLost('Connection terminated')
    if (call.fault === 'lost_before') {
      await this.lose()
      throw new ConnectionLost('Connection terminated unexpectedly')
    }
    if (call.fault === 'refused') return this.#client.query(refusal)
    const query = this.#client.query as (...args: unknown[]) => Promise<unknown>
    const answer = await query.call(this.#client, call.statement, call.values)
    if (call.fault !== 'lost_after') return answer
    await this.lose()
    throw new ConnectionLost('Connection terminated unexpectedly')
  }

  async #isBlocked(): Promise<boolean> {
    if (this.#isLost) return false
    return onlyRow(
      await this.#watch.query<{ blocked: boolean }>(
        'select cardinality(pg_blocking_pids($1)) > 0 as blocked',
        [this.#pid],
      ),
    ).blocked
  }
}

/** What a statement limit does: the statement fails, its transaction with it. */
const refusal = `do $$ begin raise exception 'refused by the simulator' using errcode = '57014'; end $$`

function nameOf(statement: Statement): string {
  if (typeof statement === 'string') return statement.trim().split('\n')[0]?.slice(0, 60) ?? ''
  return statement.name ?? statement.text.trim().split('\n')[0]?.slice(0, 60) ?? ''
}
