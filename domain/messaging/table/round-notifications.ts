import type { NotificationRows } from './notification-row.ts'

/** The bid that binds on in a follow-up round, and the second chance after a sale that came to nothing. */
export const roundNotifications = {
  // The ad is out of dealers' sight while its next round is in review, so it leads to the renegotiation.
  follow_up_binding_dealer: {
    topic: 'turn',
    event: 'bid_binds_on',
    to: 'merchant',
    callToAction: 'read_me',
    closes: [
      'accept_offer_or_counter_or_decline',
      'accept_counteroffer_or_offer_or_leave',
      'waiting_for_owner_to_accept_offer',
    ],
    destination: 'renegotiation',
  },
  follow_up_waiting_dealer: {
    topic: 'turn',
    event: 'bid_waits_for_owner',
    to: 'merchant',
    callToAction: 'waiting_for_owner_to_accept_offer',
  },
  follow_up_waiting_owner: {
    topic: 'turn',
    event: 'bid_waits_for_owner',
    to: 'owner',
    callToAction: 'accept_archived_bid_or_restart',
    closes: 'all',
    destination: 'ownAd',
    deadline: 'bindsUntil',
    whatsApp: 'deadline',
  },
  follow_up_freed_dealer: {
    topic: 'turn',
    event: 'bid_freed',
    to: 'merchant',
    callToAction: 'read_me',
    closes: ['waiting_for_owner_to_accept_offer', 'accept_archived_bid_or_restart'],
    destination: 'catalog',
  },
  second_chance_open_owner: {
    topic: 'turn',
    event: 'second_chance_opened',
    to: 'owner',
    facts: ['amountEur', 'turnEndsAt'],
    callToAction: 'offer_second_chance_or_restart',
    closes: 'all',
    destination: 'ownAd',
    deadline: 'turnEndsAt',
    whatsApp: 'deadline',
  },
  second_chance_offered_dealer: {
    topic: 'turn',
    event: 'second_chance_offered',
    to: 'merchant',
    callToAction: 'accept_second_chance',
    closes: ['offer_second_chance_or_restart'],
    destination: 'auctionBox',
    deadline: 'turnEndsAt',
    whatsApp: 'deadline',
  },
  second_chance_closed_owner: {
    topic: 'turn',
    event: 'second_chance_closed',
    to: 'owner',
    callToAction: 'restart_or_stop_auction',
    closes: ['accept_second_chance', 'offer_second_chance_or_restart'],
    destination: 'ownAd',
  },
  second_chance_lapsed_dealer: { topic: 'turn', event: 'second_chance_closed', to: 'merchant' },
} as const satisfies NotificationRows
