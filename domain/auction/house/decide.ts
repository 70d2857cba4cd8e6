import type { AuctionCommand, CommandOf, CommandType } from '../core/commands.ts'
import { type CompanyPerson, commitmentEur, mayCommit } from '../core/company/company-person.ts'
import { type Decision, refuse, refuseAs } from '../core/decision.ts'
import type { FactsOf } from '../core/facts.ts'
import type { AuctionState } from '../core/state.ts'
import {
  decideBid,
  decideEndAgents,
  decideSetAgent,
  decideWithdrawAgent,
} from '../process/bidding/decide-bidding.ts'
import { decideBuyNow } from '../process/bidding/decide-buy-now.ts'
import {
  decideClosingPhase,
  decideEnd,
  decideMoveEnd,
  decideStart,
} from '../process/bidding/decide-clock.ts'
import { decideQuestion } from '../process/bidding/decide-question.ts'
import { decideDefect } from '../process/bidding/void/decide-defect.ts'
import { decideTakeBack, decideVoid } from '../process/bidding/void/decide-void.ts'
import {
  decideLateOffer,
  decideLateOfferAccept,
  decideLateOfferDecline,
  decideSettlingLateOffers,
} from '../process/late-offers/decide-late-offer.ts'
import { decideRenegotiation } from '../process/renegotiation/decide-renegotiation.ts'
import {
  decideReservationConfirm,
  decideReservationDecline,
  decideReservationLapse,
} from '../process/renegotiation/decide-reservation.ts'
import {
  decideApproval,
  decideRefuseAd,
  decideSendBack,
  decideSubmit,
  decideWithdrawAd,
} from '../process/review/decide-review.ts'
import { decideRestart, decideResume } from '../process/rounds/decide-rounds.ts'
import { decideOpenLateOffers, decideStop } from '../process/rounds/decide-unsold.ts'
import { decideFollowUp } from '../process/rounds/follow-up.ts'
import { decideCancelSale } from '../process/second-chance/decide-cancel-sale.ts'
import { decideSecondChance } from '../process/second-chance/decide-second-chance.ts'
import { decideDropWithdrawal, decideWithdraw } from '../process/withdrawal/decide-withdraw.ts'
import { allowedByTable } from './table-permissions.ts'

/**
 * The one decision of the auction house: what follows from a command, or why it is refused. Pure:
 * time, chance and whatever the state does not hold are handed in. A repeat of a known key answers
 * before everything else (rules 4).
 */
export function decide<Command extends AuctionCommand>(
  state: AuctionState,
  command: Command,
  facts: FactsOf<Command['type']>,
): Decision {
  if (facts.idempotencyKey === 'same_body') return { isAccepted: true, events: [], isRepeat: true }
  if (!withOwnChecks.has(command.type)) {
    const { type, actor } = command
    const may = allowedByTable(state, actor, { type, bidder: facts.bidder })
    if (!may.isAllowed) return refuseAs(may.refusal)
    if (facts.idempotencyKey === 'other_body') return refuse('IDEMPOTENCY_KEY_REUSED')
  }
  // The row, the command and the facts are of one type.
  const rule = rules[command.type] as Rule<CommandType>
  const decision = rule(state, command, facts as FactsOf<CommandType>)
  return withinLimits(decision, { state, command, person: facts.bidder?.person })
}

/** Last of all, so that whoever is told of a limit knows that nothing else stands in the way (rules 1). */
function withinLimits(
  decision: Decision,
  asked: {
    readonly state: AuctionState
    readonly command: AuctionCommand
    readonly person: CompanyPerson | undefined
  },
): Decision {
  const { state, command, person } = asked
  if (person === undefined || !decision.isAccepted) return decision
  const amountEur = commitmentEur(state, command)
  if (amountEur === null) return decision
  const { auctionId } = state
  const may = mayCommit(person, { auctionId, amountEur, at: command.at })
  return may.isAllowed ? decision : refuseAs(may.refusal)
}

/** Bidding has refusals of its own for the wrong actor and the wrong moment, in a fixed order. */
const withOwnChecks: ReadonlySet<CommandType> = new Set([
  'bid',
  'set_agent',
  'withdraw_agent',
  'buy_now',
])

type Rule<Type extends CommandType> = (
  state: AuctionState,
  command: CommandOf<Type>,
  facts: FactsOf<Type>,
) => Decision

/** The process table says where and by whom a command is possible, the rule in its row whether and how. */
const rules: { readonly [Type in CommandType]: Rule<Type> } = {
  submit: decideSubmit,
  send_back: decideSendBack,
  refuse_ad: decideRefuseAd,
  approve: decideApproval,
  withdraw_ad: decideWithdrawAd,
  start: decideStart,
  enter_closing_phase: decideClosingPhase,
  end: decideEnd,
  move_end: decideMoveEnd,
  bid: decideBid,
  set_agent: decideSetAgent,
  withdraw_agent: decideWithdrawAgent,
  end_agents_of: decideEndAgents,
  buy_now: decideBuyNow,
  ask_question: decideQuestion,
  void_bids: decideVoid,
  take_back_bid: decideTakeBack,
  confirm_defect: decideDefect,
  renegotiation_accept: decideRenegotiation,
  renegotiation_counter: decideRenegotiation,
  renegotiation_decline: decideRenegotiation,
  renegotiation_offer: decideRenegotiation,
  renegotiation_raise: decideRenegotiation,
  renegotiation_leave: decideRenegotiation,
  remind_owner: decideRenegotiation,
  pass_turn: decideRenegotiation,
  cancel_renegotiation: decideRenegotiation,
  lapse: (state, command) =>
    state.status === 'renegotiation'
      ? decideRenegotiation(state, command)
      : decideReservationLapse(state, command),
  reservation_confirm: decideReservationConfirm,
  reservation_decline: decideReservationDecline,
  open_late_offers: decideOpenLateOffers,
  late_offer: decideLateOffer,
  late_offer_accept: decideLateOfferAccept,
  late_offer_decline: decideLateOfferDecline,
  settle_late_offers: decideSettlingLateOffers,
  restart: decideRestart,
  stop: decideStop,
  pause: decideStop,
  resume: decideResume,
  follow_up_accept: decideFollowUp,
  lapse_follow_up: decideFollowUp,
  second_chance_offer: decideSecondChance,
  second_chance_accept: decideSecondChance,
  second_chance_decline: decideSecondChance,
  lapse_second_chance: decideSecondChance,
  cancel_sale: decideCancelSale,
  withdraw: decideWithdraw,
  drop_withdrawal: decideDropWithdrawal,
}
