import { monthOfInstant } from '#domain/valuation/market-month.ts'
import {
  type SoldValuation,
  type ValuationQuality,
  valuationQuality,
} from '#domain/valuation/quality/valuation-quality.ts'
import { listOperatorsOfAds } from '../../account/api.ts'
import { listSalesOfAds } from '../../order/api.ts'
import type { ValuationServices } from '../valuation-services.ts'
import { listAnswered } from '../valuation-store.ts'

/** How good valuations were, by the sales of their vehicles after the answer. */
export async function showQuality({
  pool,
}: Pick<ValuationServices, 'pool'>): Promise<ValuationQuality> {
  const answered = await listAnswered(pool)
  const ids = answered.map(({ entityId }) => entityId)
  const sales = new Map((await listSalesOfAds(pool, ids)).map((sale) => [sale.listingId, sale]))
  const operators = await listOperatorsOfAds(pool, { action: 'answer_valuation', ids })
  const sold = answered.flatMap(({ entityId, answer, computed, valuatedAt }): SoldValuation[] => {
    const sale = sales.get(entityId)
    if (!sale || !answer || sale.soldAt.getTime() < (valuatedAt ?? 0)) return []
    const { hammerEur, soldAt } = sale
    return [
      {
        ...{ hammerEur, answer },
        soldInMonth: monthOfInstant(soldAt.getTime()),
        operator: operators.get(entityId) ?? null,
        computed: computed?.kind === 'range' ? computed : null,
      },
    ]
  })
  return valuationQuality(sold)
}
