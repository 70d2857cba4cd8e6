import type { Instant } from '../../../calendar/instant.ts'
import type { FollowUp } from '../../core/auction-outcomes.ts'
import { bidderOf, currentBidEur, standingBidderCount } from '../../core/current-bid.ts'
import type { LateOffer, SettledLateOffer } from '../../core/late-offer.ts'
import type { AuctionState, AuctionStatus } from '../../core/state.ts'
import { currentLight } from '../../process/bidding/light.ts'
import {
  bestLateOffers,
  lateOfferLapsesAt,
  pendingLateOffers,
  settledLateOffers,
} from '../../process/late-offers/late-offer-rules.ts'
import type { ActionContext } from '../actions/action-context.ts'
import { auctionActions } from '../actions/actions.ts'
import type {
  AuctionView,
  LateOfferView,
  OwnBidding,
  ReservationView,
  SettledLateOfferView,
  ViewerRole,
} from './auction-view.ts'
import type { BidRecord } from './bid-records.ts'
import { bidderContext, priceColour } from './bidder-context.ts'
import { endedAt } from './ended-at.ts'
import { isVisible, type ViewField } from './field-table.ts'
import { shownCause, shownHistory } from './history-view.ts'
import { renegotiationView } from './renegotiation-view.ts'
import { followUpView, secondChanceView, withCarriedBid } from './round-views.ts'
import { lastLateOfferOf, statusSeen, viewerRole, withClosedLateOffers } from './status-seen.ts'
import { actorTowards, ownersMerchantIds, type Viewer, waitsForAnswer } from './viewer.ts'

/**
 * What one viewer is told of one auction, built field by field: each is asked for in the table
 * first, nothing is ever spread in. Null answers 404: for this viewer there is no such ad.
 */
export function auctionView(
  auction: AuctionState,
  look: {
    readonly viewer: Viewer
    readonly at: Instant
    /** The auction's bids from the log, oldest first; null where no history is to be shown. */
    readonly history: readonly BidRecord[] | null
    /**
     * The archived bid as the newest round holds it; asked of a round that was handed on alone, and left
     * out where nobody has looked.
     */
    readonly carried?: FollowUp | null
  },
): AuctionView | null {
  const { viewer, carried } = look
  const carrying = carried === undefined ? auction : withCarriedBid(auction, carried)
  const state = withClosedLateOffers(carrying, viewer, look.at)
  const status = statusSeen(state, viewer, look.at)
  if (status === null) return null
  const role = viewerRole(state, viewer)
  const merchantId = viewer.kind === 'merchant' && role !== 'owner' ? viewer.merchantId : null
  const visible = fieldReader(role, state.status)
  const ofBidder = <Value>(field: ViewField, compute: (id: number) => Value): Value | null =>
    merchantId === null ? null : visible(field, () => compute(merchantId))
  const isOthersSale = role === 'bidder' && state.sale?.merchantId !== merchantId
  const sale = isOthersSale ? undefined : state.sale
  return {
    auctionId: state.auctionId,
    entityId: state.entityId,
    round: state.round,
    mode: state.mode,
    viewer: role,
    status,
    startPriceEur: visible('startPriceEur', () => state.startPriceEur ?? null),
    buyNowPriceEur: visible('buyNowPriceEur', () => state.buyNowPriceEur ?? null),
    startsAt: visible('startsAt', () => state.clock?.startsAt ?? null),
    endsAt: visible('endsAt', () => state.clock?.endsAt ?? null),
    plannedEndsAt: visible('plannedEndsAt', () => state.clock?.plannedEndsAt ?? null),
    latestEndsAt: visible('latestEndsAt', () => state.clock?.latestEndsAt ?? null),
    endedAt: visible('endedAt', () => endedAt(state)),
    endMove: visible('endMove', () => state.clock?.lastMove ?? null),
    currentBidEur: visible('currentBidEur', () => currentBidEur(state)),
    lastVoid: visible('lastVoid', () => lastVoid(state)),
    light: visible('light', () => currentLight(state)),
    bidCount: visible('bidCount', () => state.bidCount),
    bidderCount: visible('bidderCount', () => standingBidderCount(state)),
    leaderPseudonym: visible('leaderPseudonym', () => leaderPseudonym(state)),
    history: visible('history', () => shownHistory(state, look.history, merchantId)),
    context: ofBidder('context', (id) => bidderContext(state, id)),
    priceColour: ofBidder('priceColour', (id) => priceColour(state, id, status)) ?? 'neutral',
    own: ofBidder('own', (id) => ownBidding(state, id)),
    bindsUntil: visible('bindsUntil', () => bindsUntil(state, role, merchantId)),
    targetPriceEur: visible('targetPriceEur', () => state.secrets.targetPriceEur ?? null),
    hammerPriceEur: visible('hammerPriceEur', () => sale?.hammerPriceEur ?? null),
    soldAt: visible('soldAt', () => sale?.soldAt ?? null),
    saleCause: visible('saleCause', () => sale?.cause ?? null),
    buyerMerchantId: visible('buyerMerchantId', () => sale?.merchantId ?? null),
    renegotiation: visible('renegotiation', () => renegotiationView(state, role, merchantId)),
    reservation: visible('reservation', () => reservationView(state, role, merchantId)),
    lateOffers: visible('lateOffers', () =>
      bestLateOffers(state).map((offer) => lateOfferView(state, offer)),
    ),
    lateOfferCount: visible('lateOfferCount', () => pendingLateOffers(state).length),
    settledLateOffers: visible('settledLateOffers', () =>
      settledLateOffers(state).map(settledLateOfferView),
    ),
    ownLateOffer: ofBidder('ownLateOffer', (id) => ownLateOffer(state, id)),
    followUp: visible('followUp', () =>
      followUpView(state, { role, merchantId, carried: carried ?? null }),
    ),
    secondChance: visible('secondChance', () => secondChanceView(state, role, merchantId)),
    secondChanceHistory: visible('secondChanceHistory', () => state.secondChanceHistory ?? []),
    withdrawalRequest: visible('withdrawalRequest', () => state.withdrawalRequest),
    failureCause: visible('failureCause', () => state.failure?.cause ?? null),
    closedByOperator: visible('closedByOperator', () => state.closedByOperator ?? null),
    withdrawal: visible('withdrawal', () => state.withdrawal ?? null),
    hasNextRound: visible('hasNextRound', () => state.hasNextRound),
    actions: auctionActions(actionContextOf(state, viewer, look.at)),
    sequence: visible('sequence', () => state.sequence),
    headHash: visible('headHash', () => state.headHash),
    version: visible('version', () => state.version),
  }
}

function actionContextOf(state: AuctionState, viewer: Viewer, at: Instant): ActionContext {
  return {
    state,
    at,
    actor: actorTowards(viewer),
    bidder: viewer.kind === 'merchant' ? viewer.facts : null,
    hasOpenQuestion: waitsForAnswer(viewer, state.entityId),
    ownersMerchantIds: ownersMerchantIds(viewer),
  }
}

function fieldReader(role: ViewerRole, status: AuctionStatus) {
  return <Value>(field: ViewField, compute: () => Value): Value | null =>
    isVisible(field, role, status) ? compute() : null
}

function leaderPseudonym(state: AuctionState): number | null {
  return state.highest?.isBinding === true ? state.highest.pseudonym : null
}

/** How bids were taken out while nobody has bid since: why the price is what it is. */
function lastVoid({ voids, highest }: AuctionState): 'voided' | 'taken_back' | null {
  const mark = voids.at(-1)
  if (!mark || (highest?.sequence ?? 0) > mark.sequence) return null
  return shownCause(mark.cause)
}

function ownBidding(state: AuctionState, merchantId: number): OwnBidding {
  const bidder = bidderOf(state, merchantId)
  const agent = state.secrets.agents.find((one) => one.merchantId === merchantId) ?? null
  const refusal = state.secrets.lastRefusals.find((one) => one.merchantId === merchantId) ?? null
  const current = currentBidEur(state) ?? 0
  return {
    pseudonym: bidder?.pseudonym ?? null,
    standingBidEur: bidder?.standingBidEur ?? null,
    isBarred: bidder?.isBarred ?? false,
    isAskMeThen: bidder?.isAskMeThen ?? false,
    agent:
      agent === null
        ? null
        : {
            limitEur: agent.limitEur,
            setAt: agent.setAt,
            isExhausted: agent.limitEur <= current,
          },
    lastRefusal:
      refusal === null
        ? null
        : { code: refusal.code, amountEur: refusal.amountEur, at: refusal.at },
  }
}

function bindsUntil(
  state: AuctionState,
  role: ViewerRole,
  merchantId: number | null,
): Instant | null {
  if (state.status === 'renegotiation') {
    const { merchantId: buyerId, bindsUntil } = state.renegotiation
    return role === 'bidder' && buyerId !== merchantId ? null : bindsUntil
  }
  return reservationView(state, role, merchantId)?.bindsUntil ?? null
}

/** A reserved late offer looks to its maker like any other: they are told of no reservation. */
function reservationView(
  state: AuctionState,
  role: ViewerRole,
  merchantId: number | null,
): ReservationView | null {
  const { reservation } = state
  if (reservation === undefined) return null
  const isOwn = reservation.merchantId === merchantId && reservation.lateOfferId === null
  if (role === 'bidder' && !isOwn) return null
  return {
    amountEur: reservation.amountEur,
    buyerPseudonym: bidderOf(state, reservation.merchantId)?.pseudonym ?? null,
    bindsUntil: reservation.bindsUntil,
  }
}

function ownLateOffer(state: AuctionState, merchantId: number): LateOfferView | null {
  const offer = lastLateOfferOf(state, merchantId)
  return offer === null ? null : lateOfferView(state, offer)
}

function lateOfferView(state: AuctionState, offer: LateOffer): LateOfferView {
  return {
    lateOfferId: offer.lateOfferId,
    amountEur: offer.amountEur,
    status: offer.status,
    madeAt: offer.madeAt,
    lapsesAt: lateOfferLapsesAt(state, offer),
  }
}

function settledLateOfferView(offer: SettledLateOffer): SettledLateOfferView {
  const { lateOfferId, amountEur, status, lapse, madeAt, answeredAt } = offer
  return { lateOfferId, amountEur, status, lapse, madeAt, settledAt: answeredAt ?? madeAt }
}
