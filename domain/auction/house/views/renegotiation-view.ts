import { bidderOf } from '../../core/current-bid.ts'
import { openRenegotiationStatus } from '../../core/part-order.ts'
import type { Renegotiation } from '../../core/renegotiation-state.ts'
import type { AuctionState } from '../../core/state.ts'
import type { WithdrawalReason } from '../../core/withdrawal-reasons.ts'
import {
  countersLeftOf,
  lastCounterEur,
  offersLeftOf,
} from '../../process/renegotiation/negotiation-rules.ts'
import type { RenegotiationStepView, RenegotiationView, ViewerRole } from './auction-view.ts'

/** The talk as its two sides and the operator see it; nobody else is told that there is one. */
export function renegotiationView(
  state: AuctionState,
  role: ViewerRole,
  merchantId: number | null,
): RenegotiationView | null {
  const talk = state.renegotiation
  const perspective = talk === null ? null : perspectiveOf(talk, role, merchantId)
  if (talk === null || perspective === null) return null
  const isOpen = state.status === openRenegotiationStatus
  return {
    perspective,
    archivedBidEur: talk.archivedBidEur,
    buyerPseudonym: bidderOf(state, talk.merchantId)?.pseudonym ?? 0,
    bindsUntil: talk.bindsUntil,
    isExtended: talk.isExtended,
    turn: talk.turn,
    isYourTurn: isOpen && talk.turn === perspective,
    turnEndsAt: talk.turnEndsAt,
    turnHours: state.settings.renegotiation.turnHours,
    standingOfferEur: talk.standingOfferEur,
    lastCounterEur: lastCounterEur(talk),
    countersMade: talk.counters.length,
    countersLeft: countersLeftOf(state, talk),
    offersMade: talk.offers.filter((step) => step.kind === 'offer').length,
    offersLeft: offersLeftOf(state, talk),
    hasBuyerLeft: talk.hasBuyerLeft,
    steps: steps(talk),
    ending: talk.ending ? { ...talk.ending, reason: withdrawalReason(state, talk) } : null,
  }
}

/** Both sides have read it in a notification; by which operators is nobody's business but theirs. */
function withdrawalReason(
  { withdrawal }: AuctionState,
  { ending }: Renegotiation,
): WithdrawalReason | null {
  return ending?.kind === 'withdrawn' ? (withdrawal?.reason ?? null) : null
}

function perspectiveOf(
  talk: Renegotiation,
  role: ViewerRole,
  merchantId: number | null,
): RenegotiationView['perspective'] | null {
  if (role === 'owner' || role === 'operator') return role
  return role === 'bidder' && talk.merchantId === merchantId ? 'buyer' : null
}

function steps(talk: Renegotiation): readonly RenegotiationStepView[] {
  const archived = { by: 'buyer', kind: 'archived_bid', at: talk.startedAt } as const
  const counters = talk.counters.map(
    ({ amountEur, at }) => ({ by: 'owner', kind: 'counter', amountEur, at }) as const,
  )
  const offers = talk.offers.map(
    ({ amountEur, at, kind }) => ({ by: 'buyer', kind, amountEur, at }) as const,
  )
  const departures = (talk.departures ?? []).map(
    ({ amountEur, at, isSilent }) =>
      ({ by: 'buyer', kind: isSilent ? 'silent' : 'left', amountEur, at }) as const,
  )
  const moves = [...counters, ...offers, ...departures].sort((one, other) => one.at - other.at)
  return [{ ...archived, amountEur: talk.archivedBidEur }, ...moves]
}
