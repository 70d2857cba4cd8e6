import type { Logger } from 'pino'
import { accountLifetimes } from '#domain/account/lifetimes.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import type { EndedSessions } from '#server/platform/services.ts'
import { sessionStore } from './session-store.ts'

/** Both processes know of an ended session within a second, even where no message of it arrives. */
const lookAgainMs = 500
/** A session is stored as ended before its transaction commits, by the clock of its own process. */
const overlapMs = 120_000

/**
 * The sessions that ended while an access token of theirs would still be good. Access tokens are read
 * without a query, so each process keeps this list in memory: read at the start, after every message
 * about an ended login, and by a timer.
 */
export async function startEndedSessions(parts: {
  readonly pool: DatabasePool
  readonly log: Logger
  readonly now: () => Date
}): Promise<EndedSessions> {
  const { pool, log, now } = parts
  const endedAtMs = new Map<string, number>()
  const listeners: ((sessionIds: readonly string[]) => void)[] = []
  let lookedAtMs = now().getTime() - accountLifetimes.accessTokenMs

  const refresh = async () => {
    const beganMs = now().getTime()
    const found = await sessionStore.listEndedSince(pool, new Date(lookedAtMs - overlapMs))
    lookedAtMs = beganMs
    const added = found.filter(({ sessionId }) => !endedAtMs.has(sessionId))
    for (const { sessionId, endedAt } of added) endedAtMs.set(sessionId, endedAt.getTime())
    const forgottenMs = beganMs - accountLifetimes.accessTokenMs - overlapMs
    for (const [sessionId, ms] of endedAtMs) if (ms < forgottenMs) endedAtMs.delete(sessionId)
    if (added.length === 0) return
    for (const hear of listeners) hear(added.map(({ sessionId }) => sessionId))
  }

  await refresh()
  let timer: NodeJS.Timeout
  let isStopped = false
  const lookLater = () => {
    timer = setTimeout(async () => {
      await refresh().catch((err: unknown) => log.warn({ err }, 'ended logins cannot be read'))
      if (!isStopped) lookLater()
    }, lookAgainMs)
    timer.unref()
  }
  lookLater()
  return {
    has: (sessionId) => endedAtMs.has(sessionId),
    refresh,
    listen: (hear) => void listeners.push(hear),
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
