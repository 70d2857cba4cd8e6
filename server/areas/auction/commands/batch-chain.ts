import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { DueRequest, MarketRequest, Outcome } from './market-request.ts'
import {
  type BatchServices,
  type BegunBatch,
  beginBatch,
  decideBatch,
  rollbackAndRelease,
  type SentBatch,
} from './run-batch.ts'

/**
 * Batches one behind the other on one connection, which does what it is sent in order. The locks of
 * the next batch are asked for while the one before commits, so they are had as soon as its commit is
 * through, and its state is the one remembered from it: the row's revision says whether it is
 * (docs/decisions/0029). Nothing is decided before the commit of the batch ahead was answered, and
 * nobody is answered before that of his own.
 */

export type ChainedCommand = { readonly request: MarketRequest | DueRequest }

export type Chain<Command extends ChainedCommand> = {
  /** The commands of the next batch, none when nobody waits. */
  readonly take: () => readonly Command[]
  /** Their batch is committed. */
  readonly answer: (commands: readonly Command[], outcomes: readonly (Outcome | null)[]) => void
}

/** Of what was taken, neither `failed` nor `behind` has happened, unless the commit's answer was lost. */
export type ChainFailure<Command> = {
  readonly error: unknown
  readonly failed: readonly Command[]
  /** Taken after the failed ones and nobody's fault: they come next, after those. */
  readonly behind: readonly Command[]
}

type Ahead<Command> = { readonly commands: readonly Command[]; readonly sent: SentBatch }

/** Until nobody waits or a batch has failed; never rejects. */
export async function runChain<Command extends ChainedCommand>(
  services: BatchServices,
  { take, answer }: Chain<Command>,
): Promise<ChainFailure<Command> | null> {
  let client: DatabaseClient | null = null
  let commands = take()
  let begun: BegunBatch | null = null
  let ahead: Ahead<Command> | null = null
  try {
    await services.outages.ready()
    client = await services.pool.connect()
    while (commands.length > 0) {
      begun = beginBatch(
        services,
        client,
        commands.map(({ request }) => request),
      )
      if (ahead) {
        await ahead.sent.committed
        answer(ahead.commands, ahead.sent.outcomes)
        ahead = null
      }
      ahead = { commands, sent: await decideBatch(services, begun) }
      begun = null
      commands = []
      await ahead.sent.written
      // After an outage the next chain waits until its ends are moved.
      if (services.outages.isReady()) commands = take()
      if (commands.length > 0) continue
      await ahead.sent.committed
      answer(ahead.commands, ahead.sent.outcomes)
      ahead = null
      if (services.outages.isReady()) commands = take()
    }
    client.release()
    return null
  } catch (error) {
    for (const unheard of [begun?.loading, ahead?.sent.written, ahead?.sent.committed]) {
      unheard?.catch(() => undefined)
    }
    if (client) await rollbackAndRelease(client)
    return ahead
      ? { error, failed: ahead.commands, behind: commands }
      : { error, failed: commands, behind: [] }
  }
}
