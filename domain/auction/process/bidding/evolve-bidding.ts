import type { Agent, LastRefusal } from '../../core/auction-secrets.ts'
import type { AuctionEvent, BiddingEvent, ClockEvent, EventOf } from '../../core/events.ts'
import type { Bidder, OnMarketState, ReleasedState } from '../../core/state.ts'

/** What happens to an auction while it is on the market: bids, agents, its clock (rules 3 to 5 and 8). */
export type MarketEvent = Exclude<
  Extract<AuctionEvent, BiddingEvent | ClockEvent>,
  EventOf<'auction_ended' | 'refusal_remembered'>
>

export function evolveBidding(state: OnMarketState, event: MarketEvent): OnMarketState {
  switch (event.type) {
    case 'bid_placed':
      return withBid(state, event)
    case 'agent_set':
      return withAgent(state, event)
    case 'agent_ended': {
      const agents = state.secrets.agents.filter((agent) => agent.merchantId !== event.merchantId)
      const lastRefusals = withoutRefusalOf(state, event.merchantId)
      return { ...state, secrets: { ...state.secrets, agents, lastRefusals } }
    }
    case 'bids_voided':
      return withoutBids(state, event)
    case 'defect_confirmed':
      return { ...state, withdrawalRights: event.withdrawalRights }
    case 'auction_started':
      return { ...state, status: 'running' }
    case 'closing_phase_entered':
      return { ...state, status: 'hotbidding' }
    case 'end_extended':
      return { ...state, clock: { ...state.clock, endsAt: event.endsAt } }
    case 'end_moved': {
      const { plannedEndsAt, endsAt, latestEndsAt, cause, status } = event
      const lastMove = { cause, fromEndsAt: state.clock.endsAt }
      const clock = { ...state.clock, plannedEndsAt, endsAt, latestEndsAt, lastMove }
      return { ...state, status, clock }
    }
  }
}

export function withRefusal(
  state: ReleasedState,
  event: EventOf<'refusal_remembered'>,
): ReleasedState {
  const { merchantId, code, at } = event
  const refusal: LastRefusal = { merchantId, code, at, amountEur: event.secrets.amountEur }
  const lastRefusals = [...withoutRefusalOf(state, merchantId), refusal]
  return { ...state, secrets: { ...state.secrets, lastRefusals } }
}

function withBid(state: OnMarketState, event: EventOf<'bid_placed'>): OnMarketState {
  const { merchantId, pseudonym, amountEur, sequence, at } = event
  const known = state.bidders[pseudonym - 1]
  const bidder: Bidder = {
    merchantId,
    pseudonym,
    standingBidEur: amountEur,
    standingSequence: sequence,
    standingAt: at,
    isAskMeThen: event.isAskMeThen ?? known?.isAskMeThen ?? false,
    isBarred: known?.isBarred ?? false,
  }
  const bidders = state.bidders.slice()
  bidders[pseudonym - 1] = bidder
  const secrets =
    event.cause === 'manual' && hasRefusalOf(state, merchantId)
      ? { ...state.secrets, lastRefusals: withoutRefusalOf(state, merchantId) }
      : state.secrets
  return {
    ...state,
    bidders,
    highest: { merchantId, pseudonym, amountEur, sequence, at, isBinding: true },
    bidCount: state.bidCount + 1,
    secrets,
  }
}

function withoutBids(state: OnMarketState, event: EventOf<'bids_voided'>): OnMarketState {
  const { sequence, at, cause, highest, bidders, bidCount, withdrawalRights, removedSequences } =
    event
  const mark = {
    sequence,
    at,
    cause,
    amountEur: highest?.amountEur ?? null,
    pseudonym: highest?.pseudonym ?? null,
    removedSequences,
  }
  const { agents } = event.secrets
  const lastRefusals = withoutRefusalOf(state, event.merchantId)
  return {
    ...state,
    bidders,
    highest,
    bidCount,
    withdrawalRights,
    voids: [...state.voids, mark],
    secrets: { ...state.secrets, agents, lastRefusals },
  }
}

function withAgent(state: OnMarketState, event: EventOf<'agent_set'>): OnMarketState {
  const agent: Agent = {
    merchantId: event.merchantId,
    limitEur: event.secrets.limitEur,
    place: event.place,
    setAt: event.at,
    salt: event.secrets.salt,
  }
  const others = state.secrets.agents.filter((other) => other.merchantId !== event.merchantId)
  return {
    ...state,
    secrets: {
      ...state.secrets,
      agents: [...others, agent],
      nextPlace: Math.max(state.secrets.nextPlace, event.place + 1),
      lastRefusals: withoutRefusalOf(state, event.merchantId),
    },
  }
}

function hasRefusalOf(state: ReleasedState, merchantId: number): boolean {
  return state.secrets.lastRefusals.some((refusal) => refusal.merchantId === merchantId)
}

/** A bidder's accepted command ends what their view says of the last refused one (rules 4). */
export function withoutRefusalOf(state: ReleasedState, merchantId: number): readonly LastRefusal[] {
  if (!hasRefusalOf(state, merchantId)) return state.secrets.lastRefusals
  return state.secrets.lastRefusals.filter((refusal) => refusal.merchantId !== merchantId)
}
