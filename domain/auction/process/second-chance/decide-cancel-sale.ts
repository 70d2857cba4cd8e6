import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision } from '../../core/decision.ts'
import type { FactsOf } from '../../core/facts.ts'
import type { AuctionState } from '../../core/state.ts'
import { deletedBid } from '../bidding/deleted-bid.ts'
import { openedSecondChance } from './second-chance-rules.ts'

/**
 * A granted cancellation makes the sale void: the ad is unsold again, and the buyer's bid is no
 * longer binding (rules 10). Whether it was justified decides the invoice; without a good reason the
 * second bidder may have a second chance.
 */
export function decideCancelSale(
  state: AuctionState,
  command: CommandOf<'cancel_sale'>,
  facts: FactsOf<'cancel_sale'>,
): Decision {
  const { at, isJustified } = command
  const { linkedMerchantIds } = facts
  const isBuyersBid = state.highest?.merchantId === state.sale?.merchantId
  return accept(
    ...(isBuyersBid ? deletedBid(state, at) : []),
    { type: 'auction_failed', at, cause: 'sale_canceled', isRestartDue: false },
    ...(isJustified ? [] : openedSecondChance(state, { at, linkedMerchantIds })),
  )
}
