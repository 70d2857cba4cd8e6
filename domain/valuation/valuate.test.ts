import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inventedSales } from '#database/seeds/invented-sales/invented-sales.ts'
import { nextGridPrice } from '../pricing/odds/price-grid.ts'
import { type ComparedSale, type ComparedSales, groupCompared } from './model/comparables.ts'
import { trainModel } from './model/train-model.ts'
import { type Valuation, type ValuationQuestion, valuate } from './valuate.ts'
import { monthNumber, type SoldVehicle, type ValuedVehicle } from './valued-vehicle.ts'

const sales = inventedSales(1500)
const endsBeforeMonth = monthNumber(2026, 10)
const trained = trainModel(sales, 'one', endsBeforeMonth)
const all = [...trained.compared.values()].flat()
const inMonth = trained.model.lastMonth
const roundings = Array.from({ length: 40 }, (_none, index) => index / 40)

const asked = (roundUpBy = 0.5, ownSaleIds: readonly number[] = []): ValuationQuestion => ({
  inMonth,
  ownSaleIds: new Set(ownSaleIds),
  roundUpBy,
})
const among = (compared: ComparedSales) => ({ model: trained.model, compared })

/** Vehicles of which the market has enough like them. */
const known = sales.filter(
  (sale) =>
    sale.firstRegisteredInMonth < inMonth && valuate(sale, trained, asked()).kind === 'range',
)
const [first] = known
if (!first) throw new Error('No vehicle has enough comparables')

function rangeOf(answer: Valuation) {
  if (answer.kind !== 'range') throw new Error(`A range was expected, not ${answer.reason}`)
  return answer
}

const vehicle = fc.constantFrom(...known)
const place = fc.nat({ max: all.length - 1 })
/** What a changed sale lies from its estimate; a factor of three either way. */
const residual = fc.double({ min: -1.1, max: 1.1, noNaN: true })

function changed(at: number, to: number): ComparedSales {
  return groupCompared(
    all.map((each, index): ComparedSale => (index === at ? { ...each, residual: to } : each)),
  )
}

test('worlds that differ in one sale outside the comparables answer alike (rules 1)', () => {
  fc.assert(
    fc.property(vehicle, place, residual, (each, at, to) => {
      const before = rangeOf(valuate(each, trained, asked()))
      fc.pre(!before.comparableIds.includes(all[at]?.sale.saleId ?? 0))
      expect(valuate(each, among(changed(at, to)), asked())).toEqual(before)
      const without = groupCompared(all.filter((_sale, index) => index !== at))
      expect(valuate(each, among(without), asked())).toEqual(before)
    }),
  )
})

test('one sale among the comparables moves no price for certain, and none by more than a step (rules 1)', () => {
  const prices = (answer: Valuation) => {
    const { range, likelyEur } = rangeOf(answer)
    return [range.fromEur, likelyEur, range.toEur]
  }
  fc.assert(
    fc.property(vehicle, fc.nat(), residual, (each, which, to) => {
      const { comparableIds } = rangeOf(valuate(each, trained, asked()))
      const id = comparableIds[which % comparableIds.length]
      const other = among(
        changed(
          all.findIndex(({ sale }) => sale.saleId === id),
          to,
        ),
      )
      const pairs = roundings.map((roundUpBy) => [
        prices(valuate(each, trained, asked(roundUpBy))),
        prices(valuate(each, other, asked(roundUpBy))),
      ])
      for (const at of [0, 1, 2]) {
        const before = new Set(pairs.map(([one]) => one?.[at]))
        expect(pairs.some(([, two]) => before.has(two?.[at]))).toBe(true)
        for (const [one, two] of pairs) {
          const [low = 0, high = 0] = [one?.[at] ?? 0, two?.[at] ?? 0].sort((a, b) => a - b)
          expect(high).toBeLessThanOrEqual(nextGridPrice(low))
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('a newest comparable sale changes nothing until a whole group of them is there (rules 1)', () => {
  fc.assert(
    fc.property(vehicle, fc.integer({ min: 5000, max: 90_000 }), (each, hammerEur) => {
      const before = rangeOf(valuate(each, trained, asked()))
      const { comparableIds } = before
      const oldest = all.filter(({ sale }) => comparableIds.includes(sale.saleId))
      const sale: SoldVehicle = { ...each, hammerEur, saleId: 1_000_000, soldInMonth: inMonth }
      const one = among(groupCompared(oldest))
      const two = among(groupCompared([...oldest, { sale, residual: 1 }]))
      fc.pre(comparableIds.length >= 10)
      expect(valuate(each, two, asked())).toEqual(valuate(each, one, asked()))
    }),
  )
})

test('a model learnt anew without one sale of the other kind is the same', () => {
  const trailer = sales.find(({ kind }) => kind === 'trailer')
  const anew = trainModel(
    sales.filter((sale) => sale !== trailer),
    'one',
    endsBeforeMonth,
  )
  const motorhome = known.find(({ kind }) => kind === 'motorhome') ?? first
  expect(valuate(motorhome, anew, asked())).toEqual(valuate(motorhome, trained, asked()))
})

test('a model learnt anew from one changed sale leaves room for the same answer (rules 1)', () => {
  const { comparableIds } = rangeOf(valuate(first, trained, asked()))
  const changes = [comparableIds[0] ?? 0, comparableIds.at(-1) ?? 0]
  for (const [index, saleId] of changes.entries()) {
    const factor = index === 0 ? 3 : 0.3
    const anew = trainModel(
      sales.map((sale) =>
        sale.saleId === saleId ? { ...sale, hammerEur: sale.hammerEur * factor } : sale,
      ),
      'two',
      endsBeforeMonth,
    )
    const likely = (world: typeof trained) =>
      roundings.map((each) => rangeOf(valuate(first, world, asked(each))).likelyEur)
    const before = new Set(likely(trained))
    expect(likely(anew).some((each) => before.has(each))).toBe(true)
  }
})

test('with fewer than 8 comparables, also once the own sales are left out, a person values (rules 1)', () => {
  const { comparableIds } = rangeOf(valuate(first, trained, asked()))
  const own = comparableIds.slice(7)
  const seven = groupCompared(all.filter(({ sale }) => comparableIds.includes(sale.saleId)))
  const person = { kind: 'person', reason: 'too_few_comparables' }
  expect(valuate(first, among(seven), asked(0.5, own))).toEqual(person)
  expect(valuate({ ...first, bodyType: 'static' }, trained, asked())).toEqual(person)
})

test('what no formula should judge goes to a person, and a make that nobody knows does not', () => {
  const motorhome = known.find(({ kind }) => kind === 'motorhome') ?? first
  const answer = (change: Partial<ValuedVehicle>) =>
    valuate({ ...motorhome, ...change }, trained, asked())
  const person = (reason: string) => ({ kind: 'person', reason })
  expect(answer({ mileageKm: 0 })).toEqual(person('mileage_implausible'))
  expect(answer({ mileageKm: 1_000_000 })).toEqual(person('mileage_implausible'))
  expect(answer({ mileageKm: null })).toEqual(person('mileage_implausible'))
  expect(answer({ firstRegisteredInMonth: inMonth + 1 })).toEqual(person('registered_later'))
  expect(answer({ lengthMm: 700 })).toEqual(person('length_implausible'))
  expect(answer({ kind: 'trailer' })).toEqual(person('too_few_comparables'))
  expect(answer({ make: 'nobody_knows', modelFamily: '' }).kind).toBe('range')
  const without = { model: { version: '', lastMonth: 0, kinds: {} }, compared: trained.compared }
  expect(valuate(motorhome, without, asked())).toEqual(person('no_model'))
})

test('a weight that nobody knows moves a price by next to nothing', () => {
  for (const each of known.filter(({ kind }) => kind === 'motorhome').slice(0, 50)) {
    const answer = valuate({ ...each, licensedWeightKg: null }, trained, asked())
    if (answer.kind !== 'range') continue
    const { usualEur, parts } = answer.parts
    const weight = parts.find(({ part }) => part === 'weight')?.eur ?? 0
    expect(Math.abs(weight)).toBeLessThan(usualEur / 100)
  }
})

test('a model is not learnt from a quarter that is not over (rules 1)', () => {
  expect(() => trainModel(sales, 'early', endsBeforeMonth - 3)).toThrow('whole quarters')
  expect(() => trainModel(sales, 'mid', endsBeforeMonth + 1)).toThrow('whole quarters')
})
