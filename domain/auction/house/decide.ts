import type { AuctionCommand, CommandOf } from '../core/commands.ts'
import { type Decision, refuse, refuseAs } from '../core/decision.ts'
import type { Facts } from '../core/facts.ts'
import type { AuctionState } from '../core/state.ts'
import {
  decideBid,
  decideSetAgent,
  decideWithdrawAgent,
  endAgent,
} from '../process/bidding/decide-bidding.ts'
import { decideBuyNow } from '../process/bidding/decide-buy-now.ts'
import { decideClock, decideEnd, decideMoveEnd } from '../process/bidding/decide-clock.ts'
import { decideDefect } from '../process/bidding/void/decide-defect.ts'
import { decideTakeBack, decideVoid } from '../process/bidding/void/decide-void.ts'
import { decideRenegotiation } from '../process/renegotiation/decide-renegotiation.ts'
import { decideReservation } from '../process/renegotiation/decide-reservation.ts'
import { decideReview } from '../process/review/decide-review.ts'
import { decideRestart, decideResume } from '../process/rounds/decide-rounds.ts'
import { decideAfterwards } from '../process/rounds/decide-unsold.ts'
import { decideFollowUp } from '../process/rounds/follow-up.ts'
import { decideSecondChance } from '../process/second-chance/decide-second-chance.ts'
import { decideCancelSale, decideWithdraw } from '../process/withdrawal/decide-withdraw.ts'
import { allowedByTable } from './table-permissions.ts'

/**
 * The one decision of the auction house: what follows from a command, or why it is refused. Pure:
 * time, chance and whatever the state does not hold are handed in. A repeat of a known key answers
 * before everything else (rules 4).
 */
export function decide(state: AuctionState, command: AuctionCommand, facts: Facts): Decision {
  if (facts.idempotencyKey === 'same_body') return { isAccepted: true, events: [], isRepeat: true }
  // Bidding has refusals of its own for the wrong actor and the wrong moment, in a fixed order.
  switch (command.type) {
    case 'bid':
      return decideBid(state, command, facts)
    case 'set_agent':
      return decideSetAgent(state, command, facts)
    case 'withdraw_agent':
      return decideWithdrawAgent(state, command, facts)
    case 'buy_now':
      return decideBuyNow(state, command, facts)
    default:
      return decideByTable(state, command, facts)
  }
}

type TableCommand = Exclude<
  AuctionCommand,
  { readonly type: 'bid' | 'set_agent' | 'withdraw_agent' | 'buy_now' }
>

/** Everything else: the table says where and by whom, the rule behind it whether and how. */
function decideByTable(state: AuctionState, command: TableCommand, facts: Facts): Decision {
  const may = allowedByTable(state, command.actor, { type: command.type, bidder: facts.bidder })
  if (!may.isAllowed) return refuseAs(may.refusal)
  if (facts.idempotencyKey === 'other_body') return refuse('IDEMPOTENCY_KEY_REUSED')
  switch (command.type) {
    case 'submit':
    case 'send_back':
    case 'refuse_ad':
    case 'approve':
    case 'withdraw_ad':
      return decideReview(state, command, facts)
    case 'end':
      return decideEnd(state, command)
    case 'start':
    case 'enter_closing_phase':
      return decideClock(state, command)
    case 'move_end':
      return decideMoveEnd(state, command)
    case 'end_agents_of':
      return endAgent(state, command, {
        merchantId: command.merchantId,
        cause: 'bidding_stopped',
      })
    case 'renegotiation_accept':
    case 'renegotiation_counter':
    case 'renegotiation_decline':
    case 'renegotiation_offer':
    case 'renegotiation_raise':
    case 'renegotiation_leave':
    case 'remind_owner':
    case 'pass_turn':
    case 'cancel_renegotiation':
      return decideRenegotiation(state, command)
    case 'lapse':
      return state.status === 'renegotiation'
        ? decideRenegotiation(state, command)
        : decideReservation(state, command, facts)
    case 'reservation_confirm':
    case 'reservation_decline':
      return decideReservation(state, command, facts)
    case 'withdraw':
    case 'drop_withdrawal':
      return decideWithdraw(state, command)
    case 'cancel_sale':
      return decideCancelSale(state, command, facts)
    case 'restart':
    case 'resume':
    case 'follow_up_accept':
    case 'lapse_follow_up':
    case 'second_chance_offer':
    case 'second_chance_accept':
    case 'second_chance_decline':
    case 'lapse_second_chance':
      return decideNextRound(state, command, facts)
    case 'ask_question':
    case 'stop':
    case 'pause':
    case 'open_late_offers':
    case 'late_offer':
    case 'late_offer_accept':
    case 'late_offer_decline':
    case 'settle_late_offers':
      return decideAfterwards(state, command, facts)
    case 'confirm_defect':
    case 'void_bids':
    case 'take_back_bid':
      return decideTakingOut(state, command, facts)
  }
}

/** What comes after a round that did not sell: the next one, or a bidder of the last one. */
function decideNextRound(
  state: AuctionState,
  command: CommandOf<
    | 'restart'
    | 'resume'
    | 'follow_up_accept'
    | 'lapse_follow_up'
    | 'second_chance_offer'
    | 'second_chance_accept'
    | 'second_chance_decline'
    | 'lapse_second_chance'
  >,
  facts: Facts,
): Decision {
  switch (command.type) {
    case 'restart':
      return decideRestart(state, command, facts)
    case 'resume':
      return decideResume(state, command)
    case 'follow_up_accept':
    case 'lapse_follow_up':
      return decideFollowUp(state, command)
    case 'second_chance_offer':
    case 'second_chance_accept':
    case 'second_chance_decline':
    case 'lapse_second_chance':
      return decideSecondChance(state, command, facts)
  }
}

/** Bids go out of a running auction, by an operator's hand or their bidder's (rules 5 and 8). */
function decideTakingOut(
  state: AuctionState,
  command: CommandOf<'confirm_defect' | 'void_bids' | 'take_back_bid'>,
  facts: Facts,
): Decision {
  switch (command.type) {
    case 'confirm_defect':
      return decideDefect(state, command)
    case 'void_bids':
      return decideVoid(state, command, facts)
    case 'take_back_bid':
      return decideTakeBack(state, command, facts)
  }
}
