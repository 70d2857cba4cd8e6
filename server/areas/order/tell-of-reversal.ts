import type { DatabaseClient } from '../../platform/database/pool.ts'
import { tellCustomer } from '../messaging/tell-customer.ts'
import type { Sale } from './sale.ts'
import type { PrintedPaper } from './stored-order.ts'
import { aboutSale, attachmentOf, invoiceValues, soldValues } from './tell-both-sides.ts'

/** The letters that bring a reversal: after a justified cancellation, or with a corrected invoice. */

export async function tellDealerOfReversal(
  client: DatabaseClient,
  sale: Sale,
  reversal: PrintedPaper | undefined,
): Promise<void> {
  const { order, buyer } = sale
  await tellCustomer(client, {
    ...aboutSale(sale),
    customerId: buyer.customerId,
    letter: 'order_canceled_dealer',
    values: {
      ...soldValues(sale),
      remarks: order.cancellationAnswer ?? '',
      ...(reversal && { reversalNumber: reversal.number ?? '' }),
    },
    cause: `order/${order.orderId}/canceled/${buyer.customerId}`,
    screen: { name: 'merchantPurchases' },
    attachments: reversal ? [attachmentOf(reversal)] : [],
    // Both sides wait for the verdict.
    isUrgent: true,
  })
}

export async function tellDealerOfCorrection(
  client: DatabaseClient,
  sale: Sale,
  papers: { readonly reversal: PrintedPaper; readonly invoice: PrintedPaper },
): Promise<void> {
  const { order, buyer } = sale
  const { reversal, invoice } = papers
  await tellCustomer(client, {
    ...aboutSale(sale),
    customerId: buyer.customerId,
    letter: 'order_invoice_corrected_dealer',
    values: {
      ...soldValues(sale),
      ...invoiceValues(sale, invoice),
      reversalNumber: reversal.number ?? '',
    },
    cause: `order/${order.orderId}/corrected/${buyer.customerId}`,
    screen: { name: 'merchantPurchases' },
    attachments: [reversal, invoice].map(attachmentOf),
  })
}
