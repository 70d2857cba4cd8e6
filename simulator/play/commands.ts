import type { CommandBody } from '#domain/auction/core/commands.ts'
import type { Command } from '../model/scenario.ts'
import type { Auction } from './auction.ts'

/** The model's commands as the server's commands. */

export const consentVersion = 'simulated'

export function domainCommandOf(
  command: Command,
  { sequences }: Pick<Auction, 'sequences'>,
): CommandBody {
  switch (command.kind) {
    case 'bid':
      return {
        type: 'bid',
        amountEur: command.amountEur,
        isAskMeThen: command.askMeThen,
        consentVersion,
      }
    case 'limit':
      return { type: 'set_agent', consentVersion, secrets: { limitEur: command.limitEur } }
    case 'drop_agent':
      return { type: 'withdraw_agent' }
    case 'buy_now':
      return { type: 'buy_now', priceEur: command.priceEur, consentVersion }
    case 'accept':
      return { type: 'renegotiation_accept', amountEur: null }
    case 'counter':
      return { type: 'renegotiation_counter', amountEur: command.amountEur }
    case 'decline':
      return {
        type: 'renegotiation_decline',
        reason: command.reason,
        then: command.then === 'none' ? 'neither' : command.then,
      }
    case 'offer':
      return { type: 'renegotiation_offer', amountEur: command.amountEur }
    case 'raise':
      return { type: 'renegotiation_raise', amountEur: command.amountEur }
    case 'leave':
      return { type: 'renegotiation_leave' }
    default:
      return laterDomainCommandOf(command, sequences)
  }
}

type LaterCommand = Exclude<
  Command,
  {
    kind:
      | ('bid' | 'limit' | 'drop_agent' | 'buy_now')
      | ('accept' | 'counter' | 'decline' | 'offer' | 'raise' | 'leave')
  }
>

function laterDomainCommandOf(command: LaterCommand, sequences: Auction['sequences']): CommandBody {
  switch (command.kind) {
    case 'confirm_reservation':
      return { type: 'reservation_confirm' }
    case 'decline_reservation':
      return { type: 'reservation_decline' }
    case 'late_offer':
      return { type: 'late_offer', amountEur: command.amountEur, consentVersion }
    case 'accept_late':
      return { type: 'late_offer_accept', lateOfferId: command.id }
    case 'decline_late':
      return { type: 'late_offer_decline', lateOfferId: command.id }
    case 'open_late':
      return { type: 'open_late_offers' }
    case 'restart': {
      const { reducedTargetEur: reducedTargetPriceEur } = command
      return { type: 'restart', consentVersion, secrets: { reducedTargetPriceEur } }
    }
    case 'accept_archived':
      return { type: 'follow_up_accept' }
    case 'stop':
    case 'pause':
    case 'resume':
      return { type: command.kind }
    case 'withdraw':
      return { type: 'withdraw_ad' }
    case 'take_back':
      return { type: 'take_back_bid' }
    case 'cancel_sale':
      return { type: 'cancel_sale', isJustified: command.isJustified }
    case 'cancel_renegotiation':
      return { type: 'cancel_renegotiation', reason: 'simulated' }
    case 'take_out':
      return { type: 'withdraw', reason: command.reason }
    case 'drop_request':
      return { type: 'drop_withdrawal' }
    case 'ask_second':
      return { type: 'second_chance_offer' }
    case 'take_second':
      return { type: 'second_chance_accept' }
    case 'leave_second':
      return { type: 'second_chance_decline' }
    case 'void':
      return {
        type: 'void_bids',
        fromSequence: sequences.get(command.fromEntry) ?? 999_999,
        reason: command.isDescriptionWrong ? 'description_wrong' : 'typing_error',
        note: 'simulated',
      }
    case 'defect':
      return { type: 'confirm_defect' }
    case 'agent_ended':
    case 'outage':
      throw new Error(`${command.kind} is nobody's command`)
  }
}
