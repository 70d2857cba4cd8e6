import type { auctionNotifications } from '../../../messaging/notification-table.ts'

/** The notifications of an auction, each named for what its reader learns (spec 4). */
export type AuctionNotificationCode = keyof typeof auctionNotifications

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
