import { type Action, type NoFacts, no, yes } from '../../core/action.ts'
import type { ConcernedActions, OfferedActions, PriceFacts } from '../../core/action-facts.ts'
import {
  askAgainAboveEur,
  bidderOf,
  maximumBidEur,
  maximumLimitEur,
  minimumBidEur,
  minimumLimitEur,
  nextBidsEur,
} from '../../core/current-bid.ts'
import { buyNowOfferedEur } from '../../process/bidding/decide-buy-now.ts'
import { lightOf } from '../../process/bidding/light.ts'
import { voidUntil } from '../../process/bidding/void/decide-void.ts'
import { withdrawalRightOf } from '../../process/bidding/void/take-back.ts'
import { type Asking, granted, mayBid, tableAction } from './action-context.ts'

/** A bidder's buttons while the auction runs, and the two ways by which bids leave it. */

export function bidAction(asking: Asking): OfferedActions['bid'] {
  const { state } = asking
  return granted(mayBid(asking), () => ({
    minimumEur: minimumBidEur(state),
    nextAmountsEur: nextBidsEur(state),
    askAgainAboveEur: askAgainAboveEur(state),
    maximumEur: maximumBidEur(state),
  }))
}

/** The page warns of the jump while the light is not green: it must not know for which limits. */
export function agentAction(asking: Asking): OfferedActions['setAgent'] {
  const { state, actor } = asking
  const may = mayBid(asking)
  if (!may.isAllowed) return may
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

export function withdrawAgentAction(asking: Asking): Action<NoFacts> {
  const { state, actor } = asking
  const may = mayBid(asking)
  if (!may.isAllowed) return may
  const hasAgent =
    actor.kind === 'merchant' &&
    state.secrets.agents.some((agent) => agent.merchantId === actor.merchantId)
  return hasAgent ? yes({}) : no('ACTION_NOT_POSSIBLE_NOW')
}

export function takeBackAction(asking: Asking): ConcernedActions['takeBackBid'] {
  const { state, actor, at } = asking
  const may = tableAction(asking, 'take_back_bid')
  if (!may.isAllowed) return may
  const exit = actor.kind === 'merchant' ? withdrawalRightOf(state, actor.merchantId, at) : null
  if (exit === null) return no('ACTION_NOT_POSSIBLE_NOW')
  const { until: takeBackUntil, fromSequence, cause } = exit
  return yes({ takeBackUntil, fromSequence, cause })
}

export function voidAction(asking: Asking): ConcernedActions['voidBids'] {
  return granted(tableAction(asking, 'void_bids'), () => ({
    possibleUntil: voidUntil(asking.state),
    takeBackMinutes: asking.state.settings.takeBackMinutes,
  }))
}

export function buyNowAction(asking: Asking): Action<PriceFacts> {
  const may = mayBid(asking)
  if (!may.isAllowed) return may
  const priceEur = buyNowOfferedEur(asking.state)
  return priceEur === null ? no('BUY_NOW_NOT_OFFERED') : yes({ priceEur })
}
