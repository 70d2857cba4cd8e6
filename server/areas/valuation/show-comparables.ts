import type { z } from 'zod'
import type { valuationEndpoints } from '#contract/endpoints/valuation/valuation.ts'
import { makeLabels } from '#domain/vehicle/catalogue/make-labels.ts'
import { listListings } from '../listing/api.ts'
import { listListingIdsOfSales } from '../order/api.ts'
import { listComparedSales } from './training/model-store.ts'
import type { ValuationServices } from './valuation-services.ts'
import type { StoredValuation } from './valuation-store.ts'

type Comparables = z.infer<typeof valuationEndpoints.find.output>['comparables']

/** So many are looked at before an answer; the latest sales first. */
const mostShown = 24

const names: Readonly<Record<string, string>> = makeLabels

/** The sales that a range was made from, with their pictures: for operators alone (rules 1). */
export async function showComparables(
  { pool }: ValuationServices,
  { computed }: StoredValuation,
): Promise<Comparables> {
  if (computed?.kind !== 'range') return []
  const saleIds = computed.comparableIds.slice(-mostShown).reverse()
  const sales = await listComparedSales(pool, { version: computed.version, saleIds })
  // Invented sales have numbers of their own, which are those of other sales in the market.
  const pictures = computed.isInvented ? new Map() : await picturesOf(pool, saleIds)
  return sales
    .map((sale) => ({
      saleId: sale.saleId,
      vehicle: [names[sale.make] ?? sale.make, sale.modelFamily].filter(Boolean).join(' '),
      hammerEur: sale.hammerEur,
      registeredInMonth: sale.firstRegisteredInMonth,
      soldInMonth: sale.soldInMonth,
      mileageKm: sale.mileageKm,
      picture: pictures.get(sale.saleId) ?? null,
    }))
    .sort((one, other) => other.soldInMonth - one.soldInMonth)
}

async function picturesOf(
  pool: ValuationServices['pool'],
  saleIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const listingIds = await listListingIdsOfSales(pool, saleIds)
  const listings = await listListings(pool, [...listingIds.values()])
  const first = new Map(listings.map(({ entityId, gallery }) => [entityId, gallery[0]?.value]))
  return new Map(
    [...listingIds].flatMap(([saleId, listingId]) => {
      const value = first.get(listingId)
      return value === undefined ? [] : [[saleId, value] as const]
    }),
  )
}
