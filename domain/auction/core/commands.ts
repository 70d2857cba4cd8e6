import type { Instant } from '../../calendar/instant.ts'
import type { Actor } from './actor.ts'
import type { AfterDecline, DeclineReason } from './renegotiation-state.ts'
import type { MarketSettings } from './settings.ts'
import type { AuctionMode } from './state.ts'
import type { VoidReason } from './void-mark.ts'
import type { WithdrawalReason } from './withdrawal-reasons.ts'

/**
 * What somebody asks of an auction. `at` is the market's time, read after the row lock was taken.
 * What stands under `secrets` is encrypted wherever the command is kept.
 */
export type AuctionCommand = { readonly actor: Actor; readonly at: Instant } & CommandBody

export type CommandType = CommandBody['type']

export type CommandOf<Type extends CommandType> = Extract<AuctionCommand, { readonly type: Type }>

export type CommandBody =
  | ReviewCommand
  | ClockCommand
  | BiddingCommand
  | RenegotiationCommand
  | AfterwardsCommand
  | OperatorCommand

export type ReviewCommand =
  | { readonly type: 'submit'; readonly consentVersion: string | null }
  | { readonly type: 'send_back'; readonly remarks: string }
  | { readonly type: 'refuse_ad'; readonly reason: string }
  | {
      readonly type: 'approve'
      readonly mode: AuctionMode
      readonly startPriceEur: number | null
      /** Of a price that the review has set. */
      readonly startPriceReason?: string
      readonly buyNowPriceEur: number | null
      /** The settings in force now; the auction runs under them for good. */
      readonly settings: MarketSettings
      readonly secrets: { readonly targetPriceEur: number }
    }
  | { readonly type: 'withdraw_ad' }

/** Sent by the clock; `dueCommand` builds them with the instant at which they were due. */
export type ClockCommand =
  | { readonly type: 'start' }
  | { readonly type: 'enter_closing_phase' }
  | { readonly type: 'end' }
  | { readonly type: 'remind_owner' }
  | { readonly type: 'pass_turn' }
  | { readonly type: 'lapse' }
  | { readonly type: 'open_late_offers' }
  | { readonly type: 'settle_late_offers' }
  | { readonly type: 'lapse_follow_up' }
  | { readonly type: 'lapse_second_chance' }

export type BiddingCommand =
  | {
      readonly type: 'bid'
      readonly amountEur: number
      readonly isAskMeThen: boolean
      readonly consentVersion: string | null
    }
  | {
      readonly type: 'set_agent'
      readonly consentVersion: string | null
      readonly secrets: { readonly limitEur: number }
    }
  | { readonly type: 'withdraw_agent' }
  | { readonly type: 'buy_now'; readonly priceEur: number; readonly consentVersion: string | null }
  | { readonly type: 'take_back_bid' }
  | { readonly type: 'ask_question'; readonly text: string }

export type RenegotiationCommand =
  | { readonly type: 'renegotiation_accept'; readonly amountEur: number | null }
  | { readonly type: 'renegotiation_counter'; readonly amountEur: number }
  | {
      readonly type: 'renegotiation_decline'
      readonly reason: DeclineReason
      readonly then: AfterDecline
    }
  | { readonly type: 'renegotiation_offer'; readonly amountEur: number }
  | { readonly type: 'renegotiation_raise'; readonly amountEur: number }
  | { readonly type: 'renegotiation_leave' }
  | { readonly type: 'reservation_confirm' }
  | { readonly type: 'reservation_decline' }
  | { readonly type: 'follow_up_accept' }

export type AfterwardsCommand =
  | {
      readonly type: 'late_offer'
      readonly amountEur: number
      readonly consentVersion: string | null
    }
  | { readonly type: 'late_offer_accept'; readonly lateOfferId: number }
  | { readonly type: 'late_offer_decline'; readonly lateOfferId: number }
  | {
      /** Submits the ad again, so the owner agrees to the sentence with its price (rules 10). */
      readonly type: 'restart'
      readonly consentVersion: string | null
      /** Null leaves the price as it is. */
      readonly secrets: { readonly reducedTargetPriceEur: number | null }
    }
  | { readonly type: 'stop' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'second_chance_offer' }
  | { readonly type: 'second_chance_accept' }
  | { readonly type: 'second_chance_decline' }

export type OperatorCommand =
  /** Where two are needed the first one's is a request, and the second one's carries it out. */
  | { readonly type: 'withdraw'; readonly reason: WithdrawalReason }
  | { readonly type: 'drop_withdrawal' }
  | { readonly type: 'cancel_renegotiation'; readonly reason: string }
  | {
      readonly type: 'void_bids'
      /** The first bid to go, by its journal number; the same bidder's later ones go with it. */
      readonly fromSequence: number
      readonly reason: VoidReason
      /** For the team alone; never leaves the private log. */
      readonly note: string
    }
  | { readonly type: 'confirm_defect' }
  | { readonly type: 'end_agents_of'; readonly merchantId: number }
  | { readonly type: 'move_end'; readonly outageFrom: Instant; readonly outageUntil: Instant }
  | { readonly type: 'cancel_sale'; readonly isJustified: boolean }
