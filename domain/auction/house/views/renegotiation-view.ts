import { bidderOf } from '../../core/current-bid.ts'
import type { Renegotiation } from '../../core/renegotiation-state.ts'
import type { AuctionState } from '../../core/state.ts'
import type { WithdrawalReason } from '../../core/withdrawal-reasons.ts'
import {
  countersLeftOf,
  lastCounterEur,
  offersLeftOf,
} from '../../process/renegotiation/negotiation-rules.ts'
import type { RenegotiationStepView, RenegotiationView, ViewerRole } from './auction-view.ts'

/** The renegotiation as its two sides and the operator see it; for everybody else there is none. */
export function renegotiationView(
  state: AuctionState,
  role: ViewerRole,
  merchantId: number | null,
): RenegotiationView | null {
  const { renegotiation } = state
  if (renegotiation === undefined) return null
  const perspective = perspectiveOf(renegotiation, role, merchantId)
  if (perspective === null) return null
  const isOpen = state.status === 'renegotiation'
  return {
    perspective,
    archivedBidEur: renegotiation.archivedBidEur,
    buyerPseudonym: bidderOf(state, renegotiation.merchantId)?.pseudonym ?? 0,
    bindsUntil: renegotiation.bindsUntil,
    isExtended: renegotiation.isExtended,
    turn: renegotiation.turn,
    isYourTurn: isOpen && renegotiation.turn === perspective,
    turnEndsAt: renegotiation.turnEndsAt,
    turnHours: state.settings.renegotiation.turnHours,
    standingOfferEur: renegotiation.standingOfferEur,
    lastCounterEur: lastCounterEur(renegotiation),
    countersMade: renegotiation.counters.length,
    countersLeft: countersLeftOf(state, renegotiation),
    offersMade: renegotiation.offers.filter((step) => step.kind === 'offer').length,
    offersLeft: offersLeftOf(state, renegotiation),
    hasBuyerLeft: renegotiation.hasBuyerLeft,
    steps: steps(renegotiation),
    ending: renegotiation.outcome
      ? { ...renegotiation.outcome, reason: withdrawalReason(state, renegotiation) }
      : null,
  }
}

/** Both sides have read the reason in a notification; which operators did it is not shown. */
function withdrawalReason(
  { withdrawal }: AuctionState,
  { outcome }: Renegotiation,
): WithdrawalReason | null {
  return outcome?.kind === 'withdrawn' ? (withdrawal?.reason ?? null) : null
}

function perspectiveOf(
  renegotiation: Renegotiation,
  role: ViewerRole,
  merchantId: number | null,
): RenegotiationView['perspective'] | null {
  if (role === 'owner' || role === 'operator') return role
  return role === 'bidder' && renegotiation.merchantId === merchantId ? 'buyer' : null
}

function steps(renegotiation: Renegotiation): readonly RenegotiationStepView[] {
  const archived = { by: 'buyer', kind: 'archived_bid', at: renegotiation.startedAt } as const
  const counters = renegotiation.counters.map(
    ({ amountEur, at }) => ({ by: 'owner', kind: 'counter', amountEur, at }) as const,
  )
  const offers = renegotiation.offers.map(
    ({ amountEur, at, kind }) => ({ by: 'buyer', kind, amountEur, at }) as const,
  )
  const departures = renegotiation.departures.map(
    ({ amountEur, at, isSilent }) =>
      ({ by: 'buyer', kind: isSilent ? 'silent' : 'left', amountEur, at }) as const,
  )
  const moves = [...counters, ...offers, ...departures].sort((one, other) => one.at - other.at)
  return [{ ...archived, amountEur: renegotiation.archivedBidEur }, ...moves]
}
