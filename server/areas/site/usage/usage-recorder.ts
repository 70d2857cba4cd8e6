import type { Logger } from 'pino'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { type Counted, type Noted, usageStore, type Withdrawn } from './usage-store.ts'

/**
 * Counts in memory and writes sums, so that a flood of reports costs the database a few rows. What a process has counted
 * since the last write is lost with it.
 */
export type UsageRecorder = {
  readonly count: (counted: Counted, times?: number) => void
  readonly note: (noted: Noted) => void
  /** Deletes what was noted of somebody, also what other processes still hold of them. Throws where the database does. */
  readonly forget: (who: Pick<Noted, 'visitorUuid' | 'customerId'>) => Promise<void>
  /** Writes what came in so far. */
  readonly flush: () => Promise<void>
  readonly stop: () => Promise<void>
}

const writtenEveryMs = 10_000
/** After this long every process has written what it held at a withdrawal. */
const forgottenWithinMs = 2 * writtenEveryMs
/** More than a market's visitors do in that time; what a flood adds is left out. */
const mostNoted = 5_000

export function createUsageRecorder(parts: {
  readonly pool: DatabasePool
  readonly log: Logger
  readonly now: () => Date
}): UsageRecorder {
  const { pool, log, now } = parts
  let counts = new Map<string, [Counted, number]>()
  let noted: Noted[] = []
  /** By who it is: whoever withdraws again and again is one. */
  let withdrawn = new Map<string, Withdrawn>()
  let writing: Promise<void> = Promise.resolve()

  const add = (counted: Counted, times: number) => {
    const { route, funnel, step, locale, device } = counted
    const key = [route, funnel, step, locale, device].join(' ')
    const known = counts.get(key)
    if (known) known[1] += times
    else counts.set(key, [{ route, funnel, step, locale, device }, times])
  }
  const write = async () => {
    const [sums, actions] = [[...counts.values()], noted]
    counts = new Map()
    noted = []
    if (sums.length > 0) {
      await usageStore.addCounts(pool, sums, now()).catch((err: unknown) => {
        log.warn({ err }, 'what was counted is written later')
        for (const [counted, times] of sums) add(counted, times)
      })
    }
    if (actions.length > 0) {
      await usageStore.addActions(pool, actions).catch((err: unknown) => {
        log.warn({ err }, 'steps of visitors are not noted')
      })
    }
    await deleteWithdrawn().catch((err: unknown) => {
      log.warn({ err }, 'steps of visitors are deleted later')
    })
  }
  const deleteWithdrawn = async () => {
    const late = now().getTime() - forgottenWithinMs
    if (withdrawn.size > 0) await usageStore.deleteActionsOf(pool, [...withdrawn.values()])
    withdrawn = new Map([...withdrawn].filter(([, { at }]) => at.getTime() > late))
  }
  const flush = () => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(() => void flush(), writtenEveryMs).unref()
  return {
    count: (counted, times = 1) => add(counted, times),
    note: (each) => {
      if (noted.length < mostNoted) noted.push(each)
    },
    forget: async (who) => {
      const { visitorUuid, customerId } = who
      if (visitorUuid === null && customerId === null) return
      const each = { ...who, at: now() }
      withdrawn.set(`${visitorUuid} ${customerId}`, each)
      // What was noted a moment ago is still in memory.
      await flush()
      await usageStore.deleteActionsOf(pool, [each])
    },
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
