import { dayMs, hourMs, type Instant } from '../../../calendar/instant.ts'
import { type Action, no, yes } from '../../core/action.ts'
import type { AmountFacts } from '../../core/action-facts.ts'
import type { Actor } from '../../core/actor.ts'
import { bidderOf } from '../../core/current-bid.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { BidderFacts } from '../../core/facts.ts'
import { secondBiddersTurn } from '../../core/part-order.ts'
import { mayTakePart } from '../../core/permissions.ts'
import type { AuctionState, Bidder } from '../../core/state.ts'

/**
 * After a sale was cancelled without a good reason, the second bidder may still buy at his highest
 * standing bid (rules 10): only he, only if he asked for it while bidding, is not one with the first
 * buyer, and came within 95% of the target. Once he has bought himself, nobody is asked after him.
 */
export function openedSecondChance(
  state: AuctionState,
  canceled: { readonly at: Instant; readonly linkedMerchantIds: readonly number[] },
): readonly AuctionEvent[] {
  const { sale, settings, secrets } = state
  const { withinDays, answerHours, minPercentOfTarget } = settings.secondChance
  const { at } = canceled
  if (sale === null || sale.cause === 'second_chance') return []
  if (at > sale.soldAt + withinDays * dayMs) return []
  const second = secondBidder(state, [sale.merchantId, ...(sale.canceledMerchantIds ?? [])])
  if (second === null || !second.isAskMeThen) return []
  if (canceled.linkedMerchantIds.includes(second.merchantId)) return []
  const { merchantId, standingBidEur: amountEur } = second
  if (amountEur * 100 < (secrets.targetPriceEur ?? 0) * minPercentOfTarget) return []
  const turnEndsAt = at + answerHours * hourMs
  return [{ type: 'second_chance_opened', at, merchantId, amountEur, turnEndsAt }]
}

/**
 * Of equal bids the later one: that is the answer of an older limit, which leads at that very amount
 * (rules 5). A bidder without a standing bid is none, nor is who gave the vehicle up.
 */
function secondBidder(state: AuctionState, buyers: readonly number[]): StandingBidder | null {
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

/** The owner's choice between him and a new round. */
export function mayOfferSecondChance(state: AuctionState, at: Instant): Action<AmountFacts> {
  const { secondChance } = state
  const isOpen = secondChance?.turn === 'owner' && at < secondChance.turnEndsAt
  if (secondChance === null || !isOpen) return no('ACTION_NOT_POSSIBLE_NOW')
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
  const { merchantId } = state.secondChance ?? { merchantId: 0 }
  return bidderOf(state, merchantId)?.isBarred === true ? no('BARRED_FROM_AUCTION') : may
}

export function mayDeclineSecondChance(
  state: AuctionState,
  actor: Actor,
  at: Instant,
): Action<AmountFacts> {
  const { secondChance } = state
  const isHis = actor.kind === 'merchant' && secondChance?.merchantId === actor.merchantId
  if (secondChance === null || !isHis || !isSecondBiddersTurn(state)) return no('NOT_FOUND')
  if (at >= secondChance.turnEndsAt) return no('ACTION_NOT_POSSIBLE_NOW')
  return yes({ amountEur: secondChance.amountEur })
}

/** While he thinks, the ad is his: nothing else begins. */
export function isSecondBiddersTurn({ secondChance }: AuctionState): boolean {
  return secondChance?.turn === secondBiddersTurn
}

/** The owner began something else. */
export function closedSecondChance(state: AuctionState, at: Instant): readonly AuctionEvent[] {
  if (state.secondChance === null) return []
  return [{ type: 'second_chance_closed', at, cause: 'owner_chose_otherwise' }]
}
