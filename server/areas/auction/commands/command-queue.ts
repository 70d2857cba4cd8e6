import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { runChain } from './batch-chain.ts'
import { createRetry } from './retry-batch.ts'
import type { BatchServices } from './run-batch.ts'
import { answerAll, type WaitingCommand } from './waiting-command.ts'

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

export type CommandQueue = {
  readonly push: (command: WaitingCommand) => void
  readonly waiting: () => number
  /** Resolves when nothing waits or runs any more. */
  readonly drain: () => Promise<void>
}

type Queued = WaitingCommand & { readonly giveUpAt: number }

export function createCommandQueue(
  services: BatchServices & { readonly log: Logger },
): CommandQueue {
  let waiting: Queued[] = []
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    // One turn of the event loop gathers what arrived with the same read of the sockets.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const failure = await runChain(services, { take, answer: answerAll })
      if (!failure) continue
      // Before later commands, in their order; what has failed comes before them or is done.
      waiting = [...failure.behind, ...waiting]
      await retryBatch(failure.failed, failure.error)
    }
    running = null
  }

  function take(): readonly Queued[] {
    const batch = waiting.slice(0, batchLimit)
    waiting = waiting.slice(batchLimit)
    return batch
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

  const retryBatch = createRetry(services, queueAgain)
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
