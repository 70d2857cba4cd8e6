import { testKeys } from '#database/testing/market-of-test.ts'
import { releasableListing } from '#domain/auction/core/facts.ts'
import {
  changeOrder,
  findOpenSale,
  listLinkedMerchantIds,
  type MarketRequest,
  type NextRoundRequest,
  openNextRound,
} from '#server/testing/market-parts.ts'
import { chanceOf } from '../stage/chance.ts'
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
  const { auctionId } = auction
  const body = domainCommandOf(command, auction)
  const beside = await besideOf(stage, intent)
  return { intent, request: { auctionId, actor, body, idempotencyKey: key, ...beside } }
}

type InTransaction = NonNullable<MarketRequest['inTransaction']>

async function besideOf(
  stage: Stage,
  intent: Intent,
): Promise<Pick<MarketRequest, 'facts' | 'inTransaction'>> {
  switch (intent.command.kind) {
    case 'limit':
      // Chance comes from the seed, so that a journal repeats to the last hash.
      return { facts: { draws: drawsOf(intent) } }
    case 'restart':
      return {
        inTransaction: openingRound({ consentVersion, facts: { listing: releasableListing } }),
      }
    case 'resume':
      return { inTransaction: openingRound(null) }
    case 'cancel_sale':
      return cancellationOf(stage, intent, intent.command)
    default:
      return {}
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
): Promise<Pick<MarketRequest, 'facts' | 'inTransaction'>> {
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

function drawsOf({ key }: Intent) {
  const chance = chanceOf(Number(key.replace('key-', '')))
  const [targetSalt, yellowSalt, limitSalt] = [chance.hex(64), chance.hex(64), chance.hex(64)]
  return { yellowFraction: 0, targetSalt, yellowSalt, limitSalt }
}
