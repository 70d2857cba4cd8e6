import type { Logger } from 'pino'
import { clock } from '#domain/auction/core/actor.ts'
import { defaultMarketSettings } from '#domain/auction/core/settings.ts'
import { minuteMs, secondMs } from '#domain/calendar/instant.ts'
import type { DatabasePool } from '../../../platform/database/pool.ts'
import type { MarketRequest } from '../commands/market-request.ts'
import {
  heartbeat,
  listEndingBetween,
  listOpenOutages,
  type Outage,
  saveApplied,
} from './outage-store.ts'

/**
 * Notes while bids can be taken, and finds out when they could not (rules 3). No command of this
 * process is decided before an outage that came first has moved its ends: neither at the start nor
 * after the database was away, nor when the machine has slept. That costs no statement as long as
 * the last heartbeat is fresh, because an outage is longer than a heartbeat stays fresh.
 */
export type OutageWatch = {
  /** Resolves when nothing can be due that an outage moves; rejects while the database is away. */
  readonly ready: () => Promise<void>
  /** Whether that still holds: time may have passed in between. */
  readonly isReady: () => boolean
  readonly stop: () => Promise<void>
}

/** The process's steady time; a run that must repeat exactly brings its own. */
export type OutagePace = {
  readonly now: () => number
  /** Answers how to end it. */
  readonly every: (milliseconds: number, run: () => void) => () => void
}

const realPace: OutagePace = {
  now: () => performance.now(),
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds)
    timer.unref()
    return () => clearInterval(timer)
  },
}

const { countsAfterMinutes, graceMinutes } = defaultMarketSettings.outage
const heartbeatEveryMs = 10 * secondMs
const freshForMs = 30 * secondMs
const movedAtOnce = 256

/** Where time cannot pass unseen, as in the moves themselves. */
export const alwaysReady: Pick<OutageWatch, 'ready' | 'isReady'> = {
  ready: async () => undefined,
  isReady: () => true,
}

export function startOutageWatch(services: {
  readonly pool: DatabasePool
  readonly log: Logger
  /** Runs commands past this watch. */
  readonly run: (requests: readonly MarketRequest[]) => Promise<unknown>
  readonly pace?: OutagePace
}): OutageWatch {
  const { pool, log, pace = realPace } = services
  let lastHeartbeatAt = Number.NEGATIVE_INFINITY
  let sending: Promise<void> | null = null

  const isReady = () => pace.now() - lastHeartbeatAt < freshForMs

  async function sendHeartbeat(): Promise<void> {
    // From before the question: what passes while the answer is on its way counts as well.
    const askedAt = pace.now()
    await heartbeat(pool, countsAfterMinutes)
    for (const outage of await listOpenOutages(pool)) await moveEnds(outage)
    lastHeartbeatAt = askedAt
  }

  function sendSharedHeartbeat(): Promise<void> {
    sending ??= sendHeartbeat().finally(() => {
      sending = null
    })
    return sending
  }

  async function moveEnds({ outageId, from, until }: Outage): Promise<void> {
    const graceUntil = until + graceMinutes * minuteMs
    const auctionIds = await listEndingBetween(pool, { from, until: graceUntil })
    log.warn({ outageId, from, until, auctions: auctionIds.length }, 'ends move after an outage')
    for (let index = 0; index < auctionIds.length; index += movedAtOnce) {
      const chunk = auctionIds.slice(index, index + movedAtOnce)
      await services.run(chunk.map((auctionId) => moveEnd(auctionId, from, until)))
    }
    await saveApplied(pool, outageId)
  }

  const stopHeartbeat = pace.every(heartbeatEveryMs, () => {
    sendSharedHeartbeat().catch((err: unknown) =>
      log.warn({ err }, 'the market missed a heartbeat'),
    )
  })

  return {
    isReady,
    ready: async () => {
      if (!isReady()) await sendSharedHeartbeat()
    },
    stop: async () => {
      stopHeartbeat()
      await sending?.catch(() => undefined)
    },
  }
}

function moveEnd(auctionId: number, outageFrom: number, outageUntil: number): MarketRequest {
  return {
    auctionId,
    actor: clock,
    body: { type: 'move_end', outageFrom, outageUntil },
    idempotencyKey: null,
  }
}
