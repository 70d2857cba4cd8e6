import type { NotificationRows } from './notification-row.ts'

/** An ad before its auction and when it leaves it, and a defect that is found meanwhile. */
export const adNotifications = {
  ad_submitted: {
    event: ['ad_submitted', 'round_restarted'],
    to: 'owner',
    facts: [],
    callToAction: 'waiting_for_operator_to_review_ad',
    closes: [
      'improve_ad_and_submit_again',
      // A new round was one of the answers that were asked for.
      'restart_or_stop_auction',
      'accept_archived_bid_or_restart',
      'offer_second_chance_or_restart',
    ],
    destination: 'ownAds',
  },
  ad_approved: {
    event: 'ad_approved',
    to: 'owner',
    facts: ['startsAt', 'endsAt'],
    callToAction: 'read_me',
    closes: ['improve_ad_and_submit_again', 'waiting_for_operator_to_review_ad'],
    closesIn: 'all rounds of the ad',
  },
  ad_sent_back: {
    event: 'ad_sent_back',
    to: 'owner',
    facts: ['remarks'],
    callToAction: 'improve_ad_and_submit_again',
    closes: ['waiting_for_operator_to_review_ad'],
    closesIn: 'all rounds of the ad',
    destination: 'continueAd',
  },
  ad_refused: {
    event: 'ad_refused',
    to: 'owner',
    facts: ['reason'],
    callToAction: 'read_me',
    closes: ['improve_ad_and_submit_again', 'waiting_for_operator_to_review_ad'],
    closesIn: 'all rounds of the ad',
  },
  ad_paused: {
    event: 'ad_paused',
    to: 'owner',
    facts: [],
    closes: 'all',
    destination: 'ownAds',
  },
  ad_stopped: {
    event: 'ad_stopped',
    to: 'owner',
    facts: [],
    closes: 'all',
    destination: 'ownAds',
  },
  ad_withdrawn_by_operator: {
    event: 'auction_withdrawn',
    to: 'owner',
    facts: ['reason'],
    callToAction: 'read_me',
    closes: 'all',
  },
  defect_confirmed_owner: { event: 'defect_confirmed', to: 'owner' },
  new_defect_dealer: {
    event: 'defect_confirmed',
    to: 'bidders',
    callToAction: 'read_me',
    destination: 'auctionBox',
    deadline: 'takeBackUntil',
  },
} as const satisfies NotificationRows
