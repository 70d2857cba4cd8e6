import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { notifyCustomer } from '../../messaging/api.ts'
import type { Sale } from '../sale.ts'
import type { PrintedDocument } from '../stored-order.ts'
import { aboutSale, attachmentOf, invoiceValues, soldValues } from './notify-both-sides.ts'

/** The notifications that bring a reversal: after a justified cancellation, or with a corrected invoice. */

export async function notifyDealerOfReversal(
  client: DatabaseClient,
  sale: Sale,
  reversal: PrintedDocument | undefined,
): Promise<void> {
  const { order, buyer } = sale
  await notifyCustomer(client, {
    ...aboutSale(sale),
    customerId: buyer.customerId,
    notification: 'order_canceled_dealer',
    values: {
      ...soldValues(sale),
      remarks: order.cancellationAnswer ?? '',
      ...(reversal && { reversalNumber: reversal.number ?? '' }),
    },
    cause: `order/${order.orderId}/canceled/${buyer.customerId}`,
    attachments: reversal ? [attachmentOf(reversal)] : [],
    // Both sides wait for the verdict.
    isUrgent: true,
  })
}

export async function notifyDealerOfCorrection(
  client: DatabaseClient,
  sale: Sale,
  documents: { readonly reversal: PrintedDocument; readonly invoice: PrintedDocument },
): Promise<void> {
  const { order, buyer } = sale
  const { reversal, invoice } = documents
  await notifyCustomer(client, {
    ...aboutSale(sale),
    customerId: buyer.customerId,
    notification: 'order_invoice_corrected_dealer',
    values: {
      ...soldValues(sale),
      ...invoiceValues(sale, invoice),
      reversalNumber: reversal.number ?? '',
    },
    cause: `order/${order.orderId}/corrected/${buyer.customerId}`,
    attachments: [reversal, invoice].map(attachmentOf),
  })
}
