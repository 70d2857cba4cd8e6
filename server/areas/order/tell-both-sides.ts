import type { DatabaseClient } from '../../platform/database/pool.ts'
import { tellCustomer } from '../messaging/tell-customer.ts'
import type { StoredPaper } from './order-store.ts'
import type { Sale } from './sale.ts'
import { partnerValues, partyOf } from './sale-parties.ts'

/**
 * The letters that carry the papers: the seller gets the contract, the dealer the contract and his
 * invoice, and each learns how to reach the other (rules 10).
 */

type Paper = Omit<StoredPaper, 'documentId'>

export async function tellBothSides(
  client: DatabaseClient,
  sale: Sale,
  papers: { readonly contract: Paper; readonly invoice: Paper | null },
): Promise<void> {
  const { order, seller, buyer, vehicle } = sale
  await tellCustomer(client, {
    customerId: seller.customerId,
    letter: 'order_documents_seller',
    values: {
      vehicle: vehicle.title,
      hammerPriceEur: order.hammerPriceEur,
      orderNumber: String(order.orderId),
      ...partnerValues(partyOf(buyer), seller.languageSetting),
    },
    cause: `order/${order.orderId}/documents/${seller.customerId}`,
    entityId: order.listingId,
    auctionId: order.auctionId,
    screen: { name: 'product', params: { id: order.listingId } },
    attachments: [attachmentOf(papers.contract)],
  })
  await tellDealer(client, sale, { ...papers, cause: 'documents' })
}

/** The invoice that had to wait for the dealer's VAT id. */
export async function tellDealerOfInvoice(
  client: DatabaseClient,
  sale: Sale,
  papers: { readonly contract: Paper; readonly invoice: Paper },
): Promise<void> {
  await tellDealer(client, sale, { ...papers, cause: 'invoice' })
}

async function tellDealer(
  client: DatabaseClient,
  sale: Sale,
  told: { readonly contract: Paper; readonly invoice: Paper | null; readonly cause: string },
): Promise<void> {
  const { order, seller, buyer, vehicle } = sale
  const { commissionNetCents, commissionVatCents } = order.amounts
  const { contract, invoice } = told
  await tellCustomer(client, {
    customerId: buyer.customerId,
    letter: 'order_documents_dealer',
    values: {
      vehicle: vehicle.title,
      hammerPriceEur: order.hammerPriceEur,
      orderNumber: String(order.orderId),
      ...(invoice && {
        invoiceNumber: invoice.number ?? '',
        totalCents: commissionNetCents + commissionVatCents,
        dueOn: order.invoiceDueOn,
      }),
      ...partnerValues(partyOf(seller), buyer.languageSetting),
    },
    cause: `order/${order.orderId}/${told.cause}/${buyer.customerId}`,
    entityId: order.listingId,
    auctionId: order.auctionId,
    screen: { name: 'merchantPurchases' },
    attachments: [contract, ...(invoice ? [invoice] : [])].map(attachmentOf),
  })
}

function attachmentOf({ storageKey, fileName }: Paper) {
  return { storageKey, fileName, contentType: 'application/pdf' }
}
