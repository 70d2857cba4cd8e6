import type { PlainNotification } from '#content/notifications/notification-values.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import { describeVehicles } from '../listing/api.ts'
import { notifyCustomer } from '../messaging/api.ts'
import { attachmentOf } from './documents/notify-both-sides.ts'
import { commissionOf, openInvoiceOf } from './invoices-of-order.ts'
import type { OrderServices } from './order-services.ts'
import { isPrinted, type StoredOrder } from './stored-order.ts'

/** A notification about an order to one of its sides, in the transaction of what it tells about. */
export async function notifyOfOrder(
  services: Pick<OrderServices, 'sellers'>,
  client: DatabaseClient,
  subject: {
    readonly order: StoredOrder
    readonly to: 'seller' | 'buyer'
    readonly notification: PlainNotification
    readonly values?: Readonly<Record<string, string | number | boolean>>
    /** The instant of a deadline that the clock acts on, maybe long after it. */
    readonly at?: number
    /** What happened, unique for this order: the same is sent once. */
    readonly what: string
    readonly attachesInvoice?: boolean
    /** Somebody's own step caused it: it passes what the clock or a batch has queued. */
    readonly isUrgent?: boolean
  },
): Promise<void> {
  const { order, to, notification, what, isUrgent = false } = subject
  const customerId = to === 'seller' ? order.sellerCustomerId : order.buyerCustomerId
  const reader = await services.sellers.find(client, customerId)
  if (!reader) return
  const titles = await describeVehicles(client, {
    entityIds: [order.listingId],
    locale: reader.languageSetting,
  })
  const invoice = subject.attachesInvoice === true ? openInvoiceOf(order) : undefined
  await notifyCustomer(client, {
    customerId,
    notification,
    values: {
      vehicle: titles.get(order.listingId) ?? '',
      orderNumber: String(order.orderId),
      ...subject.values,
    },
    cause: `order/${order.orderId}/${what}/${customerId}`,
    entityId: order.listingId,
    auctionId: order.auctionId,
    isUrgent,
    ...(subject.at !== undefined && { createdAt: new Date(subject.at) }),
    ...(invoice && isPrinted(invoice) && { attachments: [attachmentOf(invoice)] }),
  })
}

/**
 * The figures of the invoice that counts, as notifications show them: none before it is written, because
 * VAT may be missing in them, and no day for what is paid already.
 */
export function owedValues(order: StoredOrder): Readonly<Record<string, string | number>> {
  const invoice = openInvoiceOf(order)
  if (!invoice) return {}
  return {
    invoiceNumber: invoice.number,
    totalCents: commissionOf(order).grossCents,
    ...(order.paidAt === null && { dueOn: order.invoiceDueOn }),
  }
}
