import type { CommissionSettings } from '#domain/pricing/commission.ts'
import { commissionVatCases } from '#domain/pricing/commission-vat.ts'
import { textOf } from '#domain/vehicle/values.ts'
import type { CommissionInvoice } from '../../../integrations/documents/port.ts'
import type { StatedDocument } from '../invoices-of-order.ts'
import type { OrderDocumentServices } from '../order-document-services.ts'
import type { Sale } from '../sale.ts'
import { partyOf } from '../sale-parties.ts'
import type { StatedInvoice } from '../stored-order.ts'

type Numbered = {
  readonly number: string
  readonly issuer: OrderDocumentServices['config']['company']
  readonly commission: CommissionSettings
  readonly stated: StatedInvoice
}

/** The dealer's invoice for our commission, as `stated` keeps it (rules 10). */
export function invoiceOfSale(sale: Sale, document: Numbered): CommissionInvoice {
  const { order, buyer, vehicle } = sale
  const { stated } = document
  const vatCase = commissionVatCases.find((each) => each === stated.vatCase)
  if (!vatCase || vatCase === 'held') throw new Error(`Order ${order.orderId} has no VAT case yet`)
  return {
    number: document.number,
    orderNumber: String(order.orderId),
    customerNumber: String(buyer.customerId),
    issuedOn: stated.issuedOn,
    suppliedOn: order.soldAt.getTime(),
    dueOn: order.invoiceDueOn,
    issuer: document.issuer,
    dealer: partyOf(buyer),
    vehicle: { title: vehicle.title, vin: textOf(vehicle.values, 'vin') ?? '' },
    commission: { netHammerCents: order.amounts.netHammerCents, ...document.commission },
    netCents: stated.netCents,
    vatCents: stated.vatCents,
    grossCents: stated.netCents + stated.vatCents,
    vat: { case: vatCase, rateBasisPoints: stated.rateBasisPoints },
  }
}

export function reversalOfSale(
  sale: Sale,
  document: Numbered & { readonly open: StatedDocument },
): CommissionInvoice {
  const { number, stated } = document.open
  return { ...invoiceOfSale(sale, document), reverses: { number, issuedOn: stated.issuedOn } }
}

/** The rate and bounds the auction ran under; they explain the amount and change nothing in it. */
export async function loadCommissionSettings(
  services: Pick<OrderDocumentServices, 'auctions'>,
  db: Parameters<OrderDocumentServices['auctions']['list']>[0],
  { order }: Sale,
): Promise<CommissionSettings> {
  const [auction] = await services.auctions.list(db, [order.auctionId])
  if (!auction) throw new Error(`The auction ${order.auctionId} of order ${order.orderId} is gone`)
  return auction.settings.commission
}
