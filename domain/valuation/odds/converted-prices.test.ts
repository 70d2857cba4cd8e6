import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inventedSales } from '#database/seeds/invented-sales/invented-sales.ts'
import { priceOdds } from '../../pricing/odds/price-odds.ts'
import { certaintyOf } from '../certainty.ts'
import { trainModel } from '../model/train-model.ts'
import { monthNumber, type SoldVehicle } from '../valued-vehicle.ts'
import { conversionsTo, type SettledAuction } from './converted-prices.ts'

const sales = inventedSales(1500).filter(({ kind }) => kind === 'motorhome')
const trained = trainModel(sales, 'one', monthNumber(2026, 10)).model
const model = trained.kinds.motorhome
if (!model) throw new Error('The motorhomes were not modelled')
const today = { model, inMonth: trained.lastMonth }

type Ended = SettledAuction & { readonly reachedEur: number }

function convertedPrices(asked: SoldVehicle, ended: readonly Ended[], at: typeof today) {
  const conversions = conversionsTo(asked, ended, at)
  return ended.map(({ reachedEur }, index) => conversions[index]?.(reachedEur) ?? 0)
}

const auctionOf = (sale: SoldVehicle) => ({
  reachedEur: sale.hammerEur,
  endedInMonth: sale.soldInMonth,
  vehicle: sale,
})
const driven = sales.filter(({ mileageKm }) => mileageKm !== null && mileageKm > 40_000)
const [vehicle] = driven
if (!vehicle) throw new Error('No vehicle was driven')

test('an auction of the same vehicle today counts as what it reached, to a step of 2.5%', () => {
  const same = { ...auctionOf(vehicle), endedInMonth: today.inMonth }
  const [price = 0] = convertedPrices(vehicle, [same], today)
  expect(Math.abs(Math.log(price / same.reachedEur))).toBeLessThanOrEqual(0.0126)
})

test('an older vehicle with more kilometres is told lower prices by the same auctions', () => {
  const auctions = driven.slice(0, 20).map(auctionOf)
  const young = { ...vehicle, firstRegisteredInMonth: monthNumber(2022, 6), mileageKm: 40_000 }
  const old = { ...vehicle, firstRegisteredInMonth: monthNumber(2018, 6), mileageKm: 90_000 }
  const [dear, cheap] = [young, old].map((asked) => convertedPrices(asked, auctions, today))
  for (const [index, price] of (cheap ?? []).entries())
    expect(price).toBeLessThan(dear?.[index] ?? 0)
})

test('where nobody bid nothing was reached; of a vehicle that is not described the price stands', () => {
  const unsold = { ...auctionOf(vehicle), reachedEur: 0 }
  const undescribed = { reachedEur: 30_000, endedInMonth: today.inMonth, vehicle: null }
  expect(convertedPrices(vehicle, [unsold, undescribed], today)).toEqual([0, 30_000])
})

test('whoever moves their own vehicle bit by bit finds a class of prices and no price (rules 1)', () => {
  const auctions = driven.slice(0, 12).map(auctionOf)
  const oddsFor = (asked: SoldVehicle, settled: readonly Ended[]) =>
    priceOdds(convertedPrices(asked, settled, today), { roundUpBy: 0.5 })
  fc.assert(
    fc.property(
      fc.integer({ min: 20_000, max: 200_000 }),
      fc.nat({ max: auctions.length - 1 }),
      fc.double({ min: -0.012, max: 0.012, noNaN: true }),
      (mileageKm, at, off) => {
        const middled = auctions.map((each) => {
          const [price = 0] = convertedPrices(each.vehicle, [each], {
            ...today,
            inMonth: each.endedInMonth,
          })
          return { ...each, reachedEur: price }
        })
        const moved = middled.map((each, index) =>
          index === at ? { ...each, reachedEur: each.reachedEur * Math.exp(off) } : each,
        )
        const asked = { ...vehicle, mileageKm }
        expect(oddsFor(asked, moved)).toEqual(oddsFor(asked, middled))
      },
    ),
  )
})

test('nothing is sure without a model, and little with few auctions', () => {
  expect([10, 15, 40].map((count) => certaintyOf(count, null))).toEqual(['low', 'medium', 'medium'])
  expect([14, 15, 30].map((count) => certaintyOf(count, 0.1))).toEqual(['low', 'medium', 'high'])
  expect(certaintyOf(40, 0.3)).toBe('low')
})
