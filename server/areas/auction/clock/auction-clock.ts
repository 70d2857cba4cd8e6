import type { Logger } from 'pino'
import type { DatabasePool } from '../../../platform/database/pool.ts'
import type { CommandExecutor } from '../commands/command-executor.ts'
import { findNextDueInMs } from './due-store.ts'

/**
 * Sleeps until the next deadline of the market and has the executor act on what is due, the earliest
 * first (`due-sweeps.ts`). Deciding happens under the row lock, so it does not matter how many
 * processes act on the same deadline: each deadline is acted on once.
 */
export type AuctionClock = {
  /** Something changed that may be due earlier than was planned. */
  readonly checkSoon: () => void
  /** Runs everything that is due now; resolves when it has run (time travel, start). */
  readonly catchUp: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Another process may have moved a deadline forward, so nobody sleeps longer than this. */
const longestSleepMs = 1000

/** Acts on what is due, the earliest first, until nothing is due any more that can be done now. */
export async function runAllDue(services: {
  readonly executor: Pick<CommandExecutor, 'due'>
  readonly others?: MarketDeadlines
}): Promise<void> {
  const { executor, others } = services
  do {
    // Auctions first: their deadlines are seconds, those of the others days.
    await executor.due.runAll()
  } while (((await others?.runDue()) ?? 0) > 0)
}

/** Deadlines of another area that go by the same clock. */
export type MarketDeadlines = {
  readonly findNextInMs: () => Promise<number | null>
  /** Acts on what is due now; answers how much there was. */
  readonly runDue: () => Promise<number>
}

/** Those of several areas as if they were one's. */
export function allDeadlines(areas: readonly MarketDeadlines[]): MarketDeadlines {
  return {
    findNextInMs: async () => {
      const nexts = await Promise.all(areas.map((area) => area.findNextInMs()))
      const planned = nexts.filter((next) => next !== null)
      return planned.length === 0 ? null : Math.min(...planned)
    },
    runDue: async () => {
      let count = 0
      for (const area of areas) count += await area.runDue()
      return count
    },
  }
}

/**
 * How long to sleep after a visit; milliseconds until the next deadlines, null where none is planned.
 * What another area has left undone although it is due cannot be done now: to look again at once
 * would spin.
 */
export function clockSleepMs(next: {
  readonly auctionsMs: number | null
  readonly othersMs: number | null
}): number {
  const auctionsMs = Math.max(0, next.auctionsMs ?? longestSleepMs)
  const isLeft = next.othersMs === null || next.othersMs <= 0
  return Math.min(auctionsMs, isLeft ? longestSleepMs : next.othersMs, longestSleepMs)
}

export function startAuctionClock(services: {
  readonly pool: DatabasePool
  readonly executor: CommandExecutor
  readonly log: Logger
  readonly others?: MarketDeadlines
}): AuctionClock {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running: Promise<void> = Promise.resolve()

  // After a visit that is under way: what that one holds would be left to it and not be done yet.
  const catchUp = () => {
    const caughtUp = running.then(() => runAllDue(services))
    running = caughtUp.catch(() => undefined)
    return caughtUp
  }

  const visit = () => {
    clearTimeout(timer)
    running = running.then(async () => {
      if (isStopped) return
      let sleepMs = longestSleepMs
      try {
        await runAllDue(services)
        const auctionsMs = await findNextDueInMs(
          services.pool,
          services.executor.due.skippedAuctions(),
        )
        const othersMs = (await services.others?.findNextInMs()) ?? null
        sleepMs = clockSleepMs({ auctionsMs, othersMs })
      } catch (error) {
        services.log.error({ err: error }, 'the market clock stumbled')
      }
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(visit, sleepMs)
    })
  }

  visit()
  return {
    checkSoon: visit,
    catchUp,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
