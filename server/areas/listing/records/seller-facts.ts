import type { SellerFacts } from '#domain/vehicle/required.ts'
import type { Seller } from '../../account/api.ts'

/** Sellers who have not said who they are count as private: fewer questions follow. */
export function sellerFactsOf(seller: Pick<Seller, 'profileType'> | undefined): SellerFacts {
  return { sellerIsCommercial: seller !== undefined && seller.profileType !== 'PRIVATE' }
}
