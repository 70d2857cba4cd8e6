import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparableClassOf, nameOfClass } from './comparable-vehicles.ts'
import { defaultOddsSettings } from './odds-settings.ts'
import { gridPriceAbove, gridPriceBelow, gridPrices } from './price-grid.ts'
import { type PriceOdds, priceOdds, pricesToOffer, tenthsOf } from './price-odds.ts'

const rounding = fc.double({ min: 0, max: 0.999, noNaN: true })
const price = fc.integer({ min: 8000, max: 90_000 })
const auctions = fc.array(fc.oneof({ weight: 8, arbitrary: price }, fc.constant(0)), {
  maxLength: 60,
})

const twenty = Array.from({ length: 20 }, (_none, index) => 30_000 + index * 1000)

function oddsOf(answer: PriceOdds) {
  if (answer.kind !== 'odds') throw new Error(`Odds were expected, not ${answer.kind}`)
  return answer
}

test('odds stand in tenths on the grid, from 10 settled auctions on (rules 1)', () => {
  const { steps, middleHalf } = oddsOf(priceOdds(twenty, { roundUpBy: 0 }))
  expect(tenthsOf(steps, 40_000)).toBe(5)
  expect(tenthsOf(steps, 38_500)).toBe(tenthsOf(steps, 39_000))
  expect(tenthsOf(steps, 1000)).toBe(9)
  expect(tenthsOf(steps, 5_000_000)).toBe(1)
  expect(middleHalf).toEqual({ fromEur: 34_000, toEur: 45_000 })
  expect(priceOdds(twenty.slice(0, 9), { roundUpBy: 0 }).kind).toBe('range')
  expect(priceOdds(twenty.slice(0, 7), { roundUpBy: 0 })).toEqual({ kind: 'too_few' })
})

test('an auction nobody bid in reached no price', () => {
  const { steps } = oddsOf(priceOdds([...twenty, ...twenty.map(() => 0)], { roundUpBy: 0 }))
  expect(tenthsOf(steps, 1000)).toBe(5)
  expect(priceOdds(Array(30).fill(0), { roundUpBy: 0 })).toEqual({ kind: 'too_few' })
})

test('a higher price is never likelier, and every price named lies on the grid', () => {
  fc.assert(
    fc.property(auctions, rounding, (reached, roundUpBy) => {
      const answer = priceOdds(reached, { roundUpBy })
      if (answer.kind === 'too_few') return
      const { fromEur, toEur } = answer.middleHalf
      const steps = answer.kind === 'odds' ? answer.steps : []
      for (const each of [fromEur, toEur, ...steps.map(({ priceEur }) => priceEur)]) {
        expect(gridPriceBelow(each)).toBe(each)
        expect(gridPriceAbove(each)).toBe(each)
      }
      for (const [index, { tenths }] of steps.entries()) {
        expect(tenths).toBeGreaterThanOrEqual(1)
        expect(tenths).toBeLessThanOrEqual(steps[index - 1]?.tenths ?? 9)
      }
    }),
  )
})

test('worlds that differ in the newest sale answer alike until a whole group is settled (rules 1)', () => {
  const { leastForOdds, enterBy } = defaultOddsSettings
  fc.assert(
    fc.property(auctions, price, price, rounding, (reached, one, other, roundUpBy) => {
      const added = (reached.length + 1 - leastForOdds) % enterBy
      fc.pre(reached.length >= leastForOdds && added !== 0)
      const before = priceOdds(reached, { roundUpBy })
      expect(priceOdds([...reached, one], { roundUpBy })).toEqual(before)
      expect(priceOdds([...reached, other], { roundUpBy })).toEqual(before)
    }),
  )
})

test('one sale more or less moves no odds for certain: the same answer may stand for both worlds (rules 1)', () => {
  const roundings = Array.from({ length: 40 }, (_none, index) => index / 40)
  const world = fc.tuple(fc.array(price, { minLength: 10, maxLength: 60 }), fc.nat(), price)
  const answersAt = (reached: readonly number[], priceEur: number) =>
    roundings.map((roundUpBy) =>
      tenthsOf(oddsOf(priceOdds(reached, { roundUpBy })).steps, priceEur),
    )
  fc.assert(
    fc.property(world, ([reached, at, other]) => {
      const changed = reached.with(at % reached.length, other)
      for (const asked of gridPrices(8000, 95_000).filter((_price, index) => index % 5 === 0)) {
        const before = new Set(answersAt(reached, asked))
        expect(answersAt(changed, asked).some((each) => before.has(each))).toBe(true)
      }
    }),
    { numRuns: 20 },
  )
})

const threeHighest = Array.from({ length: 20 }, (_none, index) => (index < 3 ? 90_000 : 8000))

test('the highest and the lowest sale cannot be read from the ends of the grid', () => {
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 20, maxLength: 40 }),
      rounding,
      (reached, roundUpBy) => {
        const { steps } = oddsOf(priceOdds(reached, { roundUpBy }))
        const sorted = [...reached].sort((one, other) => one - other)
        expect(steps[0]?.priceEur).toBeGreaterThanOrEqual(gridPriceBelow(sorted[1] ?? 0) - 5000)
        // One sale is moved; of several at the same highest price each is a person's own.
        const dearer = reached.with(reached.indexOf(sorted.at(-1) ?? 0), 900_000)
        expect(priceOdds(dearer, { roundUpBy })).toEqual(priceOdds(reached, { roundUpBy }))
      },
    ),
    { examples: [[threeHighest, 0.4999999999999999]] },
  )
})

test('prices to offer are prices of the grid, likely ones first', () => {
  const { steps } = oddsOf(priceOdds(twenty, { roundUpBy: 0.5 }))
  const offered = pricesToOffer(steps)
  expect(offered.map(({ tenths }) => tenths)).toEqual([8, 6, 3])
  expect(pricesToOffer([])).toEqual([])
})

const vehicle = {
  kind: 'motorhome',
  bodyType: 'semi_integrated',
  firstRegistrationYear: 2019,
  lengthMm: 6990,
  mileageKm: 58_400,
}

test('compared is the body type, age within 2 years, length within 0.5 m, mileage within 30% (rules 1)', () => {
  expect(comparableClassOf(vehicle)).toEqual({
    kind: 'motorhome',
    bodyType: 'semi_integrated',
    yearFrom: 2017,
    yearTo: 2021,
    lengthFromMm: 6500,
    lengthToMm: 7500,
    mileageFromKm: 45_000,
    mileageToKm: 85_000,
  })
  expect(comparableClassOf({ ...vehicle, mileageKm: null }).mileageFromKm).toBeNull()
})

test('mileage and length moved bit by bit ask few different questions (rules 1)', () => {
  const names = new Set<string>()
  for (let km = 0; km < 400_000; km += 100) {
    names.add(nameOfClass(comparableClassOf({ ...vehicle, mileageKm: km })))
  }
  expect(names.size).toBe(17)
  const lengths = new Set<string>()
  for (let mm = 6000; mm < 8000; mm += 10) {
    lengths.add(nameOfClass(comparableClassOf({ ...vehicle, lengthMm: mm })))
  }
  expect(lengths.size).toBe(5)
})
