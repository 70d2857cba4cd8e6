import { everyChannel, type NotificationRows } from './notification-row.ts'

/** An auction from its start to its end, voids and withdrawals included. */
export const biddingNotifications = {
  auction_started: { event: 'auction_started', to: ['owner', 'watchers'] },
  bid_received: { event: 'bid_placed', to: 'merchant', isConfirmation: true },
  agent_active: { event: 'agent_set', to: 'merchant', facts: [], isConfirmation: true },
  agent_ended: { event: 'agent_ended', to: 'merchant' },
  you_were_outbid: { event: 'leader_changed', to: 'merchant', channels: everyChannel },
  auction_moved: {
    event: 'end_moved',
    to: ['owner', 'bidders', 'watchers'],
    callToAction: 'read_me',
  },
  auction_end_changed: {
    event: 'end_moved',
    to: ['owner', 'bidders', 'watchers'],
    callToAction: 'read_me',
  },
  bids_voided_dealer: { event: 'bids_voided', to: 'merchant', callToAction: 'read_me' },
  bid_taken_back: { event: 'bids_voided', to: 'merchant' },
  bids_voided_owner: { event: 'bids_voided', to: 'owner' },
  bids_voided_others: { event: 'bids_voided', to: 'bidders' },
  you_lead_again: { event: 'bids_voided', to: 'bidders' },
  take_back_offered: {
    event: 'bids_voided',
    to: 'bidders',
    callToAction: 'read_me',
    destination: 'auctionBox',
    channels: everyChannel,
    deadline: 'takeBackUntil',
  },
  auction_withdrawn: {
    event: 'auction_withdrawn',
    to: 'bidders',
    facts: ['reason'],
    callToAction: 'read_me',
    destination: 'catalog',
  },
  journal_final_head: {
    event: ['auction_ended', 'auction_withdrawn'],
    to: 'bidders',
    destination: 'journal',
  },
} as const satisfies NotificationRows
