import type { AuctionView } from '#contract/auction-view.ts'
import { laterTurnEnd } from '#domain/auction/process/renegotiation/later-turn.ts'

/** The state of a renegotiation: each side's last amount and the gap between them. */

export type Renegotiation = NonNullable<AuctionView['renegotiation']>

export type Standing = {
  /** The buyer's best amount: the last offer or raise, else the archived bid. */
  readonly buyerEur: number
  readonly isArchivedBid: boolean
  /** The owner's: the last counter-offer, else their own price where this viewer may see it. */
  readonly ownerEur: number | null
  /** Null once they meet, or while this viewer knows no amount of the owner. */
  readonly gapEur: number | null
  readonly gapAtFirstEur: number | null
}

/** How it ended. A viewer who may not see the price learns nothing of a sale to somebody else either. */
export function outcomeOf(
  auction: Pick<AuctionView, 'status' | 'hammerPriceEur' | 'followUp'>,
): 'sold' | 'bound' | 'notSold' {
  if (auction.status === 'sold' && auction.hammerPriceEur !== null) return 'sold'
  return auction.followUp === null ? 'notSold' : 'bound'
}

/** What the buyer is bound to while nobody acts: the raise or offer that stands, else the bid. */
export function bindingEur(
  renegotiation: Pick<Renegotiation, 'standingOfferEur' | 'archivedBidEur'>,
): number {
  return renegotiation.standingOfferEur ?? renegotiation.archivedBidEur
}

/** The amount of the dealer's landed price: what is typed, could be accepted, or binds. */
export function landedEur(
  renegotiation: Pick<Renegotiation, 'standingOfferEur' | 'archivedBidEur'>,
  { renegotiationAccept: accept }: Pick<AuctionView['actions'], 'renegotiationAccept'>,
  draftEur: number | null,
): number {
  return draftEur ?? (accept?.isAllowed ? accept.facts.amountEur : bindingEur(renegotiation))
}

/** When a turn ends that begins then; a counter-offer may bind the buyer for longer than the renegotiation. */
export function laterTurnEndsAt(
  begins: number,
  { turnHours, bindsUntil }: Pick<Renegotiation, 'turnHours' | 'bindsUntil'>,
): number {
  return laterTurnEnd(begins, { turnHours, bindsUntil: Date.parse(bindsUntil) })
}

/** The other side's answer is due when the bid stops binding: its silence ends it all (rules 6). */
export function endsWithTurn(
  renegotiation: Pick<Renegotiation, 'turnEndsAt' | 'bindsUntil'>,
): boolean {
  return Date.parse(renegotiation.turnEndsAt) >= Date.parse(renegotiation.bindsUntil)
}

export function standingOf(renegotiation: Renegotiation, targetPriceEur: number | null): Standing {
  const lastOffer = renegotiation.steps.findLast(
    (step) => step.kind === 'offer' || step.kind === 'raise',
  )
  const buyerEur = lastOffer?.amountEur ?? renegotiation.archivedBidEur
  const firstCounter = renegotiation.steps.find((step) => step.kind === 'counter')
  const ownerEur = renegotiation.lastCounterEur ?? targetPriceEur
  const firstEur = firstCounter?.amountEur ?? ownerEur
  const apart = (ownersEur: number | null, buyersEur: number) =>
    ownersEur !== null && ownersEur > buyersEur ? ownersEur - buyersEur : null
  return {
    buyerEur,
    isArchivedBid: lastOffer === undefined,
    ownerEur,
    gapEur: apart(ownerEur, buyerEur),
    gapAtFirstEur: apart(firstEur, renegotiation.archivedBidEur),
  }
}
