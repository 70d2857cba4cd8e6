import type { NotificationRows } from './notification-row.ts'

/** An auction from its start to its end, voids and withdrawals included. */
export const biddingNotifications = {
  auction_started: { topic: 'auctionTimes', event: 'auction_started', to: ['owner', 'watchers'] },
  bid_received: { topic: 'ownBid', event: 'bid_placed', to: 'merchant', isConfirmation: true },
  agent_active: {
    topic: 'ownBid',
    event: 'agent_set',
    to: 'merchant',
    facts: [],
    isConfirmation: true,
  },
  agent_ended: { topic: 'limit', event: 'agent_ended', to: 'merchant', deadline: 'endsAt' },
  you_were_outbid: {
    topic: 'outbid',
    event: 'leader_changed',
    to: 'merchant',
    deadline: 'endsAt',
    whatsApp: 'outbid',
  },
  auction_moved: {
    topic: 'auctionTimes',
    event: 'end_moved',
    to: ['owner', 'bidders', 'watchers'],
    callToAction: 'read_me',
  },
  auction_end_changed: {
    topic: 'auctionTimes',
    event: 'end_moved',
    to: ['owner', 'bidders', 'watchers'],
    callToAction: 'read_me',
  },
  bids_voided_dealer: {
    topic: 'bindingBid',
    event: 'bids_voided',
    to: 'merchant',
    callToAction: 'read_me',
  },
  bid_taken_back: { topic: 'bindingBid', event: 'bids_voided', to: 'merchant' },
  bids_voided_owner: { topic: 'bindingBid', event: 'bids_voided', to: 'owner' },
  bids_voided_others: { topic: 'bindingBid', event: 'bids_voided', to: 'bidders' },
  you_lead_again: { topic: 'outbid', event: 'bids_voided', to: 'bidders', deadline: 'endsAt' },
  take_back_offered: {
    topic: 'bindingBid',
    event: 'bids_voided',
    to: 'bidders',
    callToAction: 'read_me',
    destination: 'auctionBox',
    deadline: 'takeBackUntil',
  },
  auction_withdrawn: {
    topic: 'auctionResult',
    event: 'auction_withdrawn',
    to: 'bidders',
    facts: ['reason'],
    callToAction: 'read_me',
    destination: 'catalog',
  },
  journal_final_head: {
    topic: 'auctionResult',
    event: ['auction_ended', 'auction_withdrawn'],
    to: 'bidders',
    destination: 'journal',
  },
} as const satisfies NotificationRows
