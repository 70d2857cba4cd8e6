import { testKeys } from '#database/testing/market-of-test.ts'
import type { CommandBody } from '#domain/auction/core/commands.ts'
import { type FactsOfCaller, releasableListing } from '#domain/auction/core/facts.ts'
import {
  changeOrder,
  findOpenSale,
  listLinkedMerchantIds,
  type MarketRequest,
  type NextRoundRequest,
  openNextRound,
  type RequestBody,
} from '#server/testing/market-parts.ts'
import type { Stage } from '../stage/stage.ts'
import type { Intent } from './auction.ts'
import { consentVersion, domainCommandOf } from './commands.ts'

/** An intent as the routes of the site pass it to the market, with its facts. */
export type Prepared = { readonly intent: Intent; readonly request: MarketRequest }

export async function prepare(stage: Stage, intent: Intent): Promise<Prepared> {
  const { auction, person, command, key } = intent
  const { customerId, role } = person
  const actor: MarketRequest['actor'] =
    customerId === null
      ? { kind: 'visitor' }
      : { kind: role === 'operator' ? 'operator' : 'customer', customerId }
  const sent = { auctionId: auction.auctionId, actor, idempotencyKey: key }
  const body = domainCommandOf(command, auction)
  return { intent, request: { ...sent, ...(await preparedOf(stage, intent, body)) } }
}

type InTransaction = NonNullable<MarketRequest['inTransaction']>
type PreparedBody = RequestBody & { readonly inTransaction?: InTransaction }

/** The command with its facts, and with what other areas write in its transaction. */
async function preparedOf(stage: Stage, intent: Intent, body: CommandBody): Promise<PreparedBody> {
  switch (body.type) {
    case 'restart': {
      const facts = { listing: releasableListing, vehicle: null }
      const inTransaction = openingRound({ consentVersion, facts })
      return { body, facts: { vehicle: null }, inTransaction }
    }
    case 'resume':
      return { body, inTransaction: openingRound(null) }
    case 'cancel_sale':
      return { body, ...(await cancellationOf(stage, intent, body)) }
    case 'submit':
    case 'approve':
      throw new Error('The review is played with the release of an ad.')
    default:
      return { body }
  }
}

/** As in the use case of the site: the next round is opened in the transaction of the command. */
function openingRound(submission: NextRoundRequest['submission']): InTransaction {
  return async (client, { state, now }) => {
    await openNextRound(client, { last: state, at: now, submission }, testKeys.auctionSecrets)
  }
}

/**
 * The buyer has asked and is answered: order and auction change together (rules 10). Which order that is is
 * seen under the auction's lock: somebody may have bought since the operator looked.
 */
async function cancellationOf(
  { database }: Stage,
  { auction: { auctionId } }: Intent,
  { isJustified }: { readonly isJustified: boolean },
): Promise<{ facts: FactsOfCaller<'cancel_sale'>; inTransaction: InTransaction }> {
  const seen = await findOpenSale(database.pool, auctionId)
  const linkedMerchantIds = seen
    ? await listLinkedMerchantIds(database.pool, seen.buyerMerchantId)
    : []
  return {
    facts: { linkedMerchantIds },
    inTransaction: async (client) => {
      const sale = await findOpenSale(client, auctionId)
      if (sale === null) throw new Error('A sale without an order was canceled')
      const { orderId } = sale
      await changeOrder(client, orderId, { type: 'request_cancellation', reason: 'simulated' })
      const outcome = isJustified ? 'justified' : 'unjustified'
      await changeOrder(client, orderId, {
        type: 'answer_cancellation',
        outcome,
        answer: 'simulated',
      })
    },
  }
}
