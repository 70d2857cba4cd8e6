import type { ProductCard } from '#contract/product.ts'
import { findMarketViewer } from '../../account/api.ts'
import { presentAuctions } from '../../auction/api.ts'
import { listCatalogAds } from '../records/catalog-ad-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { cardFactsOf, imageOf } from './card-facts.ts'
import { findPictures } from './find-pictures.ts'

const visitor = { customerId: null, sessionId: null, isOperator: false, operatorRoles: [] }

/**
 * Cards as every visitor sees them, equal to those of `presentCards` for a visitor, from what the
 * catalogue keeps of an ad: nothing personal is in them and nothing that moves with a bid or with time,
 * so they can be kept. Ads that a visitor may not see are left out.
 */
export async function presentPublicCards(
  services: ListingServices,
  ids: readonly number[],
): Promise<ProductCard[]> {
  const viewer = await findMarketViewer(services.pool, visitor, {
    ...{ ownerCustomerIds: [], termsValidFrom: services.termsValidFrom, now: services.now() },
  })
  const states = await services.auctions.listNewest(services.pool, ids)
  const views = await presentAuctions(services.pool, states, viewer)
  const seenIds = views.map(({ entityId }) => entityId)
  const ads = await listCatalogAds(services.pool, seenIds)
  const keys = ads.flatMap(({ facts }) => facts.pictureKey ?? [])
  const pictures = await findPictures(services, keys)
  const adById = new Map(ads.map((ad) => [ad.entityId, ad]))
  return views.flatMap((auction): ProductCard[] => {
    const ad = adById.get(auction.entityId)
    if (!ad) return []
    return [
      {
        entityId: ad.entityId,
        ...cardFactsOf(ad.facts),
        ...{ zipPrefix: '', distanceKm: null, damageCount: null, documentCount: null },
        image: imageOf(pictures.get(ad.facts.pictureKey ?? '')),
        ...{ isWatched: false, isOwn: false, status: auction.status, auction },
        updatedAt: ad.updatedAt.toISOString(),
        ...{ openQuestions: 0, requiredPercent: null, isSentBack: false, reviewDueAt: null },
      },
    ]
  })
}
