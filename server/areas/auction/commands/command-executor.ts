import type { Logger } from 'pino'
import { createDueSweeps, type DueSweeps } from '../clock/due-sweeps.ts'
import { createCommandQueue, TooManyWaiting } from './command-queue.ts'
import type { DueRequest, MarketRequest, Outcome } from './market-request.ts'
import { OutOfOrderError } from './out-of-order.ts'
import type { BatchServices } from './run-batch.ts'

/**
 * The one door through which an auction changes. Commands that wait are taken together into one
 * transaction; a lone one does not wait for company. Nobody is answered before the commit. Row locks
 * keep several processes correct, so nothing here is trusted across batches but what the row itself
 * names under its lock.
 */

/** Above this the process says so instead of promising an answer it cannot give in time. */
const waitingLimit = 20_000

/** No auction has this id. */
export class AuctionMissing extends Error {
  override readonly name = 'AuctionMissing'
}

export type CommandExecutor = {
  readonly execute: (request: MarketRequest) => Promise<Outcome>
  readonly runDue: (auctionId: number) => Promise<Outcome>
  /** What is due at all auctions, the earliest first. */
  readonly due: Pick<DueSweeps, 'runAll' | 'skippedAuctions'>
  /** Resolves when nothing waits or runs any more. */
  readonly drain: () => Promise<void>
}

export function createCommandExecutor(
  services: BatchServices & { readonly log: Logger },
): CommandExecutor {
  const queue = createCommandQueue(services)
  const due = createDueSweeps(services)
  const late = new Set<Promise<unknown>>()

  const push = (request: MarketRequest | DueRequest) =>
    new Promise<Outcome>((resolve, reject) => {
      if (queue.waiting() >= waitingLimit) return reject(new TooManyWaiting())
      queue.push({
        request,
        resolve: (outcome) => (outcome ? resolve(outcome) : reject(new AuctionMissing())),
        reject,
      })
    })

  async function submit(request: MarketRequest | DueRequest): Promise<Outcome> {
    try {
      return await push(request)
    } catch (error) {
      if (!(error instanceof OutOfOrderError)) throw error
    }
    return await runLate(request)
  }

  /** It came after the end and before the clock did: what ended earlier goes first. */
  function runLate(request: MarketRequest | DueRequest): Promise<Outcome> {
    const running = due.runUpTo(request.auctionId).then(() => push({ ...request, isInTurn: true }))
    late.add(running)
    return running.finally(() => late.delete(running))
  }

  return {
    execute: submit,
    runDue: (auctionId) => submit({ auctionId, isDue: true }),
    due,
    drain: async () => {
      await Promise.allSettled(late)
      await queue.drain()
    },
  }
}
