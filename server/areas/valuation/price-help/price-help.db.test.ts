import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { priceHelp } from '#contract/endpoints/valuation/price-help.ts'
import { inventedSales } from '#database/seeds/invented-sales/invented-sales.ts'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { trainModel } from '#domain/valuation/model/train-model.ts'
import { monthNumber } from '#domain/valuation/valued-vehicle.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { listSettledOfClass } from '../../listing/api.ts'
import { insertModel } from '../training/model-store.ts'

/** Odds over their call: whom they are for, and that no single sale can be made out (rules 1). */

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)
const sellerId = await addCustomer(pool, 'seller-of-all')
const model = await addRunningAuction(pool, executor, {
  startPriceEur: 10_000,
  targetPriceEur: 40_000,
  ownerCustomerId: sellerId,
})

type Settled = {
  readonly reachedEur: number | null
  readonly values?: Record<string, unknown>
  readonly status?: string
  readonly ownerCustomerId?: number
}

let settledCount = 0

/** An ad like the example with a settled round, written by itself: what matters are its columns. */
async function addSettled(settled: Settled): Promise<void> {
  settledCount += 1
  const values = { ...exampleMotorhome, ...settled.values }
  const { rows } = await pool.query<{ listing_id: number }>(
    `insert into listings (customer_id, product_type, vehicle_values)
     values ($1, 'motorhome', $2) returning listing_id`,
    [settled.ownerCustomerId ?? sellerId, JSON.stringify(values)],
  )
  const listingId = rows[0]?.listing_id
  await pool.query(
    `insert into catalog_ads (listing_id, form, kind, make, make_name, model, body_type,
       first_registration_year, mileage_km, length_mm, country, is_private_auction, is_vat_reportable, updated_at)
     values ($1, 1, 'motorhome', 'knaus', 'Knaus', 'Sky', $2, $3, $4, $5, 'DE', false, false, now())`,
    [listingId, values.body_type, values.first_registration_year, values.mileage, values.length],
  )
  await pool.query(
    `insert into auctions (listing_id, owner_customer_id, status, starts_at, ends_at, current_bid_eur,
       state, settings, secrets)
     select $1, $2, $3, starts_at, market_now() - make_interval(hours => 1000 - $5), $4, state, settings, secrets
     from auctions where auction_id = $6`,
    [
      ...[listingId, settled.ownerCustomerId ?? sellerId, settled.status ?? 'sold'],
      ...[settled.reachedEur, settledCount, model],
    ],
  )
}

async function ask(caller: Browser, path: string) {
  const { status, body } = await caller.call({ method: 'GET', path })
  return { status, body: body as z.infer<typeof priceHelp> } // The contract's answer, or a problem.
}

async function newAd(name: string, values: Record<string, unknown> = {}) {
  const customerId = await addCustomer(pool, name)
  const owner = browser()
  await owner.logIn(`${name}@test.example`)
  const { rows } = await pool.query<{ listing_id: number }>(
    `insert into listings (customer_id, product_type, vehicle_values)
     values ($1, 'motorhome', $2) returning listing_id`,
    [customerId, JSON.stringify({ ...exampleMotorhome, ...values })],
  )
  return { customerId, owner, path: `/api/private/product/price-help/${rows[0]?.listing_id}` }
}

test('an owner learns odds from 10 settled auctions on, a range from 8, nothing before; nobody else asks', async () => {
  const { owner, path } = await newAd('asks-early')
  expect((await ask(owner, path)).body).toMatchObject({ kind: 'too_few' })
  for (let index = 0; index < 8; index += 1) await addSettled({ reachedEur: 36_000 + index * 1000 })
  expect((await ask(owner, path)).body).toMatchObject({ kind: 'range' })
  await addSettled({ reachedEur: 44_000 })
  await addSettled({ reachedEur: null, status: 'failed' })
  const ten = (await ask(owner, path)).body
  expect(ten).toMatchObject({ kind: 'odds' })
  for (let index = 0; index < 4; index += 1) await addSettled({ reachedEur: 90_000 })
  expect((await ask(owner, path)).body, 'four more are no group yet').toEqual(ten)

  const other = await newAd('somebody-else')
  expect((await ask(other.owner, path)).status).toBe(404)
  expect((await ask(browser(), path)).status).toBe(401)
  expect((await ask(browser(), path.replace('private', 'public'))).status).toBe(404)
})

test('whoever reviews the ad reads what its owner is told, and nobody else does', async () => {
  const { owner, path } = await newAd('is-reviewed')
  const asOperator = path.replace('private/product', 'operator')
  await addOperator(pool, 'reviews')
  const operator = browser()
  await operator.logIn('reviews@test.example')
  const owners = await ask(owner, path)
  expect(owners.body.kind).toBe('odds')
  expect((await ask(operator, asOperator)).body).toEqual(owners.body)
  expect((await ask(owner, asOperator)).status).toBe(404)
})

test('an answer holds odds on the grid and what is compared, nothing of a sale', async () => {
  const { owner, path } = await newAd('reads-closely')
  const { body } = await ask(owner, path)
  if (body.kind !== 'odds') throw new Error(`Odds were expected, not ${body.kind}`)
  expect(Object.keys(body).sort()).toEqual([
    'certainty',
    'comparable',
    'dealers',
    'kind',
    'middleHalf',
    'searching',
    'steps',
  ])
  for (const step of body.steps) {
    expect(Object.keys(step).sort()).toEqual(['dealers', 'priceEur', 'searching', 'tenths'])
    expect(step.priceEur % 500).toBe(0)
  }
  expect(JSON.stringify(body)).not.toMatch(/count|total|listing|auction/i)
})

test('a mileage that is moved within its class asks the same question (rules 1)', async () => {
  const near = await newAd('moves-a-little', { mileage: Number(exampleMotorhome.mileage) + 700 })
  const same = await newAd('stays')
  expect((await ask(near.owner, near.path)).body).toEqual((await ask(same.owner, same.path)).body)
})

test('compared are settled auctions of others within two years, half a metre and 30%', async () => {
  const compared = {
    kind: 'motorhome',
    bodyType: 'alcove',
    ...{ yearFrom: 2015, yearTo: 2019, lengthFromMm: 6500, lengthToMm: 7500 },
    ...{ mileageFromKm: 45_000, mileageToKm: 85_000 },
  }
  const inside = {
    body_type: 'alcove',
    first_registration_year: 2015,
    length: 7500,
    mileage: 85_000,
  }
  const mine = await addCustomer(pool, 'compares')
  await addSettled({ reachedEur: 30_000, values: inside })
  await addSettled({ reachedEur: null, values: inside, status: 'acpt_late_offer' })
  await addSettled({ reachedEur: 1, values: { ...inside, first_registration_year: 2014 } })
  await addSettled({ reachedEur: 1, values: { ...inside, length: 7501 } })
  await addSettled({ reachedEur: 1, values: { ...inside, mileage: 85_001 } })
  await addSettled({ reachedEur: 1, values: { ...inside, body_type: 'integrated' } })
  await addSettled({ reachedEur: 1, values: inside, status: 'renegotiation' })
  await addSettled({ reachedEur: 1, values: inside, ownerCustomerId: mine })
  const settled = await listSettledOfClass(pool, { compared, ownerCustomerId: mine })
  expect(settled.map(({ reachedEur }) => reachedEur)).toEqual([30_000, 0])
  const { owner, path } = await newAd('says-too-little', { length: undefined, mileage: undefined })
  expect((await ask(owner, path)).body).toEqual({
    kind: 'not_described',
    missing: ['length', 'mileage'],
  })
})

test('how many dealers bid so much and search so is told from ten on, by fives (rules 1)', async () => {
  const { owner, path } = await newAd('counts-dealers')
  const demand = async () => {
    const { body } = await ask(owner, path)
    if (body.kind !== 'odds') throw new Error(`Odds were expected, not ${body.kind}`)
    const at = (eur: number) => body.steps.find(({ priceEur }) => priceEur >= eur)
    const shown = ({ dealers, searching }: Pick<typeof body, 'dealers' | 'searching'>) => [
      ...[dealers, searching],
    ]
    return { all: shown(body), at: (eur: number) => shown(at(eur) ?? body) }
  }
  const addWanting = async (index: number) => {
    const { merchantId, customerId } = await addDealer(pool, `wants-${index}`)
    await pool.query(
      `insert into auction_bidders
         (auction_id, merchant_id, pseudonym, standing_bid_eur, standing_sequence, standing_at)
       select a.auction_id, $1, $2, 37000, 1, now() from auctions a join catalog_ads c using (listing_id)
       where c.body_type = $3 order by a.ends_at limit 1`,
      [merchantId, index, exampleMotorhome.body_type],
    )
    const save = (name: string, query: object) =>
      pool.query(
        `insert into saved_searches (customer_id, name, query, saved_at) values ($1, $2, $3, now())`,
        [customerId, name, JSON.stringify(query)],
      )
    await save('fits', { make: [exampleMotorhome.make], status: ['running'], price_to: 38_000 })
    await save('does not', { body_type: ['alcove'] })
    await save('is shorter', { length_to: 5000 })
  }
  for (let index = 1; index < 10; index += 1) await addWanting(index)
  expect((await demand()).all).toEqual([null, null])
  for (let index = 10; index < 15; index += 1) await addWanting(index)
  const { all, at } = await demand()
  expect(all).toEqual([10, 10])
  expect(at(37_000)).toEqual([10, 10])
  expect(at(39_000), 'nobody bid or looks so high').toEqual([null, null])
  await pool.query(
    'update merchants set blocked_at = now() where customer_id in (select customer_id from saved_searches)',
  )
  expect((await demand()).all, 'who is blocked looks for nothing').toEqual([10, null])
})

test('with a model the same auctions tell the owner of an older vehicle less', async () => {
  const older = await newAd('is-older', { first_registration_year: 2017 })
  const newer = await newAd('is-newer', { first_registration_year: 2021 })
  const middles = async () => {
    const answers = [await ask(older.owner, older.path), await ask(newer.owner, newer.path)]
    return answers.map(({ body }) => ('middleHalf' in body ? body.middleHalf : undefined))
  }
  const [same, alike] = await middles()
  expect(same).toEqual(alike)
  const sales = inventedSales(3000)
  const { model, compared } = trainModel(sales, '2026-Q3', monthNumber(2026, 10))
  await insertModel(pool, {
    ...{ model, saleCount: sales.length, now: new Date() },
    compared: [...compared.values()].flat(),
  })
  const [less, more] = await middles()
  expect(less?.toEur).toBeLessThan(more?.toEur ?? 0)
  expect(less?.fromEur).toBeLessThan(more?.fromEur ?? 0)
})
