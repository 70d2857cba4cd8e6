import type { Logger } from 'pino'
import { createDueSweeps, type DueSweeps } from '../clock/due-sweeps.ts'
import { type AnswerDeadline, createAnswerDeadline } from './answer-deadline.ts'
import { CommandQueue, TooManyWaiting, type WaitingCommand } from './command-queue.ts'
import type { DueRequest, MarketRequest, Outcome, RequestResult } from './market-request.ts'
import type { BatchServices } from './run-batch.ts'
import { isStorable } from './storable-text.ts'

/**
 * The only place through which an auction changes. A command waits in the queue, which decides all
 * that wait in one transaction (command-queue.ts, run-batch.ts); a lone one does not wait for others.
 * Row locks keep several processes correct, so nothing here is trusted across batches but what the row
 * itself names under its lock. A command that comes after the end and before the clock waits until
 * what ended earlier was acted on (clock/due-sweeps.ts).
 */

/** Above this the process says so instead of promising an answer it cannot give in time. */
const waitingLimit = 20_000

/** No auction has this id. */
export class AuctionMissing extends Error {
  override readonly name = 'AuctionMissing'
}

/** The database has not answered in time; nobody knows whether it still carries the command out. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

/** The command holds a text that no row can hold. */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText'
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
  services: BatchServices & { readonly log: Logger; readonly answerWithinMs?: number | null },
): CommandExecutor {
  const queue = new CommandQueue(services)
  const due = createDueSweeps(services)
  const deadline = createAnswerDeadline<CommandInQueue>(services.answerWithinMs)
  const outOfOrder = new Set<Promise<void>>()

  function submit(request: MarketRequest | DueRequest): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      if (queue.waiting >= waitingLimit) return reject(new TooManyWaiting())
      if (!isStorable(request)) return reject(new UnstorableText())
      const command = new CommandInQueue(request, deadline, {
        resolve,
        reject,
        runAfterEarlierEnds,
      })
      deadline.add(command)
      queue.push(command)
    })
  }

  function runAfterEarlierEnds(command: CommandInQueue): void {
    const running = due.runUpTo(command.request.auctionId).then(
      () => {
        command.request = { ...command.request, isInOrder: true }
        if (!command.isAnswered) queue.push(command)
      },
      (error: unknown) => command.reject(error),
    )
    outOfOrder.add(running)
    void running.then(() => outOfOrder.delete(running))
  }

  return {
    execute: submit,
    runDue: (auctionId) => submit({ auctionId, isDue: true }),
    due,
    drain: async () => {
      do {
        await Promise.all(outOfOrder)
        await queue.drain()
      } while (outOfOrder.size > 0)
    },
  }
}

type Caller = {
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
  readonly runAfterEarlierEnds: (command: CommandInQueue) => void
}

/** A command and its caller, who is answered once. */
class CommandInQueue implements WaitingCommand {
  request: MarketRequest | DueRequest
  isAnswered = false
  readonly askedAt = performance.now()
  readonly #deadline: AnswerDeadline<CommandInQueue>
  readonly #caller: Caller

  constructor(
    request: MarketRequest | DueRequest,
    deadline: AnswerDeadline<CommandInQueue>,
    caller: Caller,
  ) {
    this.request = request
    this.#deadline = deadline
    this.#caller = caller
  }

  resolve(result: RequestResult): void {
    if (this.isAnswered) return
    if (result === 'out_of_order') this.#caller.runAfterEarlierEnds(this)
    else if (result === 'no_auction') this.reject(new AuctionMissing())
    else {
      this.#end()
      this.#caller.resolve(result)
    }
  }

  reject(error: unknown): void {
    if (this.isAnswered) return
    this.#end()
    this.#caller.reject(error)
  }

  /** An effect may still come; the same key has it once. */
  giveUp(): void {
    this.reject(new OutcomeUnknown())
  }

  #end(): void {
    this.isAnswered = true
    this.#deadline.remove(this)
  }
}
