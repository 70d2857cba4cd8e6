import type { Instant } from '../../../calendar/instant.ts'
import type { Agent } from '../../core/auction-secrets.ts'
import { bidderOf, stepEurAt } from '../../core/current-bid.ts'
import type { BidCause, EventOf } from '../../core/events.ts'
import type { ReleasedState } from '../../core/state.ts'
import { lightOf } from './light.ts'
import { agentRaises } from './proxy-bids.ts'
import { extendedEnd } from './soft-close.ts'

/**
 * The events of one accepted bid or agent: itself, the agents' answers, and the longer end where a
 * rival was answered or the lead changed shortly before it (rules 3 and 5).
 */

type ManualBid = {
  readonly amountEur: number
  readonly isAskMeThen: boolean
  readonly consentVersion: string | null
}

/** What one command of a bidder may cause. */
export type BidConsequence = EventOf<'agent_set' | 'bid_placed' | 'end_extended'>

export function biddingEvents(
  state: ReleasedState,
  made: {
    readonly at: Instant
    readonly merchantId: number
    /** The agents as they are after this command. */
    readonly agents: readonly Agent[]
    readonly manual: ManualBid | null
    readonly agentSet: EventOf<'agent_set'> | null
  },
): readonly BidConsequence[] {
  const events: BidConsequence[] = made.agentSet === null ? [] : [made.agentSet]
  const place = (bid: PlacedBid): void => {
    events.push(
      bidPlaced(state, { ...bid, at: made.at, sequence: state.sequence + events.length + 1 }),
    )
  }
  if (made.manual !== null) place({ ...made.manual, merchantId: made.merchantId, cause: 'manual' })
  const before = state.highest
  const raises = agentRaises({
    leaderMerchantId: made.manual === null ? (before?.merchantId ?? 0) : made.merchantId,
    currentEur: made.manual?.amountEur ?? before?.amountEur ?? 0,
    agents: made.agents,
    jumpToEur: state.mode === 'auction' ? state.secrets.targetPriceEur : null,
    stepEur: (currentEur) => stepEurAt(state, currentEur),
    isLeaderBidNew: made.manual !== null && before?.merchantId !== made.merchantId,
  })
  for (const raise of raises) {
    place({
      merchantId: raise.merchantId,
      amountEur: raise.amountEur,
      cause: raise.isJump ? 'agent_jump' : 'agent',
      isAskMeThen: null,
      consentVersion: null,
    })
  }
  const leader =
    raises.at(-1)?.merchantId ?? (made.manual === null ? before?.merchantId : made.merchantId)
  const isRivalAnswered = raises.some((raise) => raise.merchantId !== made.merchantId)
  if (leader !== before?.merchantId || isRivalAnswered) {
    const endsAt = extendedEnd(state.clock, made.at, state.settings.softClose)
    if (endsAt !== null) events.push({ type: 'end_extended', at: made.at, endsAt })
  }
  return events
}

type PlacedBid = {
  readonly merchantId: number
  readonly amountEur: number
  readonly cause: BidCause
  readonly isAskMeThen: boolean | null
  readonly consentVersion: string | null
}

function bidPlaced(
  state: ReleasedState,
  bid: PlacedBid & { readonly at: Instant; readonly sequence: number },
): EventOf<'bid_placed'> {
  return {
    type: 'bid_placed',
    at: bid.at,
    merchantId: bid.merchantId,
    // The first bid gives the pseudonym: numbers follow the order of first bids (rules 4).
    pseudonym: bidderOf(state, bid.merchantId)?.pseudonym ?? state.bidders.length + 1,
    amountEur: bid.amountEur,
    cause: bid.cause,
    light: lightOf(state.secrets, bid.amountEur),
    sequence: bid.sequence,
    isAskMeThen: bid.isAskMeThen,
    consentVersion: bid.consentVersion,
  }
}
