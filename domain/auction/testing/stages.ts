import { hourMs, minuteMs } from '../../calendar/instant.ts'
import type { Facts } from '../core/facts.ts'
import { defaultMarketSettings } from '../core/settings.ts'
import type { AuctionState } from '../core/state.ts'
import {
  approvedAt,
  atTime,
  bid,
  dealer,
  editingAuction,
  endsAt,
  goodFacts,
  limit,
  operator,
  outcome,
  owner,
  played,
  publishedAuction,
  runningAuction,
} from './sample-auction.ts'

/** The sample auction in each of its states, and commands that move it on: for tables of tests. */

export const submit = { type: 'submit', consentVersion: 'de-1' } as const
export const approve = {
  type: 'approve',
  mode: 'auction',
  startPriceEur: 10_000,
  buyNowPriceEur: null,
  settings: defaultMarketSettings,
  secrets: { targetPriceEur: 20_000 },
} as const
export const withdraw = { type: 'withdraw', reason: 'vehicle_gone' } as const
export const restart = {
  type: 'restart',
  consentVersion: 'de-1',
  secrets: { reducedTargetPriceEur: 19_000 },
} as const
export const decline = (
  reason: 'price_too_low' | 'not_available',
  then: 'restart' | 'pause' | 'neither',
) => ({ type: 'renegotiation_decline', reason, then }) as const
export const lateOffer = (amountEur: number) =>
  ({ type: 'late_offer', amountEur, consentVersion: null }) as const
export const declineLate = { type: 'late_offer_decline', lateOfferId: 900 } as const
export const voidFirst = (reason: 'typing_error' | 'description_wrong') =>
  ({ type: 'void_bids', fromSequence: 2, reason, note: 'Anruf' }) as const
export const outage = {
  type: 'move_end',
  outageFrom: endsAt - 10 * minuteMs,
  outageUntil: endsAt - 5 * minuteMs,
} as const

export const early = endsAt - 9 * hourMs
export const after = endsAt + hourMs

export const editing = editingAuction()
export const underReview = played(editing, owner, approvedAt - 1, submit)
export const published = publishedAuction()
export const offering = runningAuction({ buyNowPriceEur: 24_000 })
export const running = played(runningAuction(), dealer(1), early, bid(15_000))
export const green = played(running, dealer(1), early + 1, bid(20_000))
export const rival = played(running, dealer(2), early + 1, bid(16_000))
export const withAgent = played(running, dealer(1), early + 2, limit(17_000))
export const hot = (state: AuctionState) => atTime(state, endsAt - 10 * minuteMs)
export const talking = atTime(running, endsAt)
export const countered = played(talking, owner, after, {
  type: 'renegotiation_counter',
  amountEur: 19_000,
})
export const collected = played(
  runningAuction({ mode: 'offer_collection' }),
  dealer(1),
  early,
  bid(20_000),
)
export const reserved = atTime(collected, endsAt)
export const failed = played(talking, operator, after, {
  type: 'cancel_renegotiation',
  reason: 'Betrug',
})
export const open = atTime(failed, after + 24 * hourMs)
export const opened = after + 25 * hourMs
export const received = played(open, dealer(3), opened, lateOffer(15_500))
export const declined = played(received, owner, opened + 1, declineLate)
export const inReserve = played(open, dealer(3), opened, lateOffer(20_000))
export const twoOffers = played(received, dealer(1), opened + 1, lateOffer(16_000), {
  ...goodFacts,
  nextLateOfferId: 901,
})
export const refused = played(underReview, operator, approvedAt, {
  type: 'refuse_ad',
  reason: 'Kein Camper',
})
export const paused = played(failed, owner, after + 1, { type: 'pause' })
export const sold = atTime(
  played(
    played(runningAuction(), dealer(2), early, {
      ...{ type: 'bid', amountEur: 19_500 },
      ...{ isAskMeThen: true, consentVersion: null },
    }),
    dealer(1),
    early + 1,
    bid(20_000),
  ),
  endsAt,
)
export const cancelSale = { type: 'cancel_sale', isJustified: false } as const
const soldToOther = played(played(twoOffers, owner, opened + 2, declineLate), owner, opened + 3, {
  type: 'late_offer_accept',
  lateOfferId: 901,
})
/** One late offer was declined at `opened + 2`, the other one accepted, and that sale canceled. */
export const canceledAfterDecline = played(soldToOther, operator, opened + 4, cancelSale)
export const choosing = played(sold, operator, after, cancelSale)
export const asked = played(choosing, owner, after + 1, { type: 'second_chance_offer' })
export const toRestart = played(talking, owner, after, decline('price_too_low', 'restart'))

/** A round in which the archived bid of the one before binds for another moment. */
export function following(state: AuctionState): AuctionState {
  const bindsUntil = state.lastEventAt + 1
  const followUp = { merchantId: 3, amountEur: 15_000, bindsUntil, acceptUntil: null }
  return { ...state, followUp }
}
export const unsoldFollowing = atTime(
  {
    ...following(runningAuction()),
    followUp: { ...toRestart.followUp, acceptUntil: null },
  } as AuctionState, // As the next round takes it over.
  endsAt,
)

export function voidable(state: AuctionState): Facts {
  const release = outcome(underReview, operator, approvedAt, approve).events
  const bids = outcome(runningAuction(), dealer(1), early, bid(15_000)).events
  const next = outcome(running, dealer(2), early + 1, bid(16_000)).events
  return {
    ...goodFacts,
    biddingLog: [...release, ...bids, ...(state.bidders.length > 1 ? next : [])],
  }
}
export const voided = played(rival, operator, early + 2, voidFirst('typing_error'), voidable(rival))
