import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { merchantStore } from './merchant-store.ts'

/**
 * An unpaid commission stops its dealer's bidding (rules 10); which order does is the order area's
 * to know. The dealer's row is locked, so that a stop and the end of another do not cross.
 */
export async function stopBidding(
  client: DatabaseClient,
  stop: { readonly merchantId: number; readonly at: number },
): Promise<void> {
  const { merchantId, at } = stop
  await merchantStore.lock(client, merchantId)
  await merchantStore.saveBiddingStopped(client, { merchantId, stoppedAt: new Date(at) })
}

/** Answers whether they may bid again; `isStillStopped` is asked under the lock. */
export async function liftBiddingStop(
  client: DatabaseClient,
  lift: { readonly merchantId: number; readonly isStillStopped: () => Promise<boolean> },
): Promise<boolean> {
  const { merchantId, isStillStopped } = lift
  await merchantStore.lock(client, merchantId)
  if (await isStillStopped()) return false
  await merchantStore.saveBiddingStopped(client, { merchantId, stoppedAt: null })
  return true
}
