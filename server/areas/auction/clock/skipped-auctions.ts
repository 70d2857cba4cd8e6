import type { Logger } from 'pino'
import type { DatabasePool } from '../../../platform/database/pool.ts'
import { listFree, postponeDue } from './due-store.ts'

/**
 * The due auctions that a visit of the clock leaves alone, so that they hold up no other: those that
 * somebody holds, until they let go, and those that fail, until the next visit. One that fails in
 * several visits in a row is postponed; the first failures may have been the database's own trouble.
 */
export type SkippedAuctions = {
  readonly beginVisit: () => Promise<void>
  readonly all: () => ReadonlySet<number>
  /** Those of them that somebody holds at this moment; answers whether there was one. */
  readonly addHeld: (auctionIds: readonly number[]) => Promise<boolean>
  readonly addFailing: (auctionId: number, err: unknown) => Promise<void>
}

const failuresUntilPostponed = 3
const postponedByMs = 60_000

export function createSkippedAuctions(services: {
  readonly pool: DatabasePool
  readonly log: Logger
}): SkippedAuctions {
  const { pool, log } = services
  let held: readonly number[] = []
  /** How often each has failed, in this visit and those right before it. */
  let failures = new Map<number, number>()
  let failuresBefore: ReadonlyMap<number, number> = new Map()
  let all = new Set<number>()

  return {
    beginVisit: async () => {
      failuresBefore = failures
      failures = new Map()
      if (held.length > 0) {
        const free = new Set(await listFree(pool, held))
        held = held.filter((auctionId) => !free.has(auctionId))
      }
      all = new Set(held)
    },
    all: () => all,
    addHeld: async (auctionIds) => {
      const free = new Set(await listFree(pool, auctionIds))
      const heldNow = auctionIds.filter((auctionId) => !free.has(auctionId))
      if (heldNow.length === 0) return false
      held = [...held, ...heldNow]
      for (const auctionId of heldNow) {
        all.add(auctionId)
        log.warn({ auctionId }, 'a due auction is left to whoever holds it')
      }
      return true
    },
    addFailing: async (auctionId, err) => {
      all.add(auctionId)
      const count = (failuresBefore.get(auctionId) ?? 0) + 1
      failures.set(auctionId, count)
      if (count < failuresUntilPostponed) {
        log.warn({ err, auctionId }, 'what is due at an auction failed')
        return
      }
      log.error({ err, auctionId }, 'what is due at an auction is postponed')
      await postponeDue(pool, { auctionId, byMs: postponedByMs })
    },
  }
}
