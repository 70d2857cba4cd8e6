import type { Instant } from '../../calendar/instant.ts'
import type { Action, NoFacts } from './action.ts'
import type { AfterDecline, DeclineReason } from './renegotiation-state.ts'
import type { WithdrawalRight } from './void-mark.ts'

/** What the page offers to everybody: possible, or refused with what to do about it. */
export type OfferedActions = {
  readonly bid: Action<BidFacts>
  readonly setAgent: Action<AgentFacts>
  readonly buyNow: Action<PriceFacts>
  readonly lateOffer: Action<LateOfferFacts>
  readonly askQuestion: Action<QuestionFacts>
}

/** Actions of some viewers: absent for all others, whose call would answer 404. */
export type ConcernedActions = {
  readonly withdrawAgent: Action<NoFacts>
  /** All bids of one bidder from one on, after a void or a new defect (rules 5 and 8). */
  readonly takeBackBid: Action<TakeBackFacts>
  /** Later than `possibleUntil` only when the description was materially wrong. */
  readonly voidBids: Action<{ readonly possibleUntil: Instant; readonly takeBackMinutes: number }>
  readonly renegotiationAccept: Action<AmountFacts>
  readonly renegotiationCounter: Action<CounterFacts>
  readonly renegotiationDecline: Action<DeclineFacts>
  readonly renegotiationOffer: Action<OfferFacts>
  readonly renegotiationRaise: Action<RaiseFacts>
  readonly renegotiationLeave: Action<NoFacts>
  readonly reservationConfirm: Action<AmountFacts>
  readonly reservationDecline: Action<ReservationDeclineFacts>
  readonly followUpAccept: Action<AmountFacts>
  readonly openLateOffers: Action<NoFacts>
  /** Accepting and declining the late offers that stand; those of their own people the owner can only decline. */
  readonly answerLateOffers: Action<{ readonly ofOwnPeopleIds: readonly number[] }>
  readonly restart: Action<RestartFacts>
  readonly stop: Action<NoFacts>
  readonly pause: Action<PauseFacts>
  readonly resume: Action<NoFacts>
  readonly secondChanceOffer: Action<AmountFacts>
  readonly secondChanceAccept: Action<AmountFacts>
  readonly secondChanceDecline: Action<AmountFacts>
  /** The owner's before the start, the operator's afterwards. */
  readonly withdraw: Action<WithdrawFacts>
  readonly cancelRenegotiation: Action<NoFacts>
}

export type AuctionActions = OfferedActions & Partial<ConcernedActions>

export type BidFacts = {
  readonly minimumEur: number
  /** What the buttons +1, +2 and +3 would bid. */
  readonly nextAmountsEur: readonly [number, number, number]
  /** Above this the page asks once more (rules 4). */
  readonly askAgainAboveEur: number
  readonly maximumEur: number
}

export type AgentFacts = {
  readonly minimumEur: number
  readonly askAgainAboveEur: number
  readonly maximumEur: number
  /** A limit at or above the secret target would jump there at once; the page says so first. */
  readonly mayJumpToTarget: boolean
}

export type TakeBackFacts = {
  readonly takeBackUntil: Instant
  /** The bids of this bidder from this entry on are taken out. */
  readonly fromSequence: number
  readonly cause: WithdrawalRight['cause']
}

export type QuestionFacts = { readonly closesAt: Instant }

export type PriceFacts = { readonly priceEur: number }

export type AmountFacts = { readonly amountEur: number }

export type LateOfferFacts = { readonly minimumEur: number; readonly maximumEur: number }

export type CounterFacts = {
  readonly minimumEur: number
  readonly maximumEur: number
  readonly countersLeft: number
  /** How long the buyer is bound once it is made. */
  readonly bindsUntil: Instant
}

export type DeclineFacts = {
  readonly reasons: readonly DeclineReason[]
  /** Without a restart where no further round can follow. */
  readonly then: readonly AfterDecline[]
  /** The terms of that restart, while the declined bid still binds; null where it is not offered. */
  readonly withRestart: (RestartFacts & { readonly bid: BidAfterDecline }) | null
  /** What is open where the declined bid is deleted. */
  readonly withoutBid: OptionsAfterwards
}

export type BidAfterDecline = {
  readonly amountEur: number
  readonly bindsUntil: Instant
  /** The least start price of the next round. */
  readonly startPriceMinimumEur: number
}

/** What an owner can do after a decline, or from when. */
export type OptionsAfterwards = {
  readonly restart: Action<RestartFacts>
  /** When dealers may make late offers without the owner's doing; null: never. */
  readonly lateOffersOpenAt: Instant | null
}

export type ReservationDeclineFacts = {
  /** Null: a late offer lapses, and late offers go on. */
  readonly withoutBid: OptionsAfterwards | null
}

export type OfferFacts = {
  readonly minimumEur: number
  readonly maximumEur: number
  readonly offersLeft: number
}

/** As it is from an instant on; at once with a price between the two, if the first is not above. */
export type RestartFacts = {
  readonly asItIsPossibleAt: Instant
  readonly reducedMinimumEur: number
  readonly reducedMaximumEur: number
  readonly roundsLeft: number
}

/** What an owner can do with the vehicle once the ad rests. */
export type PauseFacts = Pick<OptionsAfterwards, 'restart'>

export type WithdrawFacts = PauseFacts & { readonly needsSecondOperator: boolean }

export type RaiseFacts = { readonly minimumEur: number; readonly maximumEur: number }
