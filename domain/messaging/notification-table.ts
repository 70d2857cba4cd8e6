import type { Instant } from '../calendar/instant.ts'
import type { CallToAction } from './call-to-action.ts'
import { chosenTopics } from './choices/notification-topics.ts'
import {
  type AboutNotification,
  type Destination,
  type DestinationName,
  resolveDestination,
} from './destinations.ts'
import { accountNotifications } from './table/account-notifications.ts'
import { adNotifications } from './table/ad-notifications.ts'
import { biddingNotifications } from './table/bidding-notifications.ts'
import { listingNotifications } from './table/listing-notifications.ts'
import {
  everyChannel,
  type NotificationChannel,
  type NotificationRow,
} from './table/notification-row.ts'
import { orderNotifications } from './table/order-notifications.ts'
import { outcomeNotifications } from './table/outcome-notifications.ts'
import { roundNotifications } from './table/round-notifications.ts'
import type { EventTemplate } from './whatsapp/whatsapp-templates.ts'

/** The rows whose events are those of an auction. */
export const auctionNotifications = {
  ...adNotifications,
  ...biddingNotifications,
  ...outcomeNotifications,
  ...roundNotifications,
}

/**
 * The table of all notifications. Server, mails, threads and pages derive from it what they do with one;
 * its text is `content/<locale>/mail/<code>.md`. Each area's rows stand in a file of `table/`.
 */
const table = {
  ...accountNotifications,
  ...listingNotifications,
  ...auctionNotifications,
  ...orderNotifications,
}

export type NotificationCode = keyof typeof table

const rows: Readonly<Record<NotificationCode, NotificationRow>> = table

export const notificationCodes = Object.keys(rows) as NotificationCode[] // The keys of the table.

export function isNotificationCode(code: string): code is NotificationCode {
  return Object.hasOwn(rows, code)
}

export function notificationRow(code: NotificationCode): NotificationRow {
  return rows[code]
}

export function callToActionOf(code: NotificationCode): CallToAction | null {
  return rows[code].callToAction ?? null
}

export function closedCallsToAction(code: NotificationCode): readonly CallToAction[] | 'all' {
  return rows[code].closes ?? []
}

/** A notification about an ad leads there, one about an account to the account, unless its row says more. */
export function destinationNameOf(code: NotificationCode): DestinationName {
  return rows[code].destination ?? (namesVehicle(code) ? 'ad' : 'account')
}

export function destinationOf(code: NotificationCode, about: AboutNotification): Destination {
  return resolveDestination(destinationNameOf(code), about)
}

export function goesBy(code: NotificationCode, channel: NotificationChannel): boolean {
  return (rows[code].channels ?? everyChannel).includes(channel)
}

/** The template that tells it by WhatsApp; null where it never goes there. */
export function whatsAppTemplateOf(code: NotificationCode): EventTemplate | null {
  return rows[code].whatsApp ?? null
}

/** Topics of which something goes by WhatsApp. */
export const topicsWithTemplate = chosenTopics.filter((topic) =>
  notificationCodes.some((code) => rows[code].topic === topic && rows[code].whatsApp !== undefined),
)

/** Until when the reader may act on it: the fact that its row names; null where it names none. */
export function actsUntilOf(
  code: NotificationCode,
  facts: Readonly<Record<string, unknown>>,
): Instant | null {
  const { deadline } = rows[code]
  const fact = deadline === undefined ? undefined : facts[deadline]
  if (typeof fact === 'number') return fact
  const instant = typeof fact === 'string' ? Date.parse(fact) : Number.NaN
  return Number.isNaN(instant) ? null : instant
}

/** A text about an account names no vehicle; all others are useless without its title. */
export function namesVehicle(code: NotificationCode): boolean {
  return rows[code].isAboutAccount !== true
}

export function eventsOf(code: NotificationCode): readonly string[] {
  const { event } = rows[code]
  return typeof event === 'string' ? [event] : event
}
