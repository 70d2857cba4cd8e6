import type { Logger } from 'pino'
import { isLockTimeout } from '../../../platform/database/lock-timeout.ts'
import { OutOfOrderError } from './out-of-order.ts'
import { type BatchServices, ClockGapError, runBatch } from './run-batch.ts'
import { answerAll, type WaitingCommand } from './waiting-command.ts'

/**
 * Answers how a batch that failed is retried: auction by auction, and what still fails one by one, so
 * that neither a bad command nor an auction held by another process hurts anybody else. An auction
 * that is held goes back to the queue.
 */
export function createRetry<Command extends WaitingCommand>(
  services: BatchServices & { readonly log: Logger },
  queueAgain: (held: readonly Command[]) => Promise<void>,
): (batch: readonly Command[], error: unknown) => Promise<void> {
  async function retry(batch: readonly Command[], error: unknown): Promise<void> {
    if (error instanceof ClockGapError) return await runAlone(batch)
    if (error instanceof OutOfOrderError) return await runOthers(batch, error)
    const byAuction = [...Map.groupBy(batch, ({ request }) => request.auctionId).values()]
    const isOneAuction = byAuction.length === 1
    if (isOneAuction && isLockTimeout(error)) return await queueAgain(batch)
    const [only] = batch
    if (batch.length === 1 && only) return only.reject(error)
    services.log.warn({ err: error, commands: batch.length }, 'batch failed, retrying in parts')
    const parts = isOneAuction ? batch.map((command) => [command]) : byAuction
    for (const part of parts) await runAlone(part)
  }

  /** A part of a failed batch, by itself. */
  async function runAlone(batch: readonly Command[]): Promise<void> {
    const requests = batch.map(({ request }) => request)
    await runBatch(services, requests).then(
      (outcomes) => answerAll(batch, outcomes),
      (error: unknown) => retry(batch, error),
    )
  }

  async function runOthers(batch: readonly Command[], error: OutOfOrderError): Promise<void> {
    const isLate = ({ request }: Command) => error.auctionIds.has(request.auctionId)
    for (const command of batch.filter(isLate)) command.reject(error)
    const others = batch.filter((command) => !isLate(command))
    if (others.length > 0) await runAlone(others)
  }

  return retry
}
