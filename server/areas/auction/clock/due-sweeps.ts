import type { Logger } from 'pino'
import { isLockTimeout } from '../../../platform/database/lock-timeout.ts'
import { type BatchServices, rollbackAndRelease, runBatch } from '../commands/run-batch.ts'
import { beginSweep, endSweep } from './due-store.ts'
import { createSkippedAuctions } from './skipped-auctions.ts'

/**
 * Acts on what is due, the earliest first: what ended earlier is committed earlier, in whichever
 * process (rules 3). A sweep is one transaction with the first auctions of that order. Only one sweep
 * at a time lists and runs, under a lock that goes with its connection; and because each begins with
 * the earliest that is left, row locks alone keep the order where that lock was lost on the way.
 *
 * An auction that somebody holds for long, or that fails, is passed over until the next visit: it
 * ends after others then, and holds none of them up.
 */
export type DueSweeps = {
  /** One visit: until nothing is due but what was passed over. */
  readonly runAll: () => Promise<void>
  /** Until what is due before that auction, and the auction itself, was acted on or passed over. */
  readonly runUpTo: (auctionId: number) => Promise<void>
  /** What the last visit has passed over. */
  readonly skippedAuctions: () => ReadonlySet<number>
}

/** More would keep the rows locked for longer without making the commit cheaper. */
const dueAtOnce = 64

type Sweep = { readonly auctionIds: readonly number[]; readonly isLast: boolean }

export function createDueSweeps(services: BatchServices & { readonly log: Logger }): DueSweeps {
  const { pool, log, outages } = services
  const skippedAuctions = createSkippedAuctions(services)
  /** After a failure so many auctions are taken one by one, so that only the failing one fails. */
  let alone = 0

  async function sweep(): Promise<Sweep> {
    // Before the lock, because ends that an outage moves may take a while.
    await outages.ready()
    const client = await pool.connect()
    try {
      const limit = alone > 0 ? 1 : dueAtOnce
      const auctionIds = await beginSweep(client, { limit, except: skippedAuctions.all() })
      alone = Math.max(0, alone - 1)
      if (auctionIds.length > 0) await runTogether(auctionIds)
      await endSweep(client)
      return { auctionIds, isLast: auctionIds.length < limit }
    } catch (error) {
      await rollbackAndRelease(client)
      throw error
    }
  }

  async function runTogether(auctionIds: readonly number[]): Promise<void> {
    const end = await runBatch(
      services,
      auctionIds.map((auctionId) => ({ auctionId, isDue: true, isInOrder: true })),
    )
    // After a clock gap nothing was decided; the next sweep begins again.
    if (end.kind !== 'failed') return
    const { error } = end
    if (isLockTimeout(error) && (await skippedAuctions.addHeld(auctionIds))) return
    const [only, ...others] = auctionIds
    if (only !== undefined && others.length === 0) {
      return await skippedAuctions.addFailing(only, error)
    }
    log.warn({ err: error, auctions: auctionIds.length }, 'a sweep failed, going one by one')
    alone = auctionIds.length
  }

  const next = shareWaiting(sweep)
  return {
    runAll: async () => {
      await skippedAuctions.beginVisit()
      for (;;) {
        const { auctionIds } = await next()
        if (auctionIds.length === 0) return
      }
    },
    runUpTo: async (auctionId) => {
      for (;;) {
        const { auctionIds, isLast } = await next()
        if (isLast || auctionIds.includes(auctionId)) return
      }
    },
    skippedAuctions: skippedAuctions.all,
  }
}

/** Runs that begin after they were asked for, one at a time; whoever waits meanwhile shares the next. */
function shareWaiting<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null
  let following: Promise<Result> | null = null
  return function next(): Promise<Result> {
    if (running === null) {
      running = run().finally(() => {
        running = null
      })
      return running
    }
    following ??= running
      .catch(() => undefined)
      .then(() => {
        following = null
        return next()
      })
    return following
  }
}
