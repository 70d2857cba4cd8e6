import type { ProductCard } from '#contract/product.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { findMarketViewer } from '../account/api.ts'
import { findBoundRound } from '../auction/api.ts'
import { type ListingServices, presentCardsOf } from '../listing/api.ts'
import { findOrigin } from './places/find-origin.ts'
import { withDistances } from './places/with-distances.ts'

/**
 * The card of one ad as this caller may see it, with its newest round, or with the round in which their bid still binds while the
 * newest is out of sight. Null where they may see neither (rules 1).
 */
export function createShowVehicle(services: ListingServices) {
  return async (context: CallContext, entityId: number): Promise<ProductCard | null> => {
    const { pool, auctions } = services
    const [newest] = await auctions.listNewest(pool, [entityId])
    const viewer = await findMarketViewer(pool, context.viewer, {
      ownerCustomerIds: newest ? [newest.ownerCustomerId] : [],
      termsValidFrom: services.termsValidFrom,
      now: services.now(),
    })
    const { merchantId, customerId, isAcceptedDealer } = viewer
    const cardWith = async (state: typeof newest) =>
      (await presentCardsOf(services, { ids: [entityId], states: state ? [state] : [] }, viewer))[0]
    const card = await cardWith(newest)
    if (!card) return null
    const seen =
      card.isOwn || card.auction !== null
        ? card
        : await cardWith(await findBoundRound(pool, auctions, { newest, merchantId }))
    if (!seen || (seen.auction === null && !seen.isOwn)) return null
    const origin =
      isAcceptedDealer && customerId !== null ? await findOrigin(pool, customerId) : null
    return withDistances([seen], origin)[0] ?? null
  }
}
