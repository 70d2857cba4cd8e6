/**
 * One auction as the model knows it: what was fixed at its release, and the plain list of all
 * commands that were accepted since, with the instants at which they counted. Nothing else is
 * kept; every question is answered by computing the state again from the beginning.
 */

import type { Tax } from './amounts.ts'

export type Standing = 'accepted' | 'in_review' | 'blocked' | 'stopped' | 'terms_open'

export type Release = {
  readonly kind: 'auction' | 'collection'
  readonly owner: string
  /** Dealers to whom this is their own ad: the owner, the same company, linked accounts. */
  readonly ownDealers: readonly string[]
  /** Dealers of one company, group by group. */
  readonly houses: readonly (readonly string[])[]
  readonly startPriceEur: number
  /** The target, or the price expectation of an offer collection. */
  readonly targetEur: number
  readonly buyNowEur: number | null
  readonly yellowPercent: number
  readonly tax: Tax
  readonly startsAt: number
  readonly endsAt: number
  /** Null for the first round of an ad. */
  readonly earlier: Earlier | null
}

/** What a further round knows of those before it (rules 2 and 6). */
export type Earlier = {
  /** How many there were; a round whose ad was taken out first has no hammer. */
  readonly rounds: number
  /** Their hammers, oldest first. */
  readonly endedAt: readonly number[]
  /** The owner's price at the last of them; null where none has fallen yet. */
  readonly lastTargetEur: number | null
  /** The bid that the owner declined as too low with a restart; it binds on. */
  readonly archived: ArchivedBid | null
}

export type ArchivedBid = {
  readonly who: string
  readonly amountEur: number
  readonly bindsUntil: number
}

export type DeclineReason = 'not_available' | 'price_too_low'
export type TakeOutReason = 'vehicle_gone' | 'suspected_fraud'
export type AfterDecline = 'restart' | 'pause' | 'none'

export type Command =
  | { readonly kind: 'bid'; readonly amountEur: number; readonly askMeThen: boolean }
  | { readonly kind: 'limit'; readonly limitEur: number }
  | { readonly kind: 'drop_agent' }
  | { readonly kind: 'agent_ended'; readonly whose: string }
  | { readonly kind: 'buy_now'; readonly priceEur: number }
  | { readonly kind: 'accept' }
  | { readonly kind: 'counter'; readonly amountEur: number }
  | { readonly kind: 'decline'; readonly reason: DeclineReason; readonly then: AfterDecline }
  | { readonly kind: 'offer'; readonly amountEur: number }
  | { readonly kind: 'raise'; readonly amountEur: number }
  | { readonly kind: 'leave' }
  | { readonly kind: 'confirm_reservation' }
  | { readonly kind: 'decline_reservation' }
  | { readonly kind: 'late_offer'; readonly amountEur: number }
  | { readonly kind: 'accept_late'; readonly id: number }
  | { readonly kind: 'decline_late'; readonly id: number }
  | { readonly kind: 'open_late' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'pause' }
  /** A target of null leaves it as it is. */
  | { readonly kind: 'restart'; readonly reducedTargetEur: number | null }
  | { readonly kind: 'accept_archived' }
  /** Back to editing: the ad may be submitted again, also at another price. */
  | { readonly kind: 'resume' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'take_back' }
  /** The operator grants the buyer's cancellation. */
  | { readonly kind: 'cancel_sale'; readonly isJustified: boolean }
  /** The operator ends the renegotiation of both sides. */
  | { readonly kind: 'cancel_renegotiation' }
  /** The operator takes the ad out, or is the first of two to ask for it. */
  | { readonly kind: 'take_out'; readonly reason: TakeOutReason }
  | { readonly kind: 'drop_request' }
  | { readonly kind: 'ask_second' }
  | { readonly kind: 'take_second' }
  | { readonly kind: 'leave_second' }
  | Incident

/** What happens to an auction from outside: an outage, or an operator's command. */
export type Incident =
  | { readonly kind: 'outage'; readonly from: number; readonly until: number }
  | {
      readonly kind: 'void'
      readonly whose: string
      /** The entry of the first manual bid that is taken out. */
      readonly fromEntry: number
      readonly isDescriptionWrong: boolean
    }
  /** The operator finds a defect material that the owner has added (rules 8). */
  | { readonly kind: 'defect' }

export type Entry = { readonly at: number; readonly who: string; readonly command: Command }

export type Scenario = { readonly release: Release; readonly entries: readonly Entry[] }

export type Status =
  | 'published'
  | 'running'
  | 'hotbidding'
  | 'renegotiation'
  | 'anr_offer_above_targetprice'
  | 'sold'
  | 'failed'
  | 'failed_na'
  | 'inactive'
  | 'acpt_late_offer'
  | 'recd_late_offer'
  | 'declined_late_offer'
