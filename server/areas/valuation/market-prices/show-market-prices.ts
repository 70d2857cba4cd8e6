import type { z } from 'zod'
import type { marketPricesEndpoints } from '#contract/endpoints/valuation/market-prices.ts'
import { versionOfQuarter } from '#domain/valuation/market-month.ts'
import {
  countriesOf,
  marketPrices,
  type PriceFilter,
  quartersUntil,
} from '#domain/valuation/market-prices/market-prices.ts'
import type { SoldVehicle } from '#domain/valuation/valued-vehicle.ts'
import { listPaceOfQuarters } from '../../listing/api.ts'
import type { LoadedModel } from '../training/known-model.ts'
import type { ValuationServices } from '../valuation-services.ts'

type Answer = z.infer<typeof marketPricesEndpoints.read.output>
export type AskedPrices = z.output<typeof marketPricesEndpoints.read.query>

export const licence = 'CC BY 4.0'

/** The sales of the newest model version: those of whole quarters, kept in memory with it. */
export async function showMarketPrices(
  services: ValuationServices,
  asked: AskedPrices,
): Promise<Answer> {
  const pace = await listPaceOfQuarters(services.pool)
  const loaded = await services.valuationModel()
  if (!loaded) {
    return {
      licence,
      isInvented: false,
      until: null,
      quarters: [],
      countries: [],
      bodyTypes: [],
      rows: [],
      pace,
    }
  }
  const { lastMonth } = loaded.model
  const filter: PriceFilter = {
    kind: asked.kind ?? null,
    age: asked.age ?? null,
    country: asked.country ?? null,
  }
  const quarters = quartersUntil(lastMonth).map(quarterOf)
  const rows = marketPrices(salesOf(loaded), { filter, lastMonth })
  const chosen = new Set([asked.body ?? []].flat())
  return {
    licence,
    isInvented: loaded.isInvented,
    until: quarterOf(lastMonth),
    quarters,
    countries: [...countriesOf(salesOf(loaded))],
    bodyTypes: [...new Set(rows.map(({ bodyType }) => bodyType))],
    rows: rows
      .filter(({ bodyType }) => chosen.size === 0 || chosen.has(bodyType))
      .map(({ points, ...row }) => ({ ...row, points: [...points] })),
    pace,
  }
}

function* salesOf({ compared }: LoadedModel): Generator<SoldVehicle> {
  for (const group of compared.values()) for (const { sale } of group) yield sale
}

/** `2026-Q3` of its last month. */
function quarterOf(lastMonth: number): string {
  return versionOfQuarter(lastMonth + 1)
}
