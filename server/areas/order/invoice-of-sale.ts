import { type CommissionSettings, defaultCommissionSettings } from '#domain/pricing/commission.ts'
import {
  type CommissionVat,
  commissionVat,
  commissionVatCases,
  defaultCommissionVatSettings,
} from '#domain/pricing/commission-vat.ts'
import { textOf } from '#domain/vehicle/values.ts'
import type { CommissionInvoice } from '../../integrations/documents/port.ts'
import type { OrderPaperServices } from './order-paper-services.ts'
import type { Sale } from './sale.ts'
import { partyOf } from './sale-parties.ts'

/** The dealer's invoice for our commission; its amounts are those of the order (rules 10). */
export function invoiceOfSale(
  sale: Sale,
  paper: {
    readonly number: string
    readonly issuer: OrderPaperServices['config']['company']
    readonly commission: CommissionSettings
  },
): CommissionInvoice {
  const { order, buyer, vehicle } = sale
  const { amounts } = order
  const vatCase = commissionVatCases.find((each) => each === amounts.commissionVatCase)
  if (!vatCase || vatCase === 'held') throw new Error(`Order ${order.orderId} has no VAT case yet`)
  return {
    number: paper.number,
    orderNumber: String(order.orderId),
    customerNumber: String(buyer.customerId),
    issuedOn: sale.writtenAt,
    suppliedOn: order.soldAt.getTime(),
    dueOn: order.invoiceDueOn,
    issuer: paper.issuer,
    dealer: partyOf(buyer),
    vehicle: { title: vehicle.title, vin: textOf(vehicle.values, 'vin') ?? '' },
    commission: { netHammerCents: amounts.netHammerCents, ...paper.commission },
    netCents: amounts.commissionNetCents,
    vatCents: amounts.commissionVatCents,
    grossCents: amounts.commissionNetCents + amounts.commissionVatCents,
    vat: { case: vatCase, rateBasisPoints: amounts.commissionRateBasisPoints },
  }
}

/** The rate and bounds the auction ran under; they explain the amount and change nothing in it. */
export async function loadCommissionSettings(
  services: Pick<OrderPaperServices, 'auctions'>,
  db: Parameters<OrderPaperServices['auctions']['listNewest']>[0],
  { order }: Sale,
): Promise<CommissionSettings> {
  const [newest] = await services.auctions.listNewest(db, [order.listingId])
  return newest?.auctionId === order.auctionId
    ? newest.settings.commission
    : defaultCommissionSettings
}

/** How a held commission stands now: decided, or waiting on until `heldUntil` (rules 10). */
export function settledVat({ order, buyer, writtenAt }: Sale): CommissionVat {
  return commissionVat({
    commissionCents: order.amounts.commissionNetCents,
    buyerCountry: buyer.profile.country ?? 'DE',
    buyerVatId: buyer.vatIdState,
    soldAt: order.soldAt.getTime(),
    at: writtenAt,
    settings: defaultCommissionVatSettings,
  })
}
