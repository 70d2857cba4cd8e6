import { randomUUID } from 'node:crypto'
import { type FactsOfCaller, noFacts } from '#domain/auction/core/facts.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import { decide } from '#domain/auction/house/decide.ts'
import { dueAt } from '#domain/auction/house/due.ts'
import { applyEvents } from '#domain/auction/house/journal/journal.ts'
import { nextRound } from '#domain/auction/process/rounds/next-round.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { insertAuction, listAuctions } from '../auction-store.ts'
import { writeBatch } from '../commands/write-batch.ts'
import { sha256Hex } from '../sha256.ts'

export type NextRoundRequest = {
  /** The round that `restart` or `resume` has just handed on. */
  readonly last: AuctionState
  readonly at: number
  /** A restart is submitted at once, with the consent the owner gave; else it is edited first. */
  readonly submission: {
    readonly consentVersion: string
    readonly facts: FactsOfCaller<'submit'>
  } | null
}

/**
 * The row of an ad's next round, in the transaction of the command that asked for it (rules 2). Its
 * submission stands in its own logs, so that replaying them gives the stored state.
 */
export async function openNextRound(
  client: DatabaseClient,
  request: NextRoundRequest,
  key: Buffer,
): Promise<AuctionState> {
  const { last, at, submission } = request
  const auctionId = await insertAuction(client, (id) => nextRound(last, id, at), key)
  const [opened] = await listAuctions(client, [auctionId], key)
  if (!opened) throw new Error(`Auction ${auctionId} vanished in its own transaction`)
  const command = {
    type: 'submit',
    actor: { kind: 'customer', customerId: last.ownerCustomerId },
    at,
    consentVersion: submission?.consentVersion ?? null,
  } as const
  const decision =
    submission === null ? null : decide(opened, command, { ...noFacts, ...submission.facts })
  if (decision !== null && !decision.isAccepted) {
    throw new Error(`The next round could not be submitted: ${decision.refusal.code}`)
  }
  const { state, log } = applyEvents(opened, decision?.events ?? [], sha256Hex)
  await writeBatch(
    client,
    {
      auctions: [{ before: opened, after: state, dueAt: dueAt(state), revision: randomUUID() }],
      events: log.map((logged) => ({ auctionId, ...logged })),
      entries: [],
      commands:
        decision === null
          ? []
          : [
              {
                auctionId,
                command,
                refusalCode: null,
                versionBefore: opened.version,
                versionAfter: state.version,
              },
            ],
      keys: [],
      notifications: [],
      steps: [],
      commitments: [],
    },
    key,
  )
  return state
}
