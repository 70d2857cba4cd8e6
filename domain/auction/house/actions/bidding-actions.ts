import { type Action, type NoFacts, no, yes } from '../../core/action.ts'
import type {
  BidFacts,
  ConcernedActions,
  OfferedActions,
  PriceFacts,
} from '../../core/action-facts.ts'
import {
  askAgainAboveEur,
  bidderOf,
  maximumBidEur,
  maximumLimitEur,
  minimumBidEur,
  minimumLimitEur,
  nextBidsEur,
} from '../../core/current-bid.ts'
import { onMarket } from '../../core/phases.ts'
import type { OnMarketState } from '../../core/state.ts'
import { buyNowOfferedEur } from '../../process/bidding/decide-buy-now.ts'
import { lightOf } from '../../process/bidding/light.ts'
import { voidUntil } from '../../process/bidding/void/decide-void.ts'
import { withdrawalRightOf } from '../../process/bidding/void/take-back.ts'
import { type ActionContext, granted, mayBid, tableAction } from './action-context.ts'

/** A bidder's buttons while the auction runs, and the two commands that take bids out of it. */

export function bidAction(context: ActionContext): OfferedActions['bid'] {
  return granted(mayBid(context), () => bidFacts(onMarket(context.state)))
}

function bidFacts(state: OnMarketState): BidFacts {
  return {
    minimumEur: minimumBidEur(state),
    nextAmountsEur: nextBidsEur(state),
    askAgainAboveEur: askAgainAboveEur(state),
    maximumEur: maximumBidEur(state),
  }
}

/** The page warns of the jump while the light is not green: it must not know for which limits. */
export function agentAction(context: ActionContext): OfferedActions['setAgent'] {
  const { actor } = context
  const may = mayBid(context)
  if (!may.isAllowed) return may
  const state = onMarket(context.state)
  const bidder = actor.kind === 'merchant' ? bidderOf(state, actor.merchantId) : null
  if (bidder === null || bidder.standingBidEur === null) {
    return no('AGENT_NEEDS_OWN_BID', { minimumEur: minimumBidEur(state) })
  }
  const light = lightOf(state.secrets, state.highest?.amountEur ?? null)
  const minimumEur = minimumLimitEur(state, bidder)
  return yes({
    minimumEur,
    askAgainAboveEur: askAgainAboveEur(state),
    maximumEur: Math.max(maximumLimitEur(state), minimumEur),
    mayJumpToTarget: state.mode === 'auction' && light !== 'green',
  })
}

export function withdrawAgentAction(context: ActionContext): Action<NoFacts> {
  const { state, actor } = context
  const may = mayBid(context)
  if (!may.isAllowed) return may
  const hasAgent =
    actor.kind === 'merchant' &&
    state.secrets.agents.some((agent) => agent.merchantId === actor.merchantId)
  return hasAgent ? yes({}) : no('ACTION_NOT_POSSIBLE_NOW')
}

export function takeBackAction(context: ActionContext): ConcernedActions['takeBackBid'] {
  const { state, actor, at } = context
  const may = tableAction(context, 'take_back_bid')
  if (!may.isAllowed) return may
  const exit = actor.kind === 'merchant' ? withdrawalRightOf(state, actor.merchantId, at) : null
  if (exit === null) return no('ACTION_NOT_POSSIBLE_NOW')
  const { until: takeBackUntil, fromSequence, cause } = exit
  return yes({ takeBackUntil, fromSequence, cause })
}

export function voidAction(context: ActionContext): ConcernedActions['voidBids'] {
  return granted(tableAction(context, 'void_bids'), () => ({
    possibleUntil: voidUntil(onMarket(context.state)),
    takeBackMinutes: context.state.settings.takeBackMinutes,
  }))
}

export function buyNowAction(context: ActionContext): Action<PriceFacts> {
  const may = mayBid(context)
  if (!may.isAllowed) return may
  const priceEur = buyNowOfferedEur(context.state)
  return priceEur === null ? no('BUY_NOW_NOT_OFFERED') : yes({ priceEur })
}
