import type { SoldVehicle } from '#domain/valuation/valued-vehicle.ts'

/** Enough for a range of most vehicles, and learnt in a second or two. */
const salesOfDemoCount = 8000

/** What a demo's valuations learn from. Nobody else loads the generator. */
export async function salesOfDemo(): Promise<readonly SoldVehicle[]> {
  const { inventedSales } = await import('./invented-sales.ts')
  return inventedSales(salesOfDemoCount)
}
