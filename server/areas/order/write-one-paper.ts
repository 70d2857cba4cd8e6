import { documentLanguages } from '#content/documents/document-language.ts'
import { berlinDate } from '#domain/calendar/deadlines.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import { contractOfSale } from './contract-of-sale.ts'
import { invoiceOfSale, loadCommissionSettings, reversalOfSale } from './invoice-of-sale.ts'
import type { StatedPaper } from './invoices-of-order.ts'
import type { OrderPaperServices } from './order-paper-services.ts'
import { insertPaper, takeNumber } from './order-paper-store.ts'
import type { StatedInvoice, StoredPaper } from './order-store.ts'
import type { Sale } from './sale.ts'

/** Number, sheet and row of one paper, in the caller's transaction (rules 10). */

/** Contracts count by themselves; invoices and reversals share one series. */
const contractSeries = 'CM24-C'
const invoiceSeries = 'CM24-R'

export async function writeContract(
  services: OrderPaperServices,
  client: DatabaseClient,
  sale: Sale,
): Promise<StoredPaper> {
  const locale = sale.seller.languageSetting
  const number = await takeNumber(client, { name: contractSeries, year: yearOf(sale) })
  return storePaper(services, client, {
    sale,
    ...{ kind: 'contract', number, stated: null, reversesDocumentId: null },
    title: documentLanguages(locale).reader.say('contract.title'),
    bytes: await services.press.contract(contractOfSale(sale, number), {
      locale,
      otherLocale: sale.buyer.languageSetting,
    }),
  })
}

export async function writeInvoice(
  services: OrderPaperServices,
  client: DatabaseClient,
  sale: Sale,
): Promise<StoredPaper> {
  const { amounts } = sale.order
  const commission = await loadCommissionSettings(services, client, sale)
  const locale = sale.buyer.languageSetting
  const number = await takeNumber(client, { name: invoiceSeries, year: yearOf(sale) })
  const issuer = services.config.company
  const stated: StatedInvoice = {
    issuedOn: berlinDate(sale.writtenAt),
    netCents: amounts.commissionNetCents,
    vatCents: amounts.commissionVatCents,
    vatCase: amounts.commissionVatCase,
    rateBasisPoints: amounts.commissionRateBasisPoints,
    isVatIdUnchecked:
      amounts.commissionVatCase === 'charged_abroad' && sale.buyer.vatIdState === 'unavailable',
  }
  return storePaper(services, client, {
    sale,
    ...{ kind: 'commission_invoice', number, stated, reversesDocumentId: null },
    title: documentLanguages(locale).reader.say('invoice.title'),
    bytes: await services.press.invoice(
      invoiceOfSale(sale, { number, issuer, commission, stated }),
      locale,
    ),
  })
}

/** Takes an invoice back with a number of its own; what it stated is negated to the cent. */
export async function writeReversal(
  services: OrderPaperServices,
  client: DatabaseClient,
  { sale, open }: { readonly sale: Sale; readonly open: StatedPaper },
): Promise<StoredPaper> {
  const commission = await loadCommissionSettings(services, client, sale)
  const locale = sale.buyer.languageSetting
  const number = await takeNumber(client, { name: invoiceSeries, year: yearOf(sale) })
  const issuer = services.config.company
  const stated: StatedInvoice = {
    ...open.stated,
    issuedOn: berlinDate(sale.writtenAt),
    netCents: -open.stated.netCents,
    vatCents: -open.stated.vatCents,
  }
  return storePaper(services, client, {
    sale,
    ...{ kind: 'reversal_invoice', number, stated, reversesDocumentId: open.documentId },
    title: documentLanguages(locale).reader.say('invoice.reversalTitle'),
    bytes: await services.press.invoice(
      reversalOfSale(sale, { number, issuer, commission, stated, open }),
      locale,
    ),
  })
}

async function storePaper(
  services: OrderPaperServices,
  client: DatabaseClient,
  written: Pick<StoredPaper, 'kind' | 'stated' | 'reversesDocumentId'> & {
    readonly sale: Sale
    readonly number: string
    readonly title: string
    readonly bytes: Uint8Array
  },
): Promise<StoredPaper> {
  const { sale, title, bytes, ...paper } = written
  const storageKey = services.newStorageKey()
  await services.images.put(storageKey, bytes)
  const fileName = `${title} ${paper.number}.pdf`
  return insertPaper(client, { ...paper, storageKey, fileName, orderId: sale.order.orderId })
}

/** Numbers count per year of the place where they are given. */
function yearOf({ writtenAt }: Sale): number {
  return Number(berlinDate(writtenAt).slice(0, 4))
}
