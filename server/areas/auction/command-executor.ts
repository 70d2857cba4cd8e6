import type { Logger } from 'pino'
import type { DueRequest, MarketRequest, Outcome, WaitingRequest } from './market-request.ts'
import type { BatchServices } from './run-batch.ts'
import { MarketSlept, runBatch } from './run-batch.ts'

/**
 * The one door through which an auction changes. Commands that wait are taken together into one
 * transaction; a lone one does not wait for company. Nobody is answered before the commit. Row locks
 * keep several processes correct, so nothing here may be trusted across batches.
 */

/** More would make the transaction long without making the commit cheaper. */
const batchLimit = 256
/** Above this the process says so instead of promising an answer it cannot give in time. */
const waitingLimit = 20_000

export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

export class AuctionMissing extends Error {
  override readonly name = 'AuctionMissing'
}

export type CommandExecutor = {
  readonly execute: (request: MarketRequest) => Promise<Outcome>
  readonly runDue: (auctionId: number) => Promise<Outcome>
  /** Resolves when nothing waits or runs any more. */
  readonly drain: () => Promise<void>
}

export function createCommandExecutor(
  services: BatchServices & { readonly log: Logger },
): CommandExecutor {
  let waiting: WaitingRequest[] = []
  let running: Promise<void> | null = null

  const submit = (request: MarketRequest | DueRequest) =>
    new Promise<Outcome>((resolve, reject) => {
      if (waiting.length >= waitingLimit) return reject(new TooManyWaiting())
      waiting.push({ request, resolve, reject })
      running ??= run()
    })

  async function run(): Promise<void> {
    // One turn of the event loop gathers what arrived with the same read of the sockets.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchLimit)
      waiting = waiting.slice(batchLimit)
      await runOrSplit(batch)
    }
    running = null
  }

  /** A batch that fails is retried one by one, so that one bad command hurts nobody else. */
  async function runOrSplit(batch: readonly WaitingRequest[]): Promise<void> {
    try {
      const outcomes = await runBatch(
        services,
        batch.map(({ request }) => request),
      )
      for (const [index, waitingRequest] of batch.entries()) {
        const outcome = outcomes[index]
        if (outcome instanceof Error) waitingRequest.reject(outcome)
        else if (outcome) waitingRequest.resolve(outcome)
        else waitingRequest.reject(new AuctionMissing())
      }
    } catch (error) {
      if (error instanceof MarketSlept) return runOrSplit(batch)
      const [only] = batch
      if (batch.length === 1 && only) return only.reject(error)
      services.log.warn({ err: error, commands: batch.length }, 'batch failed, retrying one by one')
      for (const each of batch) await runOrSplit([each])
    }
  }

  return {
    execute: submit,
    runDue: (auctionId) => submit({ auctionId, isDue: true }),
    drain: async () => {
      while (running) await running
    },
  }
}
