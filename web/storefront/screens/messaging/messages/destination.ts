import {
  auctionDestinations,
  fragmentOf,
  type NotificationDestination,
} from '#content/notifications/auction-destinations.ts'
import type { Message } from '#contract/endpoints/messages.ts'
import type { LooseParams, RouteName } from '#locales/paths.ts'

/** Where the button of a message leads: the screen on which its reader can do what it asks. */
export type Destination = {
  readonly name: RouteName
  readonly params: LooseParams
  /** With its sign: the place on the screen where it is answered. */
  readonly hash: string
}

const purchases: NotificationDestination = ['merchantPurchases', 'place']
const sales: NotificationDestination = ['sales', 'place']

/** Notifications not named here lead to their vehicle, those without one to the account. */
const ways: Readonly<Record<string, NotificationDestination>> = {
  ...auctionDestinations,
  complete_ad_reminder: ['continueAd', 'ad'],
  order_documents_seller: sales,
  order_documents_dealer: purchases,
  order_documents_held_dealer: purchases,
  order_invoice_dealer: purchases,
  order_invoice_corrected_dealer: purchases,
  order_paid_dealer: purchases,
  order_paid_otherwise_dealer: purchases,
  invoice_reminder: purchases,
  bidding_stopped: purchases,
  bidding_stop_lifted: purchases,
  cancellation_requested_seller: sales,
  cancellation_requested_dealer: purchases,
  order_canceled_dealer: purchases,
  order_canceled_still_owed: purchases,
  order_canceled_seller: sales,
  cancellation_rejected_dealer: purchases,
  cancellation_rejected_seller: sales,
  handover_noted: purchases,
  handover_noted_seller: sales,
  merchant_accepted: ['catalog', 'place'],
  password_changed: ['accountSettings', 'place'],
}

export function destinationOf(
  message: Pick<Message, 'notification' | 'entityId' | 'auctionId'>,
): Destination {
  const { notification, entityId, auctionId } = message
  const [name, target] = ways[notification] ?? ['product', 'ad']
  const fragment = fragmentOf(target, entityId)
  const hash = fragment === null ? '' : `#${fragment}`
  if (target === 'place' || target === 'ownAd') return { name, params: {}, hash }
  const id = target === 'auction' ? auctionId : entityId
  if (id !== null) return { name, params: { id }, hash }
  return entityId === null
    ? { name: 'account', params: {}, hash: '' }
    : { name: 'product', params: { id: entityId }, hash }
}
