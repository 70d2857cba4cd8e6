import { dayMs, hourMs, type Instant } from '../../../calendar/instant.ts'
import { type Action, no, yes } from '../../core/action.ts'
import type { AmountFacts } from '../../core/action-facts.ts'
import type { Actor } from '../../core/actor.ts'
import { bidderOf } from '../../core/current-bid.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { BidderFacts } from '../../core/facts.ts'
import { mayTakePart } from '../../core/permissions.ts'
import type { AuctionState, Bidder, ReleasedState } from '../../core/state.ts'

/**
 * After a sale was cancelled without a good reason, the second bidder may still buy at their highest
 * standing bid (rules 10): only if they asked for it while bidding, do not belong to the first
 * buyer's people, and came within 95% of the target. Nobody is asked after the second bidder.
 */
export function openedSecondChance(
  state: AuctionState,
  canceled: { readonly at: Instant; readonly linkedMerchantIds: readonly number[] },
): readonly AuctionEvent[] {
  if (state.status !== 'sold') return []
  const { sale, settings, secrets } = state
  const { withinDays, answerHours, minPercentOfTarget } = settings.secondChance
  const { at } = canceled
  if (sale.cause === 'second_chance') return []
  if (at > sale.soldAt + withinDays * dayMs) return []
  const second = secondBidder(state, [sale.merchantId, ...(state.canceledMerchantIds ?? [])])
  if (second === null || !second.isAskMeThen) return []
  if (canceled.linkedMerchantIds.includes(second.merchantId)) return []
  const { merchantId, standingBidEur: amountEur } = second
  if (amountEur * 100 < secrets.targetPriceEur * minPercentOfTarget) return []
  const turnEndsAt = at + answerHours * hourMs
  return [{ type: 'second_chance_opened', at, merchantId, amountEur, turnEndsAt }]
}

/**
 * Of equal bids the later one: that is the answer of an older limit, which leads at that very amount
 * (rules 5). A bidder without a standing bid does not count, nor does one who gave the vehicle up.
 */
function secondBidder(state: ReleasedState, buyers: readonly number[]): StandingBidder | null {
  const others = state.bidders
    .filter((bidder) => !buyers.includes(bidder.merchantId) && !bidder.isBarred)
    .filter((bidder): bidder is StandingBidder => bidder.standingBidEur !== null)
  const [best] = others.sort(
    (one, other) =>
      other.standingBidEur - one.standingBidEur || other.standingSequence - one.standingSequence,
  )
  return best ?? null
}

type StandingBidder = Bidder & { readonly standingBidEur: number }

/** The owner's choice between the second bidder and a new round. */
export function mayOfferSecondChance(state: AuctionState, at: Instant): Action<AmountFacts> {
  const { secondChance } = state
  if (secondChance?.turn !== 'owner' || at >= secondChance.turnEndsAt)
    return no('ACTION_NOT_POSSIBLE_NOW')
  return yes({ amountEur: secondChance.amountEur })
}

/** Buying needs what bidding needs (rules 4), leaving it needs nothing. */
export function mayAcceptSecondChance(
  state: AuctionState,
  asked: { readonly actor: Actor; readonly bidder: BidderFacts | null; readonly at: Instant },
): Action<AmountFacts> {
  const may = mayDeclineSecondChance(state, asked.actor, asked.at)
  if (!may.isAllowed) return may
  const takesPart = mayTakePart(state, asked.actor, asked.bidder)
  if (!takesPart.isAllowed) return takesPart
  const { actor } = asked
  const isBarred = actor.kind === 'merchant' && bidderOf(state, actor.merchantId)?.isBarred
  return isBarred === true ? no('BARRED_FROM_AUCTION') : may
}

export function mayDeclineSecondChance(
  state: AuctionState,
  actor: Actor,
  at: Instant,
): Action<AmountFacts> {
  const { secondChance } = state
  const isOwn = actor.kind === 'merchant' && secondChance?.merchantId === actor.merchantId
  if (secondChance?.turn !== 'dealer' || !isOwn) return no('NOT_FOUND')
  if (at >= secondChance.turnEndsAt) return no('ACTION_NOT_POSSIBLE_NOW')
  return yes({ amountEur: secondChance.amountEur })
}

/** While the second bidder may decide, nothing else begins with the ad. */
export function isSecondBiddersTurn({ secondChance }: AuctionState): boolean {
  return secondChance?.turn === 'dealer'
}

/** The owner began something else. */
export function closedSecondChance(state: AuctionState, at: Instant): readonly AuctionEvent[] {
  if (!state.secondChance) return []
  return [{ type: 'second_chance_closed', at, cause: 'owner_chose_otherwise' }]
}
