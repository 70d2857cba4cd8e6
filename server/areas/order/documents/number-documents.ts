import { documentLanguages } from '#content/documents/document-language.ts'
import { berlinDate } from '#domain/calendar/deadlines.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { StatedDocument } from '../invoices-of-order.ts'
import type { Sale } from '../sale.ts'
import type { StoredOrderDocument } from '../stored-order.ts'
import { insertOrderDocument, takeNumber } from './order-document-store.ts'

/**
 * Number and row of one document, in the caller's transaction (rules 10). What it states is fixed here;
 * its file comes after the commit, because whoever takes the next number waits for this one.
 */

/** Contracts count by themselves; invoices and reversals share one series. */
const contractSeries = 'CM24-C'
const invoiceSeries = 'CM24-R'

export function numberContract(client: DatabaseClient, sale: Sale): Promise<StoredOrderDocument> {
  const { reader } = documentLanguages(sale.seller.languageSetting)
  return numberDocument(client, sale, {
    ...{ kind: 'contract', series: contractSeries, title: reader.say('contract.title') },
    ...{ stated: null, reversesDocumentId: null },
  })
}

export function numberInvoice(client: DatabaseClient, sale: Sale): Promise<StoredOrderDocument> {
  const { amounts } = sale.order
  const { reader } = documentLanguages(sale.buyer.languageSetting)
  return numberDocument(client, sale, {
    ...{ kind: 'commission_invoice', series: invoiceSeries, title: reader.say('invoice.title') },
    stated: {
      issuedOn: berlinDate(sale.writtenAt),
      netCents: amounts.commissionNetCents,
      vatCents: amounts.commissionVatCents,
      vatCase: amounts.commissionVatCase,
      rateBasisPoints: amounts.commissionRateBasisPoints,
      isVatIdUnchecked:
        amounts.commissionVatCase === 'charged_abroad' && amounts.buyerVatId === 'unavailable',
    },
    reversesDocumentId: null,
  })
}

/** Takes an invoice back with a number of its own; what it stated is negated to the cent. */
export function numberReversal(
  client: DatabaseClient,
  sale: Sale,
  open: StatedDocument,
): Promise<StoredOrderDocument> {
  const { reader } = documentLanguages(sale.buyer.languageSetting)
  const title = reader.say('invoice.reversalTitle')
  return numberDocument(client, sale, {
    ...{ kind: 'reversal_invoice', series: invoiceSeries, title },
    stated: {
      ...open.stated,
      issuedOn: berlinDate(sale.writtenAt),
      netCents: -open.stated.netCents,
      vatCents: -open.stated.vatCents,
    },
    reversesDocumentId: open.documentId,
  })
}

async function numberDocument(
  client: DatabaseClient,
  { order, writtenAt }: Sale,
  wanted: Pick<StoredOrderDocument, 'kind' | 'stated' | 'reversesDocumentId'> & {
    readonly series: string
    readonly title: string
  },
): Promise<StoredOrderDocument> {
  const { series, title, ...document } = wanted
  // Numbers count per year of the place where they are given.
  const year = Number(berlinDate(writtenAt).slice(0, 4))
  const number = await takeNumber(client, { name: series, year })
  const fileName = `${title} ${number}.pdf`
  return insertOrderDocument(client, { ...document, number, fileName, orderId: order.orderId })
}
