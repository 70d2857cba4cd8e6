import { auctionNotificationCodes } from '#domain/auction/house/notifications/auction-notification.ts'

/**
 * Notifications of accounts, ads and orders; the auction's own are listed in the domain. Each has a text
 * in `content/<locale>/mail/<notification>.md`, and each is also the message shown in the account.
 */
const otherNotificationCodes = [
  'verify_email',
  'account_exists',
  'login_link',
  'unlock_account',
  'reset_password',
  'password_changed',
  'merchant_submitted',
  'merchant_accepted',
  'merchant_refused',
  'merchant_needs_more',
  'ad_review_delayed',
  'defect_added_owner',
  'defect_refused_owner',
  'question_received',
  'question_sent',
  'question_answered',
  'order_documents_seller',
  'order_documents_dealer',
  'order_documents_held_dealer',
  'order_invoice_dealer',
  'order_invoice_corrected_dealer',
  'order_paid_dealer',
  'order_paid_otherwise_dealer',
  'invoice_reminder',
  'bidding_stopped',
  'bidding_stop_lifted',
  'cancellation_requested_seller',
  'cancellation_requested_dealer',
  'order_canceled_dealer',
  'order_canceled_still_owed',
  'order_canceled_seller',
  'cancellation_rejected_dealer',
  'cancellation_rejected_seller',
  'handover_noted',
  'handover_noted_seller',
  'complete_ad_reminder',
  'valuation_report_reminder',
  'failed_auction_reminder',
  'newsletter_confirm',
] as const

export const notifications = [...auctionNotificationCodes, ...otherNotificationCodes] as const
export type NotificationCode = (typeof notifications)[number]

/** Notifications about an account name no vehicle; all others are useless without its title. */
const withoutVehicle: ReadonlySet<NotificationCode> = new Set<NotificationCode>([
  'verify_email',
  'account_exists',
  'login_link',
  'unlock_account',
  'reset_password',
  'password_changed',
  'merchant_submitted',
  'merchant_accepted',
  'merchant_refused',
  'merchant_needs_more',
  'newsletter_confirm',
])

export function namesVehicle(notification: NotificationCode): boolean {
  return !withoutVehicle.has(notification)
}
