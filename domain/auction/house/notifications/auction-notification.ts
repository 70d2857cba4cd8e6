/** The notifications of the auction, each named for what its reader learns (spec 4). */
export const auctionNotificationCodes = [
  'ad_submitted',
  'ad_approved',
  'ad_sent_back',
  'ad_refused',
  'ad_withdrawn_by_operator',
  'ad_paused',
  'ad_stopped',
  'auction_started',
  'bid_received',
  'agent_active',
  'agent_ended',
  'you_were_outbid',
  'auction_moved',
  'auction_end_changed',
  'bids_voided_dealer',
  'bids_voided_owner',
  'bids_voided_others',
  'you_lead_again',
  'take_back_offered',
  'bid_taken_back',
  'new_defect_dealer',
  'defect_confirmed_owner',
  'auction_withdrawn',
  'auction_sold_seller',
  'auction_sold_dealer',
  'auction_lost',
  'auction_failed_owner',
  'auction_failed_dealer',
  'renegotiation_started_owner',
  'renegotiation_started_dealer',
  'renegotiation_reminder_owner',
  'counter_offer_received',
  'offer_received',
  'offer_raised',
  'buyer_left_owner',
  'offer_declined_dealer',
  'renegotiation_lapsed_owner',
  'renegotiation_lapsed_dealer',
  'renegotiation_canceled_owner',
  'renegotiation_canceled_dealer',
  'follow_up_binding_dealer',
  'follow_up_waiting_dealer',
  'follow_up_waiting_owner',
  'follow_up_freed_dealer',
  'second_chance_open_owner',
  'second_chance_offered_dealer',
  'second_chance_closed_owner',
  'second_chance_lapsed_dealer',
  'reservation_waiting_owner',
  'reservation_waiting_dealer',
  'reservation_lapsed_owner',
  'late_offer_received',
  'late_offer_declined_dealer',
  'late_offer_lapsed_dealer',
  'late_offer_unanswered_dealer',
  'late_offer_lapsed_owner',
  'journal_final_head',
] as const

export type AuctionNotificationCode = (typeof auctionNotificationCodes)[number]

export type NotificationRecipient =
  | { readonly kind: 'owner'; readonly customerId: number }
  | { readonly kind: 'merchant'; readonly merchantId: number }
  | { readonly kind: 'watchers' }

/** What the sentences of some notifications choose by; all other facts are rows below them. */
export type FactsInNotifications = {
  readonly auction_end_changed: { readonly cause: string }
  readonly bids_voided_dealer: { readonly isBound: boolean }
  readonly buyer_left_owner: { readonly isSilent: boolean }
  readonly defect_confirmed_owner: { readonly isMoved: boolean }
  readonly late_offer_lapsed_dealer: { readonly lapse: string }
  readonly new_defect_dealer: { readonly isMoved: boolean }
}

type Needed<Code extends AuctionNotificationCode> = Code extends keyof FactsInNotifications
  ? FactsInNotifications[Code]
  : unknown

/** The facts of a notification; where it may be one of several, those that any of them needs. */
export type FactsOfCode<Code extends AuctionNotificationCode> = AuctionNotification['facts'] &
  ({ [Each in Code]: (needed: Needed<Each>) => void }[Code] extends (needed: infer All) => void
    ? All
    : never)

/** The facts at the end of a call: optional for a notification whose sentences need none. */
export type NotificationArguments<Code extends AuctionNotificationCode> =
  Code extends keyof FactsInNotifications
    ? [facts: FactsOfCode<Code>]
    : [facts?: AuctionNotification['facts']]

/** What the shell sends: it adds the ad's title, the names and the recipient's language. */
export type AuctionNotification = {
  readonly code: AuctionNotificationCode
  readonly to: NotificationRecipient
  readonly auctionId: number
  readonly entityId: number
  readonly facts: Readonly<Record<string, string | number | boolean>>
}
