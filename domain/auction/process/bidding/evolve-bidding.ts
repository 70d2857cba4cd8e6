import type { AuctionEvent, BiddingEvent, EventOf } from '../../core/events.ts'
import type { Agent, AuctionState, Bidder, LastRefusal } from '../../core/state.ts'

/** Bids, agents and refusals into the state. */
export function evolveBidding(
  state: AuctionState,
  event: Extract<AuctionEvent, BiddingEvent>,
): AuctionState {
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
      return { ...state, exits: event.exits }
    case 'refusal_remembered': {
      const { merchantId, code, at } = event
      const remembered: LastRefusal = { merchantId, code, at, amountEur: event.secrets.amountEur }
      const lastRefusals = [...withoutRefusalOf(state, merchantId), remembered]
      return { ...state, secrets: { ...state.secrets, lastRefusals } }
    }
  }
}

function withBid(state: AuctionState, event: EventOf<'bid_placed'>): AuctionState {
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

function withoutBids(state: AuctionState, event: EventOf<'bids_voided'>): AuctionState {
  const { sequence, at, cause, highest, bidders, bidCount, exits, removedSequences } = event
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
    exits,
    voids: [...state.voids, mark],
    secrets: { ...state.secrets, agents, lastRefusals },
  }
}

function withAgent(state: AuctionState, event: EventOf<'agent_set'>): AuctionState {
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

function hasRefusalOf(state: AuctionState, merchantId: number): boolean {
  return state.secrets.lastRefusals.some((refusal) => refusal.merchantId === merchantId)
}

/** An accepted command of his own ends what his view says of the last refused one (rules 4). */
export function withoutRefusalOf(state: AuctionState, merchantId: number): readonly LastRefusal[] {
  if (!hasRefusalOf(state, merchantId)) return state.secrets.lastRefusals
  return state.secrets.lastRefusals.filter((refusal) => refusal.merchantId !== merchantId)
}
