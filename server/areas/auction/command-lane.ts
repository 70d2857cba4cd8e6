import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isLockTimeout } from '../../platform/database/lock-timeout.ts'
import { runChain } from './batch-chain.ts'
import { EndsFirst } from './ends-first.ts'
import type { DueRequest, MarketRequest, Outcome } from './market-request.ts'
import { type BatchServices, MarketSlept, runBatch } from './run-batch.ts'

/** One queue of commands, worked off batch by batch. */

/** More would make the transaction long without making the commit cheaper. */
const batchLimit = 256
/** How long a command of an auction that another process holds is tried again. */
const patienceMs = 10_000
const pauseMs = 100

/** There are more commands than can be answered in time, or theirs is an auction that is held. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

export type WaitingCommand = {
  readonly request: MarketRequest | DueRequest
  readonly resolve: (outcome: Outcome | null) => void
  readonly reject: (error: unknown) => void
}

export type CommandLane = {
  readonly push: (command: WaitingCommand) => void
  readonly waiting: () => number
  /** Resolves when nothing waits or runs any more. */
  readonly drain: () => Promise<void>
}

type Queued = WaitingCommand & { readonly giveUpAt: number }

function answer(commands: readonly Queued[], outcomes: readonly (Outcome | null)[]): void {
  for (const [index, command] of commands.entries()) command.resolve(outcomes[index] ?? null)
}

export function createCommandLane(services: BatchServices & { readonly log: Logger }): CommandLane {
  let waiting: Queued[] = []
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    // One turn of the event loop gathers what arrived with the same read of the sockets.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const failure = await runChain(services, { take, answer })
      if (!failure) continue
      // Before later commands, in their order; what has failed comes before them or is done.
      waiting = [...failure.behind, ...waiting]
      await retry(failure.failed, failure.error)
    }
    running = null
  }

  function take(): readonly Queued[] {
    const batch = waiting.slice(0, batchLimit)
    waiting = waiting.slice(batchLimit)
    return batch
  }

  /** A part of a failed batch, by itself. */
  async function runAlone(batch: readonly Queued[]): Promise<void> {
    const requests = batch.map(({ request }) => request)
    await runBatch(services, requests).then(
      (outcomes) => answer(batch, outcomes),
      (error: unknown) => retry(batch, error),
    )
  }

  /**
   * A batch that failed is retried auction by auction, and what still fails one by one, so that neither
   * a bad command nor an auction held by another process hurts anybody else.
   */
  async function retry(batch: readonly Queued[], error: unknown): Promise<void> {
    if (error instanceof MarketSlept) return await runAlone(batch)
    if (error instanceof EndsFirst) return await runOthers(batch, error)
    const byAuction = [...Map.groupBy(batch, ({ request }) => request.auctionId).values()]
    const isOneAuction = byAuction.length === 1
    if (isOneAuction && isLockTimeout(error)) return await queueAgain(batch)
    const [only] = batch
    if (batch.length === 1 && only) return only.reject(error)
    services.log.warn({ err: error, commands: batch.length }, 'batch failed, retrying in parts')
    const parts = isOneAuction ? batch.map((command) => [command]) : byAuction
    for (const part of parts) await runAlone(part)
  }

  async function runOthers(batch: readonly Queued[], error: EndsFirst): Promise<void> {
    const isLate = ({ request }: Queued) => error.auctionIds.has(request.auctionId)
    for (const command of batch.filter(isLate)) command.reject(error)
    const others = batch.filter((command) => !isLate(command))
    if (others.length > 0) await runAlone(others)
  }

  async function queueAgain(held: readonly Queued[]): Promise<void> {
    const patient = held.filter(({ giveUpAt }) => giveUpAt > Date.now())
    for (const command of held) {
      if (!patient.includes(command)) command.reject(new TooManyWaiting())
    }
    if (waiting.length === 0) await wait(pauseMs)
    // Before later commands, in their order.
    waiting = [...patient, ...waiting]
  }

  return {
    push: (command) => {
      waiting.push({ ...command, giveUpAt: Date.now() + patienceMs })
      running ??= run()
    },
    waiting: () => waiting.length,
    drain: async () => {
      while (running) await running
    },
  }
}
