import type { VehicleTax } from '#contract/product.ts'
import { defaultMarketSettings } from '#domain/auction/core/settings.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import {
  type Buyer,
  findBuyer,
  listSellers,
  type MarketViewer,
  type Seller,
} from '../../account/api.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { StoredListing } from '../records/listing-store.ts'

type TaxedAd = {
  readonly listing: StoredListing
  readonly auction: AuctionState | undefined
}

/**
 * What a dealer's page needs to compute the landed price while they type (rules 10): the review's verdict
 * on the vehicle and the two sides' tax facts, and nothing else of either. Null for everybody else.
 */
export async function findVehicleTax(
  services: ListingServices,
  of: TaxedAd,
  viewer: MarketViewer,
): Promise<VehicleTax | null> {
  const { customerId } = of.listing.owner
  if (!viewer.isAcceptedDealer || viewer.merchantId === null) return null
  if (of.listing.review?.vatRegime === undefined || customerId === undefined) return null
  const [seller, buyer] = await Promise.all([
    services.sellers.find(services.pool, customerId),
    findBuyer(services.pool, viewer.merchantId),
  ])
  return taxOf(of, { seller, buyer })
}

/** The same for many ads, by their ids; all their sellers are asked for at once. */
export async function listVehicleTaxes(
  services: ListingServices,
  ads: readonly TaxedAd[],
  viewer: MarketViewer,
): Promise<ReadonlyMap<number, VehicleTax>> {
  if (!viewer.isAcceptedDealer || viewer.merchantId === null || ads.length === 0) return new Map()
  const [sellers, buyer] = await Promise.all([
    listSellers(
      services.pool,
      ads.flatMap(({ listing }) => listing.owner.customerId ?? []),
    ),
    findBuyer(services.pool, viewer.merchantId),
  ])
  return new Map(
    ads.flatMap((ad) => {
      const { entityId, owner } = ad.listing
      const tax = taxOf(ad, { seller: sellers.get(owner.customerId ?? 0), buyer })
      return tax ? [[entityId, tax] as const] : []
    }),
  )
}

function taxOf(
  { listing: { review }, auction }: TaxedAd,
  { seller, buyer }: { readonly seller: Seller | undefined; readonly buyer: Buyer | undefined },
): VehicleTax | null {
  if (review?.vatRegime === undefined || !seller || !buyer) return null
  return {
    vatRegime: review.vatRegime,
    vatRateBasisPoints: review.vatRateBasisPoints ?? 0,
    isNewVehicle: review.isNewVehicle ?? false,
    sellerCountry: seller.profile.country ?? 'DE',
    hasSellerVatId: (seller.profile.vatRegNo ?? '') !== '',
    buyerCountry: buyer.profile.country ?? 'DE',
    buyerVatId: buyer.vatIdState,
    commission: (auction?.settings ?? defaultMarketSettings).commission,
  }
}
