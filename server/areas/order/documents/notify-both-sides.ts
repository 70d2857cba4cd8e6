import { centsOfEur } from '#domain/money/rounding.ts'
import { defaultCommissionVatSettings, invoiceHoldEndsAt } from '#domain/pricing/commission-vat.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { notifyCustomer } from '../../messaging/api.ts'
import { commissionOf } from '../invoices-of-order.ts'
import type { Sale } from '../sale.ts'
import { partnerValues, partyOf } from '../sale-parties.ts'
import type { PrintedDocument, StoredOrderDocument } from '../stored-order.ts'

/**
 * The notifications that carry the documents of a sale: the seller gets the contract, the dealer the contract
 * and the invoice, and each learns how to reach the other (rules 10).
 */
export async function notifyBothSides(
  client: DatabaseClient,
  sale: Sale,
  documents: { readonly contract: PrintedDocument; readonly invoice: PrintedDocument | null },
): Promise<void> {
  const { order, seller, buyer } = sale
  const { contract, invoice } = documents
  await notifyCustomer(client, {
    ...aboutSale(sale),
    customerId: seller.customerId,
    notification: 'order_documents_seller',
    values: {
      ...soldValues(sale),
      ...payableValues(sale),
      ...partnerValues(partyOf(buyer)),
    },
    cause: `order/${order.orderId}/documents/${seller.customerId}`,
    attachments: [attachmentOf(contract)],
  })
  await notifyCustomer(client, {
    ...aboutSale(sale),
    customerId: buyer.customerId,
    notification: 'order_documents_dealer',
    values: {
      ...soldValues(sale),
      ...payableValues(sale),
      ...(invoice && invoiceValues(sale, invoice)),
      ...partnerValues(partyOf(seller)),
    },
    cause: `order/${order.orderId}/documents/${buyer.customerId}`,
    attachments: [contract, ...(invoice ? [invoice] : [])].map(attachmentOf),
  })
}

/** The documents wait for the verdict on the buyer's VAT id; both sides may reach each other meanwhile. */
export async function notifyOfHold(client: DatabaseClient, sale: Sale): Promise<void> {
  const { order, seller, buyer } = sale
  const heldUntil = invoiceHoldEndsAt(order.soldAt.getTime(), defaultCommissionVatSettings)
  const about = aboutSale(sale)
  const values = { ...soldValues(sale), heldUntil }
  await notifyCustomer(client, {
    ...about,
    customerId: seller.customerId,
    notification: 'order_documents_held_seller',
    values: { ...values, ...partnerValues(partyOf(buyer)) },
    cause: `order/${order.orderId}/held/${seller.customerId}`,
  })
  await notifyCustomer(client, {
    ...about,
    customerId: buyer.customerId,
    notification: 'order_documents_held_dealer',
    values: { ...values, ...partnerValues(partyOf(seller)) },
    cause: `order/${order.orderId}/held/${buyer.customerId}`,
  })
}

/** The invoice of a sale that was canceled while its documents waited for the dealer's VAT id. */
export async function notifyDealerOfInvoice(
  client: DatabaseClient,
  sale: Sale,
  invoice: PrintedDocument,
): Promise<void> {
  await notifyCustomer(client, {
    ...aboutSale(sale),
    customerId: sale.buyer.customerId,
    notification: 'order_invoice_dealer',
    values: { ...soldValues(sale), ...invoiceValues(sale, invoice) },
    cause: `order/${sale.order.orderId}/invoice/${sale.buyer.customerId}`,
    attachments: [attachmentOf(invoice)],
  })
}

export function aboutSale({ order }: Sale) {
  return { entityId: order.listingId, auctionId: order.auctionId }
}

export function soldValues({ order, vehicle }: Sale) {
  return {
    vehicle: vehicle.title,
    hammerPriceEur: order.hammerPriceEur,
    orderNumber: String(order.orderId),
  }
}

/** A row of its own where it is not the price of the hammer, so that nobody pays VAT that they do not owe. */
function payableValues({ order }: Sale): Record<string, number> {
  const { payableCents } = order.amounts
  return payableCents === centsOfEur(order.hammerPriceEur) ? {} : { payableCents }
}

export function invoiceValues({ order }: Sale, { number, stated }: StoredOrderDocument) {
  const totalCents = stated ? stated.netCents + stated.vatCents : commissionOf(order).grossCents
  return { invoiceNumber: number ?? '', totalCents, dueOn: order.invoiceDueOn }
}

export function attachmentOf({ storageKey, fileName }: PrintedDocument) {
  return { storageKey, fileName, contentType: 'application/pdf' }
}
