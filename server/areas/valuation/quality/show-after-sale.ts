import type { z } from 'zod'
import type { valuationQualityEndpoints } from '#contract/endpoints/valuation/valuation-quality.ts'
import { numberOf } from '#domain/vehicle/values.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { loadOwn } from '../../listing/api.ts'
import { listSalesOfAds } from '../../order/api.ts'
import type { ValuationServices } from '../valuation-services.ts'
import { findByAd } from '../valuation-store.ts'

type AfterSale = z.infer<typeof valuationQualityEndpoints.afterSale.output>

/** What was estimated, what was wanted and what was paid, for the owner alone: nobody else learns a target (rules 1). */
export async function showAfterSale(
  services: ValuationServices,
  context: CallContext,
  entityId: number,
): Promise<AfterSale> {
  const listing = await loadOwn(services, context, entityId)
  const [sale] = await listSalesOfAds(services.pool, [entityId])
  const isOwner = listing.owner.customerId === context.viewer.customerId
  if (!sale || !isOwner) throw refuseCall('NOT_FOUND')
  const valuation = await findByAd(services.pool, entityId)
  return {
    valuation: valuation?.answer
      ? { fromEur: valuation.answer.fromEur, toEur: valuation.answer.toEur }
      : null,
    targetEur: numberOf(listing.values, 'target_price') ?? null,
    hammerEur: sale.hammerEur,
  }
}
