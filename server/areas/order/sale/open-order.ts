import type { Sale } from '#domain/auction/core/auction-outcomes.ts'
import type { SoldState } from '#domain/auction/core/state.ts'
import { berlinDate } from '#domain/calendar/deadlines.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { defaultOrderSettings, newOrder } from '#domain/order/order.ts'
import { documentsMissingFrom } from '#domain/order/order-documents.ts'
import { nextOrderStep } from '#domain/order/payment-deadlines.ts'
import { commissionCents } from '#domain/pricing/commission.ts'
import { type VatRegime, vehicleVat } from '#domain/pricing/vehicle-vat.ts'
import type { Seller } from '../../account/api.ts'
import type { Buyer } from '../order-services.ts'
import { partiesOf } from '../sale-parties.ts'
import { saleVat } from '../sale-vat.ts'
import type { NewOrder, OrderAmounts } from '../stored-order.ts'

/**
 * The order of a sale as it is stored (rules 10). Amounts are reckoned and parties noted now and never
 * again.
 */
export function orderOfSale(auction: SoldAuction, sides: SidesOfSale): NewOrder {
  const { sale } = auction
  const { listing, seller, buyer } = sides
  const order = newOrder(
    {
      orderId: 0,
      auctionId: auction.auctionId,
      merchantId: sale.merchantId,
      soldAt: sale.soldAt,
    },
    defaultOrderSettings,
  )
  const { amounts, heldUntil } = amountsOf(sale, {
    ...{ auction, review: listing.review ?? {}, seller, buyer },
  })
  const next = nextOrderStep(order, {
    heldUntil,
    invoiceOutAt: null,
    settings: defaultOrderSettings,
  })
  return {
    auctionId: auction.auctionId,
    listingId: auction.entityId,
    sellerCustomerId: seller.customerId,
    buyerMerchantId: buyer.merchantId,
    buyerCustomerId: buyer.customerId,
    hammerPriceEur: sale.hammerPriceEur,
    amounts,
    parties: partiesOf({ seller, buyer }),
    soldAt: new Date(sale.soldAt),
    invoiceDueOn: berlinDate(order.invoiceDueAt),
    dueAt: next?.at ?? null,
    documentsMissingFrom: documentsMissingFrom({ ...order, documents: [], heldUntil }),
  }
}

export type SidesOfSale = {
  readonly listing: Pick<Listing, 'review'>
  readonly seller: Seller
  readonly buyer: Buyer
}

export type SoldAuction = Pick<
  SoldState,
  'auctionId' | 'entityId' | 'ownerCustomerId' | 'settings' | 'sale'
>

function amountsOf(
  sale: Sale,
  sides: {
    readonly auction: SoldAuction
    readonly review: NonNullable<Listing['review']>
    readonly seller: Seller
    readonly buyer: Buyer
  },
): { readonly amounts: OrderAmounts; readonly heldUntil: number | null } {
  const { auction, review, seller, buyer } = sides
  const buyerVatId = buyer.vatIdState
  const vatFacts = {
    regime: regimeOf(review, seller),
    sellerCountry: seller.profile.country ?? 'DE',
    buyerCountry: buyer.profile.country ?? 'DE',
    isNewVehicle: review.isNewVehicle ?? false,
  }
  const { hammerPriceEur, soldAt } = sale
  const vehicle = vehicleVat({ hammerPriceEur, ...vatFacts, buyerVatId })
  const commissionNetCents = commissionCents(vehicle.netHammerCents, auction.settings.commission)
  const { heldUntil, ...vat } = saleVat({
    ...{ vehicle, commissionNetCents, vatFacts, buyerVatId, soldAt },
    at: soldAt,
  })
  const amounts = {
    ...vat,
    vehicleRateBasisPoints: review.vatRateBasisPoints ?? 0,
    netHammerCents: vehicle.netHammerCents,
    commissionNetCents,
  }
  return { amounts, heldUntil }
}

function regimeOf(review: NonNullable<Listing['review']>, seller: Seller): VatRegime {
  if (review.vatRegime === 'margin_scheme') return { kind: 'margin_scheme' }
  if (review.vatRegime !== 'reportable') return { kind: 'private' }
  return {
    kind: 'vat_reportable',
    rateBasisPoints: review.vatRateBasisPoints ?? 0,
    hasSellerVatId: (seller.profile.vatRegNo ?? '') !== '',
  }
}
