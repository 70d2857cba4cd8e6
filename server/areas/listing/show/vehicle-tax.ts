import type { VehicleTax } from '#contract/product.ts'
import { defaultMarketSettings } from '#domain/auction/core/settings.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import { findBuyer, type MarketViewer } from '../../account/api.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { StoredListing } from '../records/listing-store.ts'

/**
 * What a dealer's page needs to compute the landed price while they type (rules 10): the review's verdict
 * on the vehicle and the two sides' tax facts, and nothing else of either. Null for everybody else.
 */
export async function findVehicleTax(
  services: ListingServices,
  of: { readonly listing: StoredListing; readonly auction: AuctionState | undefined },
  viewer: MarketViewer,
): Promise<VehicleTax | null> {
  const { review, owner } = of.listing
  if (!viewer.isAcceptedDealer || viewer.merchantId === null) return null
  if (review?.vatRegime === undefined || owner.customerId === undefined) return null
  const [seller, buyer] = await Promise.all([
    services.sellers.find(services.pool, owner.customerId),
    findBuyer(services.pool, viewer.merchantId),
  ])
  if (!seller || !buyer) return null
  return {
    vatRegime: review.vatRegime,
    vatRateBasisPoints: review.vatRateBasisPoints ?? 0,
    isNewVehicle: review.isNewVehicle ?? false,
    sellerCountry: seller.profile.country ?? 'DE',
    hasSellerVatId: (seller.profile.vatRegNo ?? '') !== '',
    buyerCountry: buyer.profile.country ?? 'DE',
    buyerVatId: buyer.vatIdState,
    commission: (of.auction?.settings ?? defaultMarketSettings).commission,
  }
}
