import { beforeAll, expect, test } from 'vitest'
import type { DealerStock } from '#contract/endpoints/importing/dealer-stock.ts'
import type { AdImport } from '#contract/endpoints/importing/listing-import.ts'
import type { Product } from '#contract/product.ts'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import { addCustomer, addDealer } from '#database/testing/market-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import type { DealerVehicle } from '../../../integrations/dealer-software/port.ts'
import { createLookAtStock } from './look-at-stock.ts'

/** A dealer's own software over its calls (spec 2, "integrations/syscara"). */

const { app, pool, logged, browser } = await appOfTest()
const stockPath = '/api/private/merchant/stock'

let dealer: Browser
let dealerId: number

async function dealerNamed(name: string) {
  const { customerId } = await addDealer(pool, name)
  const made = browser()
  await made.logIn(`${name}@test.example`)
  return { dealer: made, customerId }
}

beforeAll(async () => {
  const made = await dealerNamed('stock')
  dealer = made.dealer
  dealerId = made.customerId
})

function connect(who: Browser, user: string, password = 'demo') {
  const path = `${stockPath}/connection`
  return who.call({ method: 'PUT', path, body: { user, password } })
}

async function stockOf(who: Browser): Promise<DealerStock> {
  return (await who.call({ method: 'GET', path: stockPath })).body as DealerStock
}

function looked(who: Browser): Promise<DealerStock> {
  return waitUntil(async () => {
    const stock = await stockOf(who)
    return stock.connection && !stock.connection.isRunning && stock
  })
}

const makeAd = (who: Browser, number: string) =>
  who.call({ method: 'POST', path: `${stockPath}/ads/${number}` })

test('the stock comes without hired vehicles; the password is sealed, told to nobody, and not logged', async () => {
  const answer = await connect(dealer, 'demo')
  expect(answer).toMatchObject({ status: 200, body: { connection: { isRunning: true } } })
  expect(answer.text).not.toContain('password')
  const { connection, vehicles } = await looked(dealer)
  expect(connection).toMatchObject({ user: 'demo', failure: null, everyMinutes: 15 })
  expect(vehicles).toMatchObject([
    { vehicleNumber: '900001', name: 'Carthago c-tourer T 143 LE', mileageKm: 39_100 },
    { vehicleNumber: '900002', productType: 'trailer', firstRegistrationYear: 2017 },
  ])
  const { rows } = await pool.query('select sealed_login from dealer_software')
  expect(rows[0].sealed_login.toString('latin1')).not.toContain('demo')
  expect(logged()).not.toContain('demo:demo')
  const due = await pool.query(
    `select extract(epoch from run_at - now()) as seconds from graphile_worker.jobs
     where key = $1`,
    [`look-at-stock:${dealerId}`],
  )
  expect(Number(due.rows[0].seconds)).toBeGreaterThan(14 * 60)
})

test('a vehicle becomes one ad, however often it is pressed, and comes with answers and pictures', async () => {
  const [first, second] = await Promise.all([makeAd(dealer, '900001'), makeAd(dealer, '900001')])
  expect(first.body).toEqual(second.body)
  const { entityId } = first.body as { entityId: number }
  const found = await foundFor(entityId)
  expect(found).toMatchObject({ source: 'syscara', pictureCount: 1, warning: null })
  const taken = await take(entityId, found)
  expect(taken.gallery).toHaveLength(1)
  expect(taken.imported).toContainEqual({ attributeCode: 'mileage', source: 'syscara' })
  const { vehicles } = await stockOf(dealer)
  expect(vehicles[0]).toMatchObject({ entityId, isChanged: false, isGone: false })

  // Accepted as the software said it then; it says another mileage now.
  const then = [entityId, '30000']
  await pool.query(
    `update listings set vehicle_values = jsonb_set(vehicle_values, '{mileage}', $2::jsonb) where listing_id = $1`,
    then,
  )
  await pool.query(
    `update imported_answers set value = $2::jsonb, confirmed_at = now()
     where listing_id = $1 and attribute_code = 'mileage'`,
    then,
  )
  await makeAd(dealer, '900001')
  const changed = await foundFor(entityId)
  expect(changed).toMatchObject({ newCount: 1, otherwiseCount: 0, pictureCount: 0 })
  const renewed = await take(entityId, changed)
  expect(renewed.gallery).toHaveLength(1)
  expect(JSON.stringify(renewed.attributes)).toContain('39100')
  expect(renewed.imported).toContainEqual({ attributeCode: 'mileage', source: 'syscara' })
})

const importPath = (entityId: number) => `/api/private/product/import/${entityId}`

function foundFor(entityId: number): Promise<AdImport> {
  return waitUntil(async () => {
    const { body } = await dealer.call({ method: 'GET', path: importPath(entityId) })
    const { newest } = body as { newest: AdImport | null }
    return newest?.state === 'found' && newest
  })
}

async function take(entityId: number, { importId }: AdImport): Promise<Product> {
  const path = `${importPath(entityId)}/${importId}`
  return (await dealer.call({ method: 'PUT', path })).body as Product
}

function lookWith(answer: () => Promise<readonly DealerVehicle[]>) {
  const { log, keys, now } = app.services
  return createLookAtStock({
    ...{ pool, log, keys, now, everyMinutes: 15 },
    software: {
      list: async () => ({ kind: 'found', vehicles: await answer() }),
      find: async () => ({ kind: 'not_found' }),
      fetchPicture: async () => undefined,
    },
  })
}

const caravan = (number: string, model: string): DealerVehicle => ({
  vehicleNumber: number,
  fields: { id: number, type: 'Caravan', model: { producer: 'Hobby', model } },
})

test('a look that stops in the middle loses nothing and goes on as the same look', async () => {
  const { dealer: other, customerId } = await dealerNamed('middle')
  await connect(other, 'demo')
  await looked(other)
  const ending = lookWith(() => Promise.reject(new Error('the process ended')))
  await expect(ending({ customerId })).rejects.toThrow()
  const before = await pool.query('select sync_id from dealer_software where customer_id = $1', [
    customerId,
  ])
  expect((await stockOf(other)).vehicles).toHaveLength(2)
  expect(before.rows[0].sync_id).not.toBeNull()
  const many = Array.from({ length: 120 }, (_, index) => caravan(`${1000 + index}`, `C ${index}`))
  // The same number twice is one vehicle.
  await lookWith(async () => [...many, caravan('1000', 'C again')])({ customerId })
  const { vehicles, connection } = await stockOf(other)
  expect(vehicles).toHaveLength(120)
  expect(vehicles.filter(({ vehicleNumber }) => vehicleNumber === '1000')).toMatchObject([
    { name: 'Hobby C again' },
  ])
  expect(connection).toMatchObject({ isRunning: false, failure: null })
})

test('a look with a login that is changed meanwhile ends without an effect', async () => {
  const { dealer: other, customerId } = await dealerNamed('meanwhile')
  await connect(other, 'demo')
  await looked(other)
  await lookWith(async () => {
    await connect(other, 'broken')
    await looked(other)
    return [caravan('77', 'of the former login')]
  })({ customerId })
  const { vehicles, connection } = await stockOf(other)
  expect(vehicles.map(({ vehicleNumber }) => vehicleNumber)).toEqual(['900001', '900002'])
  expect(connection).toMatchObject({ user: 'broken', failure: 'unavailable' })
})

test('a vehicle that changed or left the stock says so where an ad was made of it', async () => {
  const { dealer: other, customerId } = await dealerNamed('changes')
  await connect(other, 'demo')
  await looked(other)
  await makeAd(other, '900002')
  await lookWith(async () => [caravan('900002', 'another model')])({ customerId })
  expect((await stockOf(other)).vehicles).toMatchObject([
    { vehicleNumber: '900002', isChanged: true, isGone: false },
  ])
  await lookWith(async () => [])({ customerId })
  expect((await stockOf(other)).vehicles).toMatchObject([{ vehicleNumber: '900002', isGone: true }])
})

test('a login that is not taken is told and not tried again; a busy or broken software is', async () => {
  for (const [user, failure, isTriedAgain] of [
    ['somebody', 'refused', false],
    ['broken', 'unavailable', true],
    ['busy', 'busy', true],
  ] as const) {
    const { dealer: other, customerId } = await dealerNamed(`user-${user}`)
    await connect(other, user)
    expect((await looked(other)).connection).toMatchObject({ failure, syncedAt: null })
    // The job that looked is locked until its worker has taken it away, which may be after the answer.
    const { rows } = await pool.query(
      'select 1 from graphile_worker.jobs where key = $1 and locked_at is null',
      [`look-at-stock:${customerId}`],
    )
    expect(rows.length > 0, user).toBe(isTriedAgain)
  }
})

test('only dealers have it, each their own; without the connection nothing of it is left', async () => {
  await addCustomer(pool, 'seller')
  const seller = browser()
  await seller.logIn('seller@test.example')
  expect(await connect(seller, 'demo')).toMatchObject({
    ...{ status: 403, body: { code: 'NOT_A_MERCHANT' } },
  })
  const { dealer: other } = await dealerNamed('nobody-elses')
  expect((await makeAd(other, '900001')).status).toBe(404)
  const ended = await dealer.call({ method: 'DELETE', path: `${stockPath}/connection` })
  expect(ended.body).toEqual({ connection: null, vehicles: [] })
  const { rows } = await pool.query('select 1 from dealer_vehicles where customer_id = $1', [
    dealerId,
  ])
  expect(rows).toEqual([])
})
