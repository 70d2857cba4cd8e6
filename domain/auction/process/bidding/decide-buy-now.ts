import type { CommandOf } from '../../core/commands.ts'
import { currentBidEur } from '../../core/current-bid.ts'
import { accept, type Decision, refuse, refuseAs } from '../../core/decision.ts'
import type { FactsOf } from '../../core/facts.ts'
import { mayBidNow, mayBindItself } from '../../core/permissions.ts'
import type { AuctionState } from '../../core/state.ts'

/**
 * Buy now sells at once, also in an offer collection; the first commit wins (rules 7). The price is
 * sent along so that nobody buys at another price than the one they saw.
 */
export function decideBuyNow(
  state: AuctionState,
  command: CommandOf<'buy_now'>,
  facts: FactsOf<'buy_now'>,
): Decision {
  const { actor, at } = command
  const may = mayBidNow(state, actor, { ...facts, at })
  if (!may.isAllowed) return refuseAs(may.refusal)
  const priceEur = buyNowOfferedEur(state)
  if (priceEur === null) return refuse('BUY_NOW_NOT_OFFERED')
  if (command.priceEur !== priceEur) return refuse('PRICE_CHANGED', { priceEur })
  const consent = mayBindItself(command, facts)
  if (!consent.isAllowed) return refuseAs(consent.refusal)
  if (actor.kind !== 'merchant') throw new Error('Only merchants buy.')
  const { merchantId } = actor
  return accept(
    { type: 'auction_ended', at, endedAt: at, outcome: 'bought_now' },
    { type: 'auction_sold', at, merchantId, hammerPriceEur: priceEur, cause: 'buy_now' },
  )
}

/** Off in the closing phase and once the bid has come to 95% of it (rules 7). */
export function buyNowOfferedEur(state: AuctionState): number | null {
  if (state.status !== 'running') return null
  const priceEur = state.buyNowPriceEur
  if (priceEur === null) return null
  const isTooClose =
    (currentBidEur(state) ?? 0) * 100 >= priceEur * state.settings.buyNowOffAtPercent
  return isTooClose ? null : priceEur
}
