import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isLockTimeout } from '../../../platform/database/lock-timeout.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { DueRequest, MarketRequest, RequestResult } from './market-request.ts'
import {
  type BatchServices,
  type BegunBatch,
  beginBatch,
  decideBatch,
  rollbackAndRelease,
  runBatch,
  type SentBatch,
  type UnfinishedBatch,
} from './run-batch.ts'

/**
 * The queue of a process: what waits is taken together, batch by batch. The batches form a chain on
 * one connection, which does what it is sent in order: the locks of the next batch are asked for while
 * the one before commits, and its state is the cached one if the row's revision says so
 * (docs/decisions/0029). Nothing is decided before the commit of the batch ahead was answered, and
 * nobody is answered before the commit of their own batch. A batch that fails ends the chain; it is
 * run again in parts, so that neither a bad command nor an auction that another process holds harms
 * anybody else.
 */

/** More would make the transaction long without making the commit cheaper. */
const batchLimit = 256
/** How long a command of an auction that another process holds is tried again. */
const heldPatienceMs = 8000
const heldPauseMs = 100

/** There are more commands than can be answered in time, or theirs is an auction that is held. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

export type WaitingCommand = {
  readonly request: MarketRequest | DueRequest
  /** By the process's steady clock. */
  readonly askedAt: number
  /** Whether the caller has got an answer: nothing more is begun for them. */
  readonly isAnswered: boolean
  /** Its batch is committed. */
  readonly resolve: (result: RequestResult) => void
  readonly reject: (error: unknown) => void
}

type Commands = readonly WaitingCommand[]

/** Of the commands that were taken, neither `failed` nor `behind` has happened, unless the commit's answer was lost. */
type BrokenChain = {
  readonly end: UnfinishedBatch
  readonly failed: Commands
  /** Taken after the failed ones and not the cause: they come next, after those. */
  readonly behind: Commands
}

export class CommandQueue {
  readonly #services: BatchServices & { readonly log: Logger }
  #waiting: WaitingCommand[] = []
  #running: Promise<void> | null = null

  constructor(services: BatchServices & { readonly log: Logger }) {
    this.#services = services
  }

  get waiting(): number {
    return this.#waiting.length
  }

  push(command: WaitingCommand): void {
    this.#waiting.push(command)
    this.#running ??= this.#run()
  }

  /** Resolves when nothing waits or runs any more. */
  async drain(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #run(): Promise<void> {
    // One turn of the event loop collects what arrived with the same read of the sockets.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#waiting.length > 0) {
      const broken = await this.#runChain()
      if (!broken) continue
      // Before later commands, in their order; what has failed comes before them or is done.
      this.#waiting = [...broken.behind, ...this.#waiting]
      await this.#runAgain(broken.failed, broken.end)
    }
    this.#running = null
  }

  #take(): Commands {
    const batch = this.#waiting.slice(0, batchLimit)
    this.#waiting = this.#waiting.slice(batchLimit)
    return batch.filter(isWaitedFor)
  }

  /** Until nobody waits or a batch has failed; never rejects. */
  async #runChain(): Promise<BrokenChain | null> {
    const services = this.#services
    let client: DatabaseClient | null = null
    let commands: Commands = []
    let begun: BegunBatch | null = null
    let ahead: { readonly commands: Commands; readonly sent: SentBatch } | null = null
    try {
      await services.outages.ready()
      client = await services.pool.connect()
      commands = this.#take()
      while (commands.length > 0) {
        begun = beginBatch(services, client, commands.map(requestOf))
        if (ahead) {
          await ahead.sent.committed
          answer(ahead.commands, ahead.sent.results)
          ahead = null
        }
        const sent = await decideBatch(services, begun)
        begun = null
        if (sent === 'clock_gap') {
          await rollbackAndRelease(client)
          return { end: { kind: 'clock_gap' }, failed: commands, behind: [] }
        }
        ahead = { commands, sent }
        commands = []
        await sent.written
        // After an outage the next chain waits until its ends are moved.
        if (services.outages.isReady()) commands = this.#take()
        if (commands.length > 0) continue
        await sent.committed
        answer(ahead.commands, sent.results)
        ahead = null
        if (services.outages.isReady()) commands = this.#take()
      }
      client.release()
      return null
    } catch (error) {
      for (const unheard of [begun?.loading, ahead?.sent.written, ahead?.sent.committed]) {
        unheard?.catch(() => undefined)
      }
      if (client) await rollbackAndRelease(client)
      const end = { kind: 'failed', error } as const
      if (ahead) return { end, failed: ahead.commands, behind: commands }
      return { end, failed: client ? commands : this.#take(), behind: [] }
    }
  }

  /** Auction by auction, and what still fails one by one. */
  async #runAgain(batch: Commands, end: UnfinishedBatch): Promise<void> {
    const commands = batch.filter(isWaitedFor)
    if (end.kind === 'clock_gap') return await this.#runAlone(commands)
    const byAuction = [...Map.groupBy(commands, ({ request }) => request.auctionId).values()]
    const isOneAuction = byAuction.length === 1
    if (isOneAuction && isLockTimeout(end.error)) return await this.#queueAgain(commands)
    const [only] = commands
    if (commands.length === 1 && only) return only.reject(end.error)
    if (commands.length > 1) {
      this.#services.log.warn(
        { err: end.error, commands: commands.length },
        'batch failed, retrying in parts',
      )
    }
    const parts = isOneAuction ? commands.map((command) => [command]) : byAuction
    for (const part of parts) await this.#runAlone(part)
  }

  async #runAlone(commands: Commands): Promise<void> {
    if (commands.length === 0) return
    const end = await runBatch(this.#services, commands.map(requestOf))
    if (end.kind === 'committed') answer(commands, end.results)
    else await this.#runAgain(commands, end)
  }

  /** Another process holds their auction: others go first, until their patience is over. */
  async #queueAgain(held: Commands): Promise<void> {
    const patient: WaitingCommand[] = []
    for (const command of held) {
      if (performance.now() - command.askedAt < heldPatienceMs) patient.push(command)
      else command.reject(new TooManyWaiting())
    }
    if (this.#waiting.length === 0) await wait(heldPauseMs)
    // Before later commands, in their order.
    this.#waiting = [...patient, ...this.#waiting]
  }
}

/** A caller who was answered that nobody knows asks again with the same key. */
function isWaitedFor({ isAnswered }: WaitingCommand): boolean {
  return !isAnswered
}

function requestOf({ request }: WaitingCommand): MarketRequest | DueRequest {
  return request
}

/** Their batch is committed. */
function answer(commands: Commands, results: readonly RequestResult[]): void {
  let index = 0
  for (const command of commands) {
    command.resolve(results[index] ?? 'no_auction')
    index += 1
  }
}
