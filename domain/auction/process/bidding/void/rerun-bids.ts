import type { AuctionEvent, EventOf, EventType } from '../../../core/events.ts'
import type { OnMarketState } from '../../../core/state.ts'
import { type BidConsequence, biddingEvents } from '../bidding-events.ts'
import { evolveBidding } from '../evolve-bidding.ts'

/**
 * The auction as it would stand without some bids (rules 5, void): every other accepted command runs
 * again in its order and at its own instant. No amount is guarded a second time; what has no effect
 * any more is passed over. Moves of the end are facts and stay.
 */

/** What of the private log a rerun reads; `Facts.biddingLog` holds these kinds, oldest first. */
export const biddingLogKinds = [
  'ad_approved',
  'bid_placed',
  'agent_set',
  'agent_ended',
  'end_moved',
  'bids_voided',
] as const satisfies readonly EventType[]

/** From this bid on nothing of this bidder counts, up to the entry that took it out. */
export type Exclusion = {
  readonly merchantId: number
  readonly fromSequence: number
  readonly beforeSequence: number
}

export type Rerun = {
  /** Bidders, highest bid, agents and clock as they come out; the rest is the state's own. */
  readonly state: OnMarketState
  readonly bids: readonly EventOf<'bid_placed'>[]
}

/** Exclusions that earlier voids of this log have made. */
export function exclusionsIn(log: readonly AuctionEvent[]): readonly Exclusion[] {
  return log.flatMap((event) =>
    event.type === 'bids_voided'
      ? [
          {
            merchantId: event.merchantId,
            fromSequence: event.fromSequence,
            beforeSequence: event.sequence,
          },
        ]
      : [],
  )
}

export function rerunBids(
  state: OnMarketState,
  log: readonly AuctionEvent[],
  exclusions: readonly Exclusion[],
): Rerun {
  const bids: EventOf<'bid_placed'>[] = []
  let current = beforeFirstBid(state, log)
  const steps = log.filter(isStep)
  for (const [index, step] of steps.entries()) {
    if (step.type === 'end_moved') {
      current = evolveBidding(current, step)
      continue
    }
    const until = nextSequence(steps, index)
    const out = exclusions.filter((one) => one.fromSequence < until)
    const isOut = (merchantId: number) =>
      out.some((one) => one.merchantId === merchantId && step.sequence < one.beforeSequence)
    current = withoutAgents(current, isOut)
    for (const event of eventsOf(current, step, { exclusions, isOut })) {
      current = evolveBidding(current, event)
      if (event.type === 'bid_placed') bids.push(event)
    }
  }
  return { state: current, bids }
}

type Step = EventOf<'bid_placed' | 'agent_set' | 'agent_ended' | 'end_moved'>
type Command = EventOf<'bid_placed' | 'agent_set' | 'agent_ended'>

/** Agents' bids follow from the commands and are computed anew. */
function isStep(event: AuctionEvent): event is Step {
  switch (event.type) {
    case 'bid_placed':
      return event.cause === 'manual'
    case 'agent_set':
    case 'agent_ended':
    case 'end_moved':
      return true
    default:
      return false
  }
}

function nextSequence(steps: readonly Step[], index: number): number {
  for (const step of steps.slice(index + 1)) {
    if (step.type !== 'end_moved') return step.sequence
  }
  return Number.POSITIVE_INFINITY
}

/** Pseudonyms stay as they were given, whoever is left. */
function beforeFirstBid(state: OnMarketState, log: readonly AuctionEvent[]): OnMarketState {
  const release = log.find((event) => event.type === 'ad_approved')
  if (release === undefined) throw new Error('A rerun needs the release.')
  const { endsAt, latestEndsAt } = release
  return {
    ...state,
    clock: { ...state.clock, plannedEndsAt: endsAt, endsAt, latestEndsAt },
    bidders: state.bidders.map((bidder) => ({ ...bidder, standingBidEur: null })),
    highest: null,
    bidCount: 0,
    secrets: { ...state.secrets, agents: [], lastRefusals: [] },
  }
}

function withoutAgents(
  state: OnMarketState,
  isOut: (merchantId: number) => boolean,
): OnMarketState {
  const agents = state.secrets.agents.filter((agent) => !isOut(agent.merchantId))
  if (agents.length === state.secrets.agents.length) return state
  return { ...state, secrets: { ...state.secrets, agents } }
}

function eventsOf(
  state: OnMarketState,
  step: Command,
  excluded: {
    readonly exclusions: readonly Exclusion[]
    readonly isOut: (merchantId: number) => boolean
  },
): readonly (BidConsequence | EventOf<'agent_ended'>)[] {
  const { at, merchantId, sequence } = step
  if (isExcluded(excluded.exclusions, step)) return []
  const placed = { ...state, sequence: sequence - 1 }
  switch (step.type) {
    case 'agent_ended':
      return [step]
    case 'agent_set': {
      const { limitEur, salt } = step.secrets
      // An agent that is to be gone with its very first bid does not begin.
      if (excluded.isOut(merchantId) || state.highest === null) return []
      const others = state.secrets.agents.filter((agent) => agent.merchantId !== merchantId)
      const agent = { merchantId, limitEur, place: step.place, setAt: at, salt }
      const agents = [...others, agent]
      return biddingEvents(placed, { at, merchantId, agents, manual: null, agentSet: step })
    }
    case 'bid_placed': {
      if (step.amountEur <= (state.highest?.amountEur ?? 0)) return []
      const manual = {
        amountEur: step.amountEur,
        isAskMeThen: step.isAskMeThen ?? false,
        consentVersion: step.consentVersion,
      }
      const { agents } = state.secrets
      return biddingEvents(placed, { at, merchantId, agents, manual, agentSet: null })
    }
  }
}

export function isExcluded(
  exclusions: readonly Exclusion[],
  step: { readonly merchantId: number; readonly sequence: number },
): boolean {
  return exclusions.some(
    (one) =>
      one.merchantId === step.merchantId &&
      step.sequence >= one.fromSequence &&
      step.sequence < one.beforeSequence,
  )
}
