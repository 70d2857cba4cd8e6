import type { Instant } from '../../../calendar/instant.ts'
import { type Action, type NoFacts, no, yes } from '../../core/action.ts'
import type {
  AmountFacts,
  AuctionActions,
  ConcernedActions,
  LateOfferFacts,
  OfferedActions,
  QuestionFacts,
  ReservationDeclineFacts,
} from '../../core/action-facts.ts'
import type { Actor } from '../../core/actor.ts'
import type { Reservation } from '../../core/renegotiation-state.ts'
import type { AuctionState } from '../../core/state.ts'
import {
  maximumLateOfferEur,
  mayAcceptOfferOf,
  mayMakeLateOffer,
  minimumLateOfferEur,
  pendingLateOffers,
} from '../../process/late-offers/late-offer-rules.ts'
import {
  mayAccept,
  mayCounter,
  mayDecline,
  mayLeave,
  mayOffer,
  mayRaise,
} from '../../process/renegotiation/negotiation-rules.ts'
import { mayRestart } from '../../process/rounds/decide-rounds.ts'
import { mayAskNow, mayOpenLateOffers, questionsUntil } from '../../process/rounds/decide-unsold.ts'
import { mayTakeFollowUp } from '../../process/rounds/follow-up.ts'
import { optionsWithoutBid } from '../../process/rounds/options-afterwards.ts'
import {
  isSecondBiddersTurn,
  mayAcceptSecondChance,
  mayDeclineSecondChance,
  mayOfferSecondChance,
} from '../../process/second-chance/second-chance-rules.ts'
import { needsSecondOperator } from '../../process/withdrawal/decide-withdraw.ts'
import { allowedByTable } from '../table-permissions.ts'
import { type Asking, granted, tableAction } from './action-context.ts'
import {
  agentAction,
  bidAction,
  buyNowAction,
  takeBackAction,
  voidAction,
  withdrawAgentAction,
} from './bidding-actions.ts'

type ReckonerOf<Actions> = { readonly [Name in keyof Actions]: (asking: Asking) => Actions[Name] }

const reckoners: ReckonerOf<ConcernedActions> = {
  withdrawAgent: withdrawAgentAction,
  takeBackBid: takeBackAction,
  voidBids: voidAction,
  renegotiationAccept: ({ state, actor, at }) => mayAccept(state, actor, at),
  renegotiationCounter: ({ state, actor, at }) => mayCounter(state, actor, at),
  renegotiationDecline: ({ state, actor, at }) => mayDecline(state, actor, at),
  renegotiationOffer: (asking) => bindingAction(asking, 'renegotiation_offer', mayOffer),
  renegotiationRaise: (asking) => bindingAction(asking, 'renegotiation_raise', mayRaise),
  renegotiationLeave: ({ state, actor, at }) => mayLeave(state, actor, at),
  reservationConfirm: reservationConfirmAction,
  reservationDecline: reservationDeclineAction,
  followUpAccept: followUpAction,
  openLateOffers: openLateOffersAction,
  answerLateOffers: answerLateOffersAction,
  restart: restartAction,
  stop: (asking) => unlessSecondBiddersTurn(asking, 'stop'),
  pause: (asking) => unlessSecondBiddersTurn(asking, 'pause'),
  resume: (asking) => tableAction(asking, 'resume'),
  secondChanceOffer: (asking) => secondChanceAction(asking, 'second_chance_offer'),
  secondChanceAccept: (asking) => secondChanceAction(asking, 'second_chance_accept'),
  secondChanceDecline: (asking) => secondChanceAction(asking, 'second_chance_decline'),
  withdraw: withdrawAction,
  cancelRenegotiation: (asking) => tableAction(asking, 'cancel_renegotiation'),
}

const concernedEntries = Object.entries(reckoners) as [
  keyof ConcernedActions,
  (asking: Asking) => Action<unknown>,
][] // Its own names, nothing else is in it.

/**
 * The viewer's actions, each with what its button needs or with the refusal the server would answer:
 * asked of the same rules as the commands, so that no button knows more than they do (rules 13). What
 * is another's to do is left out: for this viewer there is no such thing (rules 1).
 */
export function auctionActions(asking: Asking): AuctionActions {
  const offered: OfferedActions = {
    bid: bidAction(asking),
    setAgent: agentAction(asking),
    buyNow: buyNowAction(asking),
    lateOffer: lateOfferAction(asking),
    askQuestion: questionAction(asking),
  }
  return asking.actor.kind === 'visitor' ? offered : { ...offered, ...concernedActions(asking) }
}

function concernedActions(asking: Asking): Partial<ConcernedActions> {
  const actions: Partial<Record<keyof ConcernedActions, Action<unknown>>> = {}
  for (const [name, reckon] of concernedEntries) {
    const action = reckon(asking)
    if (action.isAllowed || action.refusal.code !== 'NOT_FOUND') actions[name] = action
  }
  return actions as Partial<ConcernedActions> // Each under the name it was reckoned by.
}

function lateOfferAction(asking: Asking): Action<LateOfferFacts> {
  const { state, actor, at } = asking
  const may = tableAction(asking, 'late_offer')
  if (!may.isAllowed) return may
  if (actor.kind !== 'merchant') return no('NOT_A_MERCHANT')
  const { merchantId } = actor
  return granted(mayMakeLateOffer(state, merchantId, at), () => {
    const minimumEur = minimumLateOfferEur(state, merchantId)
    return { minimumEur, maximumEur: maximumLateOfferEur(state, minimumEur) }
  })
}

function questionAction(asking: Asking): Action<QuestionFacts> {
  const may = tableAction(asking, 'ask_question')
  if (!may.isAllowed) return may
  const closesAt = questionsUntil(asking.state)
  return granted(mayAskNow(asking.state, asking), () => ({ closesAt }))
}

function bindingAction<ActionFacts>(
  asking: Asking,
  type: 'renegotiation_offer' | 'renegotiation_raise',
  reckon: (state: AuctionState, actor: Actor, at: Instant) => Action<ActionFacts>,
): Action<ActionFacts> {
  const reckoned = reckon(asking.state, asking.actor, asking.at)
  if (!reckoned.isAllowed && reckoned.refusal.code === 'NOT_FOUND') return reckoned
  const may = tableAction(asking, type)
  return may.isAllowed ? reckoned : may
}

function reservationConfirmAction(asking: Asking): Action<AmountFacts> {
  const reservation = openReservation(asking, 'reservation_confirm')
  if (!reservation.isAllowed) return reservation
  const { amountEur, merchantId, lateOfferId } = reservation.facts
  // The highest bid of an offer collection is a bid like others: for a void to judge.
  if (lateOfferId === null) return yes({ amountEur })
  const mayAcceptIt = mayAcceptOfferOf(merchantId, asking.ownersMerchantIds ?? [])
  return granted(mayAcceptIt, () => ({ amountEur }))
}

function reservationDeclineAction(asking: Asking): Action<ReservationDeclineFacts> {
  const reservation = openReservation(asking, 'reservation_decline')
  if (!reservation.isAllowed) return reservation
  const isLateOffer = reservation.facts.lateOfferId !== null
  return yes({ withoutBid: isLateOffer ? null : optionsWithoutBid(asking.state, asking.at) })
}

function openReservation(
  asking: Asking,
  type: 'reservation_confirm' | 'reservation_decline',
): Action<Reservation> {
  const may = tableAction(asking, type)
  if (!may.isAllowed) return may
  const { reservation } = asking.state
  if (reservation === null || asking.at >= reservation.bindsUntil) {
    return no('ACTION_NOT_POSSIBLE_NOW')
  }
  return yes(reservation)
}

function answerLateOffersAction(asking: Asking): ConcernedActions['answerLateOffers'] {
  const { state, ownersMerchantIds = [] } = asking
  return granted(
    allowedByTable(state, asking.actor, { type: 'late_offer_accept', bidder: null }),
    () => ({
      ofOwnPeopleIds: pendingLateOffers(state)
        .filter(({ merchantId }) => !mayAcceptOfferOf(merchantId, ownersMerchantIds).isAllowed)
        .map(({ lateOfferId }) => lateOfferId),
    }),
  )
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

function restartAction(asking: Asking): ConcernedActions['restart'] {
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
function withdrawAction(asking: Asking): ConcernedActions['withdraw'] {
  const { actor, state, at } = asking
  const type = actor.kind === 'operator' ? 'withdraw' : 'withdraw_ad'
  const isOwnRequest =
    actor.kind === 'operator' && state.withdrawalRequest?.operatorCustomerId === actor.customerId
  if (isOwnRequest && needsSecondOperator(state, at)) return no('SECOND_OPERATOR_NEEDED')
  return granted(allowedByTable(state, actor, { type, bidder: null }), () => ({
    needsSecondOperator: type === 'withdraw' && needsSecondOperator(state, at),
  }))
}
