import type { CommandBody } from '#domain/auction/commands.ts'
import type { Deed } from '../model/story.ts'
import type { Auction } from './auction.ts'

/** The model's words in the server's language, and back from its private command log. */

export const consentVersion = 'simulated'

export function commandOf(deed: Deed, { sequences }: Pick<Auction, 'sequences'>): CommandBody {
  switch (deed.kind) {
    case 'bid':
      return {
        type: 'bid',
        amountEur: deed.amountEur,
        isAskMeThen: deed.askMeThen,
        consentVersion,
      }
    case 'limit':
      return { type: 'set_agent', consentVersion, secrets: { limitEur: deed.limitEur } }
    case 'drop_agent':
      return { type: 'withdraw_agent' }
    case 'buy_now':
      return { type: 'buy_now', priceEur: deed.priceEur, consentVersion }
    case 'accept':
      return { type: 'renegotiation_accept', amountEur: null }
    case 'counter':
      return { type: 'renegotiation_counter', amountEur: deed.amountEur }
    case 'decline':
      return {
        type: 'renegotiation_decline',
        reason: deed.reason,
        then: deed.then === 'none' ? 'neither' : deed.then,
      }
    case 'offer':
      return { type: 'renegotiation_offer', amountEur: deed.amountEur }
    case 'raise':
      return { type: 'renegotiation_raise', amountEur: deed.amountEur }
    case 'leave':
      return { type: 'renegotiation_leave' }
    default:
      return laterCommandOf(deed, sequences)
  }
}

type LaterDeed = Exclude<
  Deed,
  {
    kind:
      | ('bid' | 'limit' | 'drop_agent' | 'buy_now')
      | ('accept' | 'counter' | 'decline' | 'offer' | 'raise' | 'leave')
  }
>

function laterCommandOf(deed: LaterDeed, sequences: Auction['sequences']): CommandBody {
  switch (deed.kind) {
    case 'confirm_reservation':
      return { type: 'reservation_confirm' }
    case 'decline_reservation':
      return { type: 'reservation_decline' }
    case 'late_offer':
      return { type: 'late_offer', amountEur: deed.amountEur }
    case 'accept_late':
      return { type: 'late_offer_accept', lateOfferId: deed.id }
    case 'decline_late':
      return { type: 'late_offer_decline', lateOfferId: deed.id }
    case 'open_late':
      return { type: 'open_late_offers' }
    case 'restart': {
      const { reducedTargetEur: reducedTargetPriceEur } = deed
      return { type: 'restart', consentVersion, secrets: { reducedTargetPriceEur } }
    }
    case 'accept_archived':
      return { type: 'follow_up_accept' }
    case 'stop':
    case 'pause':
    case 'resume':
      return { type: deed.kind }
    case 'withdraw':
      return { type: 'withdraw_ad' }
    case 'take_back':
      return { type: 'take_back_bid' }
    case 'cancel_sale':
      return { type: 'cancel_sale', isJustified: deed.isJustified }
    case 'cancel_talks':
      return { type: 'cancel_renegotiation', reason: 'simulated' }
    case 'take_out':
      return { type: 'withdraw', reason: deed.reason }
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
        fromSequence: sequences.get(deed.fromEntry) ?? 999_999,
        reason: deed.isDescriptionWrong ? 'description_wrong' : 'typing_error',
        note: 'simulated',
      }
    case 'defect':
      return { type: 'confirm_defect' }
    case 'agent_ended':
    case 'outage':
      throw new Error(`${deed.kind} is nobody's command`)
  }
}
