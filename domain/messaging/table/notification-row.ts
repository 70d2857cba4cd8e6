import type { CallToAction } from '../call-to-action.ts'
import type { NotificationTopic } from '../choices/notification-topics.ts'
import type { DestinationName } from '../destinations.ts'
import type { EventTemplate } from '../whatsapp/whatsapp-templates.ts'

/** One row of the table of notifications: all that a server, a mail, a thread and a page know of it. */
export type NotificationRow = {
  /** What happened. Of an auction: its event, or a change that several events may cause. */
  readonly event: string | readonly string[]
  readonly to: NotificationReader | readonly NotificationReader[]
  /** By which its readers choose how they are told. */
  readonly topic: NotificationTopic
  /**
   * Facts that the auction's event carries under these names. With them the notification is composed from
   * its row alone; without them the folder `domain/auction/house/notifications` says when it is sent.
   */
  readonly facts?: readonly string[]
  /** What it asks its reader to do. */
  readonly callToAction?: CallToAction
  /** Earlier calls to action that the event answers or ends, for all readers. */
  readonly closes?: 'all' | readonly CallToAction[]
  /** Where it closes them: in its auction unless said otherwise. */
  readonly closesIn?: 'all rounds of the ad' | 'its late offer'
  /** Where its button leads; the ad unless said otherwise. */
  readonly destination?: DestinationName
  /**
   * What is possible: all channels unless said otherwise. Which of them are used is chosen by topic
   * (`domain/messaging/choices`).
   */
  readonly channels?: readonly NotificationChannel[]
  /** The template that tells it by WhatsApp; without one it never goes there. */
  readonly whatsApp?: EventTemplate
  /** The fact that says until when its reader may act. */
  readonly deadline?: string
  /** It confirms the reader's own step, so it never counts as unread. */
  readonly isConfirmation?: true
  /**
   * Anybody can have it sent, so an address gets no more of them in an hour, whoever asks. What the market
   * tells its people has no such bound.
   */
  readonly mailsPerHour?: number
  /** It is about an account, and its text names no vehicle. */
  readonly isAboutAccount?: true
  /** The kind of mail that its reader may stop. */
  readonly automation?:
    | 'VALUATION_REPORT_REMINDER'
    | 'COMPLETE_AD_REMINDER'
    | 'FAILED_AUCTION_REMINDER'
    | 'SAVED_SEARCH_FOUND'
}

export type NotificationReader =
  | 'owner'
  /** The dealer whom the event names. */
  | 'merchant'
  /** The dealer of the renegotiation. */
  | 'buyer'
  | 'bidders'
  | 'watchers'
  /** The two sides of an order. */
  | 'seller'
  | 'dealer'
  /** Of an account, or an address that has none yet. */
  | 'customer'

export type NotificationChannel = 'account' | 'mail' | 'push'

export const mailOnly: readonly NotificationChannel[] = ['mail']
export const pushOnly: readonly NotificationChannel[] = ['push']
export const accountOnly: readonly NotificationChannel[] = ['account']
export const everyChannel: readonly NotificationChannel[] = ['account', 'mail', 'push']

export type NotificationRows = Readonly<Record<string, NotificationRow>>
