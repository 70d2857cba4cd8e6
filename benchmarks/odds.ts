import { addSettledAuctions, askReachedPrices } from '#database/testing/settled-auctions.ts'
import { comparableClassOf } from '#domain/pricing/odds/comparable-vehicles.ts'
import { priceOdds } from '#domain/pricing/odds/price-odds.ts'
import { withBenchDatabase } from './support/bench-market.ts'
import { printConditions } from './support/conditions.ts'
import { percentile, tableLine } from './support/figures.ts'
import { numberOption } from './support/options.ts'

/**
 * `npm run bench -- odds`: what comparable auctions reached, out of so many settled ones, beside the same
 * database's answer to one row by its key. Options: `--auctions 100000`, `--calls 400`.
 */

const count = numberOption('auctions', 100_000)
const calls = numberOption('calls', 400)
const bodies = ['semi_integrated', 'integrated', 'alcove', 'panel_van', 'camper_bus', 'liner']

await withBenchDatabase(async (database) => {
  await printConditions(database)
  await addSettledAuctions(
    database,
    Array.from({ length: count }, (_none, index) => vehicleOf(index)),
  )
  const found: number[] = []
  const ours = await timesOf(async (call) => {
    const compared = comparableClassOf(vehicleOf(call * 37))
    const reached = await askReachedPrices(database.pool, compared)
    priceOdds(reached, { roundUpBy: 0.5 })
    found.push(reached.length)
  })
  const byKey = await timesOf(async (call) => {
    await database.pool.query({
      name: 'one-row',
      text: 'select status from auctions where auction_id = $1',
      values: [2_000_000 + (call % count)],
    })
  })
  console.log(`\n${count} settled auctions, ${calls} questions, one after the other`)
  const widths = [22, 9, 9, 9]
  console.log(tableLine(['what', 'p50 ms', 'p99 ms', 'compared'], widths))
  for (const [name, times, compared] of [
    ['odds of a price', ours, percentile(found, 50).toFixed(0)],
    ['one row by its key', byKey, ''],
  ] as const) {
    const figures = [percentile(times, 50).toFixed(2), percentile(times, 99).toFixed(2)]
    console.log(tableLine([name, ...figures, compared], widths))
  }
})

function vehicleOf(index: number) {
  return {
    kind: 'motorhome',
    bodyType: bodies[index % bodies.length] ?? '',
    firstRegistrationYear: 2004 + (index % 20),
    lengthMm: 5400 + ((index * 7) % 40) * 80,
    mileageKm: 15_000 + ((index * 13) % 160) * 1000,
  }
}

async function timesOf(work: (call: number) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let call = 0; call < calls + 20; call += 1) {
    const begun = performance.now()
    await work(call)
    if (call >= 20) times.push(performance.now() - begun)
  }
  return times
}
