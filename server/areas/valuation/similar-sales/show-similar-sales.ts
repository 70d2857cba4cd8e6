import type { SimilarSales } from '#contract/endpoints/valuation/similar-sales.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { RefusedCall } from '../../../platform/http/refused-call.ts'
import { findMarketViewer } from '../../account/api.ts'
import { findMarketNow } from '../../auction/api.ts'
import { findSeenListing } from '../../listing/api.ts'
import { computeValuation } from '../compute-valuation.ts'
import type { ValuationServices } from '../valuation-services.ts'

/**
 * Sales comparable with an ad's vehicle, for accepted dealers: as reports show them to owners, which is in larger classes
 * than dealers might be told (rules 1). Null where there are too few.
 */
export async function showSimilarSales(
  services: ValuationServices,
  context: CallContext,
  entityId: number,
): Promise<SimilarSales | null> {
  const viewer = await findMarketViewer(services.pool, context.viewer, {
    ...{ ownerCustomerIds: [], termsValidFrom: services.termsValidFrom, now: services.now() },
  })
  const { mayUseDealerTools: may, isAcceptedDealer } = viewer
  if (!may.isAllowed) throw new RefusedCall(may.refusal)
  const { listing } = await findSeenListing(services, context, entityId)
  // Until they are accepted they see what a visitor sees.
  if (!isAcceptedDealer) return null
  const computed = await computeValuation(services, {
    listing,
    seller: { customerId: customerIdOf(context), email: null },
    now: await findMarketNow(services.pool),
  })
  if (computed.kind !== 'range') return null
  const { likelyEur, comparedCount, isInvented = false, vehicle, classes = [] } = computed
  if (!vehicle || classes.length === 0) return null
  const { firstRegisteredInMonth } = vehicle
  return { likelyEur, comparedCount, isInvented, firstRegisteredInMonth, classes }
}
