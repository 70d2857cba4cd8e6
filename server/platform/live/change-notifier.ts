import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { DatabaseConnection } from '../database/pool.ts'
import { batchOutgoing } from './batch-outgoing.ts'
import type { ChangeTopic } from './change-topic.ts'

/**
 * Tells all processes on this database that something changed, after it was committed and on a
 * connection of its own: a NOTIFY inside the bid's transaction would make all commits wait for each
 * other. A message can be lost, so whoever must act polls as well.
 */

export type ChangeNotifier = {
  readonly announce: (topic: ChangeTopic, ids: readonly number[]) => void
  readonly listen: (topic: ChangeTopic, hear: (ids: readonly number[]) => void) => void
  readonly stop: () => Promise<void>
}

const channel = 'cm24_changes'
const retryMs = 1000
/** A message costs a transaction and reaches every process; what comes meanwhile travels together. */
const pauseMs = 10

type Message = {
  readonly from: string
  readonly topic: ChangeTopic
  readonly ids: readonly number[]
}

export async function startChangeNotifier(options: {
  readonly connection: DatabaseConnection
  readonly log: Logger
}): Promise<ChangeNotifier> {
  const self = randomUUID()
  const listeners: { topic: ChangeTopic; hear: (ids: readonly number[]) => void }[] = []
  let client: pg.Client | null = null
  let isStopped = false

  const deliver = (topic: ChangeTopic, ids: readonly number[]) => {
    for (const listener of listeners) if (listener.topic === topic) listener.hear(ids)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...options.connection,
      application_name: 'cm24 changes',
      pipeline: true,
    })
    next.on('error', () => undefined)
    next.on('end', () => {
      client = null
      if (!isStopped) setTimeout(reconnect, retryMs)
    })
    next.on('notification', ({ payload }) => {
      const message: Message = JSON.parse(payload ?? '{}')
      if (message.from !== self) deliver(message.topic, message.ids)
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }

  /** Messages of other processes were lost meanwhile, so everybody looks at everything again. */
  function reconnect(): void {
    connect().then(
      () => deliver('clock', []),
      () => !isStopped && setTimeout(reconnect, retryMs),
    )
  }

  const outgoing = batchOutgoing(async (topic, ids) => {
    try {
      await client?.query({
        name: 'announce-change',
        text: 'select pg_notify($1, $2)',
        values: [channel, JSON.stringify({ from: self, topic, ids } satisfies Message)],
      })
      await wait(pauseMs)
    } catch (error) {
      // A lost message costs the listeners a second at most; it must not fail what caused it.
      options.log.warn({ err: error }, 'a change was not announced')
    }
  })

  await connect()
  return {
    announce: (topic, ids) => {
      deliver(topic, ids)
      outgoing.add(topic, ids)
    },
    listen: (topic, hear) => void listeners.push({ topic, hear }),
    stop: async () => {
      isStopped = true
      await outgoing.sent()
      await client?.end()
    },
  }
}
