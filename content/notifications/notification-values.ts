import type {
  AuctionNotificationCode,
  FactsInNotifications,
} from '#domain/auction/house/notifications/auction-notification.ts'
import type { NotificationCode } from '#domain/messaging/notification-table.ts'
import type { NotificationTexts } from '#locales/messages.generated.ts'
import type { NotificationValue } from './notification-facts.ts'

/** Answers yes and no choose a branch as well as words do. */
type Given<Value> = Value extends string ? string | boolean : Value

/**
 * What the sentences of one notification count or choose by. The vehicle's title is added in the reader's
 * language when the notification is written, and so is a login code, which stands nowhere else; all other
 * values are rows below and may be left out.
 */
export type NeededValues<Name extends NotificationCode> = NotificationTexts[Name] extends [
  infer Values,
]
  ? { readonly [Key in Exclude<keyof Values, 'vehicle' | 'code'>]: Given<Values[Key]> }
  : None

type None = Readonly<Record<never, never>>

/** Notifications whose sentences need nothing but the vehicle's title. */
export type PlainNotification = {
  [Name in NotificationCode]: None extends NeededValues<Name> ? Name : never
}[NotificationCode]

/** A notification that may be one of several needs the values of all of them. */
export type ValuesOfNotification<Name extends NotificationCode> = Readonly<
  Record<string, NotificationValue>
> &
  ({ [Each in Name]: (needed: NeededValues<Each>) => void }[Name] extends (
    needed: infer All,
  ) => void
    ? All
    : never)

type CarriedBy<Facts extends { readonly [Code in AuctionNotificationCode]: NeededValues<Code> }> =
  Facts

/** The compiler stops here and names the auction's notification that is not told what its text needs. */
export type FactsOfAuctionNotifications = CarriedBy<{
  readonly [Code in AuctionNotificationCode]: Code extends keyof FactsInNotifications
    ? FactsInNotifications[Code]
    : None
}>
