import type { SellerFacts } from '#domain/vehicle/required.ts'
import type { Seller } from '../../account/api.ts'

/** Until somebody has said who he is, he counts as private: fewer questions follow. */
export function sellerFactsOf(seller: Pick<Seller, 'profileType'> | undefined): SellerFacts {
  return { sellerIsCommercial: seller !== undefined && seller.profileType !== 'PRIVATE' }
}
