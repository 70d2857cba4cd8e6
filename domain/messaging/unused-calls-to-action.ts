import {
  type CallToAction,
  ignoredCallsToAction,
  openCallsToAction,
  waitingCallsToAction,
} from './call-to-action.ts'

/**
 * Codes of the specification that no notification asks with, and why: nobody would be asked twice, or the step that they belong
 * to does not exist under these rules.
 */
export const unusedCallsToAction = {
  waiting_for_operator_to_review_account:
    'a new account is told by merchant_submitted, which is about no vehicle and has no thread',
  accept_offer_sent: 'an offer that is accepted is a sale at once, which auction_sold_seller tells',
  waiting_for_owner_to_accept_counteroffer:
    'counter-offers are the owner’s own; the dealer answers them',
  waiting_for_owner_to_decline_offer: 'declining is one of the answers that are waited for anyway',
  late_offer_waiting:
    'the dealer sees their late offer in the box; nothing is sent for their own step',
  owner_waiting_for_buyer_to_accept_counteroffer:
    'the owner’s own step, which no notification repeats',
  bid_again_or_decline_or_submit_reminder:
    'you_were_outbid asks nothing that stays open: the end of the auction settles it',
  '{hash}': 'journal_final_head is a note of the market',
  submit_ad_with_reduced_price_or_decline_to_submit_again:
    'restart_or_stop_auction asks it, with any lower price',
  complete_profile: 'the account’s own page asks it until it is done',
  verify_email: 'the mail with the link asks it; without it there is no login that reads messages',
} as const satisfies Partial<Record<CallToAction, string>>

/** All that the specification names, and those of these rules. */
export const callsToAction: readonly CallToAction[] = [
  ...waitingCallsToAction,
  ...ignoredCallsToAction,
  ...openCallsToAction,
]
