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
import { isReleased, onMarket, released } from '../../core/phases.ts'
import type { Reservation } from '../../core/renegotiation-state.ts'
import type { AuctionState } from '../../core/state.ts'
import { mayAskNow, questionsUntil } from '../../process/bidding/decide-question.ts'
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
import { mayOpenLateOffers } from '../../process/rounds/decide-unsold.ts'
import { mayTakeFollowUp } from '../../process/rounds/follow-up.ts'
import { optionsAtRest, optionsWithoutBid } from '../../process/rounds/options-afterwards.ts'
import {
  isSecondBiddersTurn,
  mayAcceptSecondChance,
  mayDeclineSecondChance,
  mayOfferSecondChance,
} from '../../process/second-chance/second-chance-rules.ts'
import { needsSecondOperator } from '../../process/withdrawal/decide-withdraw.ts'
import { allowedByTable } from '../table-permissions.ts'
import { type ActionContext, granted, tableAction } from './action-context.ts'
import {
  agentAction,
  bidAction,
  buyNowAction,
  takeBackAction,
  voidAction,
  withdrawAgentAction,
} from './bidding-actions.ts'

type ComputationOf<Actions> = {
  readonly [Name in keyof Actions]: (context: ActionContext) => Actions[Name]
}

const computations: ComputationOf<ConcernedActions> = {
  withdrawAgent: withdrawAgentAction,
  takeBackBid: takeBackAction,
  voidBids: voidAction,
  renegotiationAccept: ({ state, actor, at }) => mayAccept(state, actor, at),
  renegotiationCounter: ({ state, actor, at }) => mayCounter(state, actor, at),
  renegotiationDecline: ({ state, actor, at }) => mayDecline(state, actor, at),
  renegotiationOffer: (context) => bindingAction(context, 'renegotiation_offer', mayOffer),
  renegotiationRaise: (context) => bindingAction(context, 'renegotiation_raise', mayRaise),
  renegotiationLeave: ({ state, actor, at }) => mayLeave(state, actor, at),
  reservationConfirm: reservationConfirmAction,
  reservationDecline: reservationDeclineAction,
  followUpAccept: followUpAction,
  openLateOffers: openLateOffersAction,
  answerLateOffers: answerLateOffersAction,
  restart: restartAction,
  stop: (context) => unlessSecondBiddersTurn(context, 'stop'),
  pause: (context) =>
    granted(unlessSecondBiddersTurn(context, 'pause'), () =>
      optionsAtRest(context.state, context.at),
    ),
  resume: (context) => tableAction(context, 'resume'),
  secondChanceOffer: (context) => secondChanceAction(context, 'second_chance_offer'),
  secondChanceAccept: (context) => secondChanceAction(context, 'second_chance_accept'),
  secondChanceDecline: (context) => secondChanceAction(context, 'second_chance_decline'),
  withdraw: withdrawAction,
  cancelRenegotiation: (context) => tableAction(context, 'cancel_renegotiation'),
}

const concernedEntries = Object.entries(computations) as [
  keyof ConcernedActions,
  (context: ActionContext) => Action<unknown>,
][] // Its own names, nothing else is in it.

/**
 * The viewer's actions, each with what its button needs or with the refusal the server would answer:
 * asked of the same rules as the commands, so that no button knows more than they do (rules 13). What
 * is another's to do is left out: for this viewer there is no such thing (rules 1).
 */
export function auctionActions(context: ActionContext): AuctionActions {
  const offered: OfferedActions = {
    bid: bidAction(context),
    setAgent: agentAction(context),
    buyNow: buyNowAction(context),
    lateOffer: lateOfferAction(context),
    askQuestion: questionAction(context),
  }
  return context.actor.kind === 'visitor' ? offered : { ...offered, ...concernedActions(context) }
}

function concernedActions(context: ActionContext): Partial<ConcernedActions> {
  const actions: Partial<Record<keyof ConcernedActions, Action<unknown>>> = {}
  for (const [name, compute] of concernedEntries) {
    const action = compute(context)
    if (action.isAllowed || action.refusal.code !== 'NOT_FOUND') actions[name] = action
  }
  return actions as Partial<ConcernedActions> // Each under its own name.
}

function lateOfferAction(context: ActionContext): Action<LateOfferFacts> {
  const { state, actor, at } = context
  const may = tableAction(context, 'late_offer')
  if (!may.isAllowed) return may
  if (actor.kind !== 'merchant') return no('NOT_A_MERCHANT')
  const { merchantId } = actor
  if (!isReleased(state)) return no('ACTION_NOT_POSSIBLE_NOW')
  return granted(mayMakeLateOffer(state, merchantId, at), () => {
    const minimumEur = minimumLateOfferEur(state, merchantId)
    return { minimumEur, maximumEur: maximumLateOfferEur(state, minimumEur) }
  })
}

function questionAction(context: ActionContext): Action<QuestionFacts> {
  const may = tableAction(context, 'ask_question')
  if (!may.isAllowed) return may
  const state = onMarket(context.state)
  return granted(mayAskNow(state, context), () => ({ closesAt: questionsUntil(state) }))
}

function bindingAction<ActionFacts>(
  context: ActionContext,
  type: 'renegotiation_offer' | 'renegotiation_raise',
  compute: (state: AuctionState, actor: Actor, at: Instant) => Action<ActionFacts>,
): Action<ActionFacts> {
  const computed = compute(context.state, context.actor, context.at)
  if (!computed.isAllowed && computed.refusal.code === 'NOT_FOUND') return computed
  const may = tableAction(context, type)
  return may.isAllowed ? computed : may
}

function reservationConfirmAction(context: ActionContext): Action<AmountFacts> {
  const reservation = openReservation(context, 'reservation_confirm')
  if (!reservation.isAllowed) return reservation
  const { amountEur, merchantId, lateOfferId } = reservation.facts
  // The highest bid of an offer collection is a bid like others: for a void to judge.
  if (lateOfferId === null) return yes({ amountEur })
  const mayAcceptIt = mayAcceptOfferOf(merchantId, context.ownersMerchantIds ?? [])
  return granted(mayAcceptIt, () => ({ amountEur }))
}

function reservationDeclineAction(context: ActionContext): Action<ReservationDeclineFacts> {
  const reservation = openReservation(context, 'reservation_decline')
  if (!reservation.isAllowed) return reservation
  const isLateOffer = reservation.facts.lateOfferId !== null
  const withoutBid = isLateOffer ? null : optionsWithoutBid(released(context.state), context.at)
  return yes({ withoutBid })
}

function openReservation(
  context: ActionContext,
  type: 'reservation_confirm' | 'reservation_decline',
): Action<Reservation> {
  const may = tableAction(context, type)
  if (!may.isAllowed) return may
  const { reservation } = context.state
  if (reservation === undefined || context.at >= reservation.bindsUntil) {
    return no('ACTION_NOT_POSSIBLE_NOW')
  }
  return yes(reservation)
}

function answerLateOffersAction(context: ActionContext): ConcernedActions['answerLateOffers'] {
  const { state, ownersMerchantIds = [] } = context
  return granted(
    allowedByTable(state, context.actor, { type: 'late_offer_accept', bidder: null }),
    () => ({
      ofOwnPeopleIds: pendingLateOffers(state)
        .filter(({ merchantId }) => !mayAcceptOfferOf(merchantId, ownersMerchantIds).isAllowed)
        .map(({ lateOfferId }) => lateOfferId),
    }),
  )
}

function followUpAction(context: ActionContext): Action<AmountFacts> {
  const may = tableAction(context, 'follow_up_accept')
  return may.isAllowed ? mayTakeFollowUp(context.state, context.at) : may
}

function openLateOffersAction(context: ActionContext): Action<NoFacts> {
  const may = tableAction(context, 'open_late_offers')
  if (!may.isAllowed) return may
  return mayOpenLateOffers(context.state, context.at) ? may : no('ACTION_NOT_POSSIBLE_NOW')
}

function restartAction(context: ActionContext): ConcernedActions['restart'] {
  const may = tableAction(context, 'restart')
  return may.isAllowed ? mayRestart(context.state, context.at) : may
}

function unlessSecondBiddersTurn(context: ActionContext, type: 'stop' | 'pause'): Action<NoFacts> {
  const may = tableAction(context, type)
  if (!may.isAllowed) return may
  return isSecondBiddersTurn(context.state) ? no('ACTION_NOT_POSSIBLE_NOW') : may
}

function secondChanceAction(
  context: ActionContext,
  type: 'second_chance_offer' | 'second_chance_accept' | 'second_chance_decline',
): Action<AmountFacts> {
  const may = tableAction(context, type)
  if (!may.isAllowed) return may
  switch (type) {
    case 'second_chance_offer':
      return mayOfferSecondChance(context.state, context.at)
    case 'second_chance_accept':
      return mayAcceptSecondChance(context.state, context)
    case 'second_chance_decline':
      return mayDeclineSecondChance(context.state, context.actor, context.at)
  }
}

/** The owner's before the start, the operator's afterwards. */
function withdrawAction(context: ActionContext): ConcernedActions['withdraw'] {
  const { actor, state, at } = context
  const type = actor.kind === 'operator' ? 'withdraw' : 'withdraw_ad'
  const isOwnRequest =
    actor.kind === 'operator' && state.withdrawalRequest?.operatorCustomerId === actor.customerId
  if (isOwnRequest && needsSecondOperator(state, at)) return no('SECOND_OPERATOR_NEEDED')
  return granted(allowedByTable(state, actor, { type, bidder: null }), () => ({
    ...optionsAtRest(state, at),
    needsSecondOperator: type === 'withdraw' && needsSecondOperator(state, at),
  }))
}
