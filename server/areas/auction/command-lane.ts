import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isLockTimeout } from '../../platform/database/lock-timeout.ts'
import { EndsFirst } from './ends-first.ts'
import type { DueRequest, MarketRequest, Outcome } from './market-request.ts'
import { type BatchServices, MarketSlept, runBatch } from './run-batch.ts'

/** One queue of commands, worked off one batch after the other. */

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
  readonly drain: () => Promise<void>
}

type Queued = WaitingCommand & { readonly giveUpAt: number }

export function createCommandLane(services: BatchServices & { readonly log: Logger }): CommandLane {
  let waiting: Queued[] = []
  let running: Promise<void> | null = null

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

  /**
   * A batch that fails is retried auction by auction, and what still fails one by one, so that neither
   * a bad command nor an auction held by another process hurts anybody else.
   */
  async function runOrSplit(batch: readonly Queued[]): Promise<void> {
    try {
      const outcomes = await runBatch(
        services,
        batch.map(({ request }) => request),
      )
      for (const [index, command] of batch.entries()) {
        command.resolve(outcomes[index] ?? null)
      }
    } catch (error) {
      if (error instanceof MarketSlept) return await runOrSplit(batch)
      if (error instanceof EndsFirst) return await runOthers(batch, error)
      const byAuction = [...Map.groupBy(batch, ({ request }) => request.auctionId).values()]
      const isOneAuction = byAuction.length === 1
      if (isOneAuction && isLockTimeout(error)) return await queueAgain(batch)
      const [only] = batch
      if (batch.length === 1 && only) return only.reject(error)
      services.log.warn({ err: error, commands: batch.length }, 'batch failed, retrying in parts')
      const parts = isOneAuction ? batch.map((command) => [command]) : byAuction
      for (const part of parts) await runOrSplit(part)
    }
  }

  async function runOthers(batch: readonly Queued[], error: EndsFirst): Promise<void> {
    const isLate = ({ request }: Queued) => error.auctionIds.has(request.auctionId)
    for (const command of batch.filter(isLate)) command.reject(error)
    const others = batch.filter((command) => !isLate(command))
    if (others.length > 0) await runOrSplit(others)
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
