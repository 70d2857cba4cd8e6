import type { CommandType } from '#domain/auction/core/commands.ts'
import type { PrivateCall } from './company-calls.ts'

/** What stands in a company's log of who did what (rules 1), and under which heading a page shows it. */

export const logTopics = [
  ...(['bid', 'agent', 'buyNow', 'lateOffer', 'negotiation', 'secondChance', 'question'] as const),
  ...(['sale', 'ad', 'order', 'bankAccount', 'profile'] as const),
  ...(['invited', 'withdrawn', 'joined', 'changed', 'removed', 'left', 'handedOver'] as const),
] as const
export type LogTopic = (typeof logTopics)[number]

/** Market commands, written together with what they did. */
const topicsOfCommands: { readonly [Type in CommandType]?: LogTopic } = {
  bid: 'bid',
  take_back_bid: 'bid',
  set_agent: 'agent',
  withdraw_agent: 'agent',
  buy_now: 'buyNow',
  late_offer: 'lateOffer',
  renegotiation_accept: 'negotiation',
  renegotiation_counter: 'negotiation',
  renegotiation_decline: 'negotiation',
  renegotiation_offer: 'negotiation',
  renegotiation_raise: 'negotiation',
  renegotiation_leave: 'negotiation',
  second_chance_offer: 'secondChance',
  second_chance_accept: 'secondChance',
  second_chance_decline: 'secondChance',
  ask_question: 'question',
}

/** Other calls: noted once they were answered. */
export const loggedCalls: { readonly [Call in PrivateCall]?: LogTopic } = {
  'questions.answer': 'question',
  'listing.submit': 'ad',
  'adChanges.updateVersioned': 'ad',
  'adChanges.withdraw': 'ad',
  'defects.report': 'ad',
  'dealerStock.connect': 'ad',
  'dealerStock.disconnect': 'ad',
  'dealerStock.makeAd': 'ad',
  'order.requestCancellation': 'order',
  'order.noteHandover': 'order',
  'handover.proposeDate': 'order',
  'handover.agreeDate': 'order',
  'handover.markMoney': 'order',
  'handover.markItem': 'order',
  'handover.giveAccount': 'bankAccount',
  'account.updateMerchantProfile': 'profile',
  'account.uploadMerchantDocument': 'profile',
  'account.acceptTerms': 'profile',
}

/** Changes of the people themselves, noted with them. */
const topicsOfPeople: Readonly<Record<string, LogTopic | undefined>> = {
  'company.invite': 'invited',
  'company.withdrawInvitation': 'withdrawn',
  'company.join': 'joined',
  'company.changePerson': 'changed',
  'company.removePerson': 'removed',
  'company.leave': 'left',
  'company.handOver': 'handedOver',
}

/** Everything else of the market is the selling side's. */
export function topicOfAction(action: string): LogTopic {
  const ofCommand: Readonly<Record<string, LogTopic | undefined>> = topicsOfCommands
  const ofCall: Readonly<Record<string, LogTopic | undefined>> = loggedCalls
  return ofCommand[action] ?? ofCall[action] ?? topicsOfPeople[action] ?? 'sale'
}
