import { beforeAll, expect, test } from 'vitest'
import type { Output } from '#contract/endpoint.ts'
import type { catalogEndpoints } from '#contract/endpoints/catalog.ts'
import { appOfTest } from '#database/testing/app-of-test.ts'
import {
  addDealer,
  addRunningAuction,
  bidOf,
  type Dealer,
  executorOn,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { findAuction } from '../../auction/auction-store.ts'
import { saveContent } from '../../listing/records/listing-store.ts'
import { findPlace } from './find-origin.ts'
import { importPoints } from './import-points.ts'

/** What dealers alone are told of how far a vehicle is and of its light (rules 1). */

const { app, pool, browser } = await appOfTest()
const executor = executorOn(pool)

type Answer = Output<typeof catalogEndpoints.search>
let [kiel, flensburg]: readonly number[] = []
const auctions: number[] = []
const dealers = new Map<string, Dealer>()

async function addVehicle(zip: string): Promise<number> {
  const auctionId = await addRunningAuction(pool, executor, {
    ...{ startPriceEur: 10_000, targetPriceEur: 20_000 },
  })
  const entityId =
    (await findAuction(pool, auctionId, testKeys.auctionSecrets))?.entityId ?? Number.NaN
  const values = { ...exampleMotorhome, location_country: 'DE', location_zip: zip }
  const content = { values, damages: [], gallery: [], moreImages: [], reviewPictures: [] }
  await transaction(pool, (client) =>
    saveContent(client, entityId, content, testKeys.auctionSecrets),
  )
  auctions.push(auctionId)
  return entityId
}

async function addDealerAt(name: string, profile: object): Promise<void> {
  const dealer = await addDealer(pool, name)
  dealers.set(name, dealer)
  await pool.query('update customers set profile = $2 where customer_id = $1', [
    dealer.customerId,
    profile,
  ])
}

async function search(who: string | undefined, query = ''): Promise<Answer> {
  const reader = browser()
  if (who !== undefined) await reader.logIn(`${who}@test.example`)
  const path = `/api/public/catalog/search?${query}`
  return (await reader.call({ method: 'GET', path })).body as Answer // As its contract says.
}

const facetsOf = ({ filterAttributes }: Answer) =>
  filterAttributes.filter(({ code }) => code === 'distance' || code === 'light')

beforeAll(async () => {
  kiel = await addVehicle('24103')
  flensburg = await addVehicle('24937')
  await addDealerAt('hamburg', { country: 'DE', zipCode: '20095', city: 'Hamburg' })
  await addDealerAt('madrid', { country: 'ES', zipCode: '28001', city: 'Madrid' })
  await addDealerAt('named', { country: 'DE', zipCode: '00999', city: 'Lübeck' })
  await addDealerAt('lost', { country: 'DE', zipCode: '00999', city: 'Nirgendwo' })
  await app.market.catalog.loadAll()
})

test('two vehicles of a region are equally far from everywhere, so nobody finds either by circles (rules 1)', async () => {
  const distances = async (who: string) =>
    (await search(who)).products.map(({ distanceKm }) => distanceKm)
  for (const who of ['hamburg', 'madrid', 'named']) {
    const [one, other] = await distances(who)
    expect(one, who).toBe(other)
    expect((one ?? 1) % 5, who).toBe(0)
  }
  expect((await distances('hamburg'))[0]).toBeLessThan(100)
  expect((await distances('madrid'))[0]).toBeGreaterThan(1500)
})

test('a dealer filters by the distance from their own address', async () => {
  const near = await search('hamburg', 'distance=within_100')
  expect(near).toMatchObject({ total: 2, isPlaceKnown: true })
  expect(near.products.map(({ entityId }) => entityId).toSorted()).toEqual([kiel, flensburg])
  expect((await search('madrid', 'distance=within_300')).total).toBe(0)
  expect((await search('madrid', 'distance=beyond_300')).total).toBe(2)
})

test('where the address of a dealer is not found, nothing is narrowed and the answer says so', async () => {
  const found = await search('lost', 'distance=within_100&sort=distance')
  expect(found).toMatchObject({ total: 2, isPlaceKnown: false })
  expect(found.products.map(({ distanceKm }) => distanceKm)).toEqual([null, null])
  expect(facetsOf(found).map(({ code }) => code)).toEqual(['light'])
})

test('a dealer filters by the light, which is that of the cards; nobody else learns of it (rules 1)', async () => {
  const [auctionId = 0] = auctions
  const bidder = dealers.get('madrid')
  if (!bidder) throw new Error('Nobody bids')
  const lights = async () => {
    await app.market.catalog.refresh({ auctionIds: [auctionId] })
    const { products } = await search('hamburg', 'light=red&light=yellow&light=green')
    return products.map(({ auction }) => [auction?.auctionId, auction?.light])
  }
  expect(await lights()).toEqual([])
  await executor.execute(bidOf(bidder, { auctionId, amountEur: 11_000 }))
  expect(await lights()).toEqual([[auctionId, 'red']])
  await executor.execute(bidOf(bidder, { auctionId, amountEur: 20_000 }))
  expect(await lights()).toEqual([[auctionId, 'green']])
  expect((await search('hamburg', 'light=green')).total).toBe(1)
  expect((await search('hamburg', 'light=none')).total).toBe(1)

  const plain = await search(undefined)
  expect(facetsOf(plain)).toEqual([])
  for (const query of ['light=green', 'distance=within_100', 'sort=distance']) {
    expect(await search(undefined, query), query).toEqual(plain)
  }
})

test('imported postcodes make a dealer’s own place exact, and take the place of those before', async () => {
  const place = (postcode: string, town = '') => findPlace(pool, { country: 'DE', postcode, town })
  const before = await place('20095')
  const line = (country: string, code: string, name: string, latitude: string, longitude: string) =>
    [country, code, name, '', '', '', '', '', '', latitude, longitude, '4'].join('\t')
  const file = [
    line('DE', '20095', 'Hamburg', '53.5533', '10.0014'),
    line('DE', '20097', 'Hamburg', '53.5473', '10.0217'),
    line('DE', '01067', 'Dresden', '51.0575', '13.7170'),
    line('US', '10001', 'New York', '40.75', '-73.99'),
    line('DE', '20099', 'Hamburg', '', '10.0'),
    'no line of it',
  ]
  expect(await importPoints(pool, file.join('\r\n'))).toEqual({
    ...{ pointCount: 3, countries: ['DE'], passedOverCount: 3 },
  })
  expect(await place('20095')).toEqual({ latitude: 53.5533, longitude: 10.0014 })
  // Unknown: the middle of those that begin alike.
  expect((await place('20099'))?.latitude).toBeCloseTo((53.5533 + 53.5473) / 2)
  expect((await place('00999', 'dresden'))?.longitude).toBe(13.717)
  await importPoints(pool, line('DE', '01067', 'Dresden', '51.06', '13.72'))
  expect(await place('20095')).toEqual(before)
  expect((await search('hamburg')).products[0]?.distanceKm).toBeLessThan(100)
})
