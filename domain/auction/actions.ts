import type { Instant } from '../calendar/instant.ts'
import type { Permission } from '../refusal/refusal.ts'
import { type Action, type NoFacts, no, yes } from './action.ts'
import type { Actor } from './actor.ts'
import type {
  AmountFacts,
  AuctionActions,
  LateOfferFacts,
  PriceFacts,
  QuestionFacts,
} from './auction-view.ts'
import {
  askAgainAboveEur,
  bidderOf,
  maximumBidEur,
  maximumLimitEur,
  minimumBidEur,
  minimumLimitEur,
  nextBidsEur,
} from './bidding/current-bid.ts'
import { buyNowOfferedEur } from './bidding/decide-buy-now.ts'
import { exitOf, voidUntil } from './bidding/decide-void.ts'
import { lightOf } from './bidding/light.ts'
import type { CommandType } from './commands.ts'
import { mayAskNow, mayOpenLateOffers, questionsUntil } from './decide-afterwards.ts'
import { needsSecondOperator } from './decide-withdraw.ts'
import type { BidderFacts } from './facts.ts'
import {
  lateOffersCloseAt,
  maximumLateOfferEur,
  minimumLateOfferEur,
  pendingLateOffers,
  takesLateOffers,
} from './late-offers/late-offer-rules.ts'
import { mayBidNow } from './may-bid.ts'
import { mayByTable } from './may-by-table.ts'
import {
  mayAccept,
  mayCounter,
  mayDecline,
  mayLeave,
  mayOffer,
  mayRaise,
} from './renegotiation/negotiation-rules.ts'
import { mayRestart } from './rounds/decide-rounds.ts'
import { mayTakeFollowUp } from './rounds/follow-up.ts'
import {
  isSecondBiddersTurn,
  mayAcceptSecondChance,
  mayDeclineSecondChance,
  mayOfferSecondChance,
} from './second-chance/second-chance-rules.ts'
import type { AuctionState } from './state.ts'

/**
 * Every action with what its button needs, or with the refusal the server would answer: asked of the
 * same rules as the commands, so that no button knows more than they do (rules 13).
 */
export type Asking = {
  readonly state: AuctionState
  readonly actor: Actor
  readonly bidder: BidderFacts | null
  readonly hasOpenQuestion: boolean
  readonly at: Instant
}

export function auctionActions(asking: Asking): AuctionActions {
  const { state, actor, at } = asking
  return {
    bid: bidAction(asking),
    setAgent: agentAction(asking),
    withdrawAgent: withdrawAgentAction(asking),
    takeBackBid: takeBackAction(asking),
    voidBids: voidAction(asking),
    buyNow: buyNowAction(asking),
    lateOffer: lateOfferAction(asking),
    askQuestion: questionAction(asking),
    renegotiationAccept: mayAccept(state, actor, at),
    renegotiationCounter: mayCounter(state, actor, at),
    renegotiationDecline: mayDecline(state, actor, at),
    renegotiationOffer: mayOffer(state, actor, at),
    renegotiationRaise: mayRaise(state, actor, at),
    renegotiationLeave: mayLeave(state, actor, at),
    reservationConfirm: reservationAction(asking, 'reservation_confirm'),
    reservationDecline: reservationAction(asking, 'reservation_decline'),
    followUpAccept: followUpAction(asking),
    openLateOffers: openLateOffersAction(asking),
    answerLateOffers: tableAction(asking, 'late_offer_accept'),
    restart: restartAction(asking),
    stop: unlessSecondBiddersTurn(asking, 'stop'),
    pause: unlessSecondBiddersTurn(asking, 'pause'),
    resume: tableAction(asking, 'resume'),
    secondChanceOffer: secondChanceAction(asking, 'second_chance_offer'),
    secondChanceAccept: secondChanceAction(asking, 'second_chance_accept'),
    secondChanceDecline: secondChanceAction(asking, 'second_chance_decline'),
    withdraw: withdrawAction(asking),
    cancelRenegotiation: tableAction(asking, 'cancel_renegotiation'),
  }
}

function bidAction(asking: Asking): AuctionActions['bid'] {
  const { state } = asking
  return granted(mayBid(asking), () => ({
    minimumEur: minimumBidEur(state),
    nextAmountsEur: nextBidsEur(state),
    askAgainAboveEur: askAgainAboveEur(state),
    maximumEur: maximumBidEur(state),
  }))
}

/** The page warns of the jump while the light is not green: it must not know for which limits. */
function agentAction(asking: Asking): AuctionActions['setAgent'] {
  const { state, actor } = asking
  const may = mayBid(asking)
  if (!may.isAllowed) return may
  const bidder = actor.kind === 'merchant' ? bidderOf(state, actor.merchantId) : null
  if (bidder === null || bidder.standingBidEur === null) return no('AGENT_NEEDS_OWN_BID')
  const light = lightOf(state.secrets, state.highest?.amountEur ?? null)
  const minimumEur = minimumLimitEur(state, bidder)
  return yes({
    minimumEur,
    askAgainAboveEur: askAgainAboveEur(state),
    maximumEur: Math.max(maximumLimitEur(state), minimumEur),
    mayJumpToTarget: state.mode === 'auction' && light !== 'green',
  })
}

function withdrawAgentAction(asking: Asking): Action<NoFacts> {
  const { state, actor } = asking
  const may = mayBid(asking)
  if (!may.isAllowed) return may
  const hasAgent =
    actor.kind === 'merchant' &&
    state.secrets.agents.some((agent) => agent.merchantId === actor.merchantId)
  return hasAgent ? yes({}) : no('ACTION_NOT_POSSIBLE_NOW')
}

function takeBackAction(asking: Asking): AuctionActions['takeBackBid'] {
  const { state, actor, at } = asking
  const may = tableAction(asking, 'take_back_bid')
  if (!may.isAllowed) return may
  const exit = actor.kind === 'merchant' ? exitOf(state, actor.merchantId, at) : null
  if (exit === null) return no('ACTION_NOT_POSSIBLE_NOW')
  return yes({ takeBackUntil: exit.until, cause: exit.cause })
}

function voidAction(asking: Asking): AuctionActions['voidBids'] {
  return granted(tableAction(asking, 'void_bids'), () => ({
    possibleUntil: voidUntil(asking.state),
  }))
}

function buyNowAction(asking: Asking): Action<PriceFacts> {
  const may = mayBid(asking)
  if (!may.isAllowed) return may
  const priceEur = buyNowOfferedEur(asking.state)
  return priceEur === null ? no('BUY_NOW_NOT_OFFERED') : yes({ priceEur })
}

function lateOfferAction(asking: Asking): Action<LateOfferFacts> {
  const { state, actor, at } = asking
  const may = tableAction(asking, 'late_offer')
  if (!may.isAllowed) return may
  if (actor.kind !== 'merchant') return no('NOT_A_MERCHANT')
  const { merchantId } = actor
  if (bidderOf(state, merchantId)?.isBarred === true) return no('BARRED_FROM_AUCTION')
  const hasPending = pendingLateOffers(state).some((offer) => offer.merchantId === merchantId)
  if (hasPending || !takesLateOffers(state) || at >= lateOffersCloseAt(state)) {
    return no('ACTION_NOT_POSSIBLE_NOW')
  }
  const minimumEur = minimumLateOfferEur(state, merchantId)
  return yes({ minimumEur, maximumEur: maximumLateOfferEur(state, minimumEur) })
}

function questionAction(asking: Asking): Action<QuestionFacts> {
  const may = tableAction(asking, 'ask_question')
  if (!may.isAllowed) return may
  const closesAt = questionsUntil(asking.state)
  return granted(mayAskNow(asking.state, asking), () => ({ closesAt }))
}

function reservationAction(
  asking: Asking,
  type: 'reservation_confirm' | 'reservation_decline',
): Action<AmountFacts> {
  const may = tableAction(asking, type)
  if (!may.isAllowed) return may
  const { reservation } = asking.state
  if (reservation === null || asking.at >= reservation.bindsUntil) {
    return no('ACTION_NOT_POSSIBLE_NOW')
  }
  return yes({ amountEur: reservation.amountEur })
}

function followUpAction(asking: Asking): Action<AmountFacts> {
  const may = tableAction(asking, 'follow_up_accept')
  return may.isAllowed ? mayTakeFollowUp(asking.state, asking.at) : may
}

function openLateOffersAction(asking: Asking): Action<NoFacts> {
  const may = tableAction(asking, 'open_late_offers')
  if (!may.isAllowed) return may
  return mayOpenLateOffers(asking.state, asking.at) ? may : no('ACTION_NOT_POSSIBLE_NOW')
}

function restartAction(asking: Asking): AuctionActions['restart'] {
  const may = tableAction(asking, 'restart')
  return may.isAllowed ? mayRestart(asking.state, asking.at) : may
}

function unlessSecondBiddersTurn(asking: Asking, type: 'stop' | 'pause'): Action<NoFacts> {
  const may = tableAction(asking, type)
  if (!may.isAllowed) return may
  return isSecondBiddersTurn(asking.state) ? no('ACTION_NOT_POSSIBLE_NOW') : may
}

function secondChanceAction(
  asking: Asking,
  type: 'second_chance_offer' | 'second_chance_accept' | 'second_chance_decline',
): Action<AmountFacts> {
  const may = tableAction(asking, type)
  if (!may.isAllowed) return may
  switch (type) {
    case 'second_chance_offer':
      return mayOfferSecondChance(asking.state, asking.at)
    case 'second_chance_accept':
      return mayAcceptSecondChance(asking.state, asking)
    case 'second_chance_decline':
      return mayDeclineSecondChance(asking.state, asking.actor, asking.at)
  }
}

/** The owner's before the start, the operator's afterwards. */
function withdrawAction(asking: Asking): AuctionActions['withdraw'] {
  const { actor, state, at } = asking
  const type = actor.kind === 'operator' ? 'withdraw' : 'withdraw_ad'
  const isOwnRequest =
    actor.kind === 'operator' && state.withdrawalRequest?.operatorCustomerId === actor.customerId
  if (isOwnRequest && needsSecondOperator(state, at)) return no('SECOND_OPERATOR_NEEDED')
  return granted(mayByTable(state, actor, { type, bidder: null }), () => ({
    needsSecondOperator: type === 'withdraw' && needsSecondOperator(state, at),
  }))
}

function mayBid(asking: Asking): Permission {
  const { state, actor, at, bidder } = asking
  return mayBidNow(state, actor, { at, bidder, idempotencyKey: 'unknown' })
}

function tableAction(asking: Asking, type: CommandType): Action<NoFacts> {
  const { state, actor, bidder } = asking
  return granted(mayByTable(state, actor, { type, bidder }), () => ({}))
}

function granted<ActionFacts>(may: Permission, facts: () => ActionFacts): Action<ActionFacts> {
  return may.isAllowed ? yes(facts()) : may
}
