import { beforeAll, expect, test } from 'vitest'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  bidOf,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { insertDocument } from '../areas/listing/records/document-store.ts'
import { createDocumentKey } from '../integrations/image-store/port.ts'

/** What each viewer is told about one running auction: by search, documents, journal (rules 1). */

const { app, pool, browser } = await appOfTest()
const executor = executorOn(pool)
let auctionId: number
let entityId: number
let documentId: number
let ownerCustomerId: number
/** Figures that occur nowhere else. */
const [bidEur, targetPriceEur] = [13_579, 87_654]

beforeAll(async () => {
  ownerCustomerId = await addCustomer(pool, 'owen')
  await addCustomer(pool, 'sam')
  await addDealer(pool, 'rita')
  await pool.query(
    `update merchants set admission = 'in_review' where customer_id =
       (select customer_id from customers where email = 'rita@test.example')`,
  )
  await addDealer(pool, 'dora')
  await addOperator(pool, 'olga')
  auctionId = await addRunningAuction(pool, executor, {
    ...{ startPriceEur: 10_000, targetPriceEur, ownerCustomerId },
  })
  await executor.execute(bidOf(await addDealer(pool, 'ben'), { auctionId, amountEur: bidEur }))
  const { rows } = await pool.query(
    `update listings set vehicle_values = $2, review = '{"vatRegime": "reportable"}' where listing_id =
       (select listing_id from auctions where auction_id = $1) returning listing_id`,
    [auctionId, JSON.stringify({ ...exampleMotorhome, target_price: targetPriceEur })],
  )
  entityId = rows[0].listing_id
  const storageKey = createDocumentKey()
  const bytes = Buffer.from('%PDF-1.4')
  await app.market.images.put(storageKey, bytes)
  documentId = await insertDocument(pool, {
    ...{ listingId: entityId, kind: 'registration_part_1', storageKey },
    fileName: 'Fahrzeugschein Erika Mustermann.pdf',
    ...{ contentType: 'application/pdf', sizeBytes: bytes.length },
  })
  await app.market.catalog.loadAll()
})

/** As a number of its own: a hash or an instant may hold the same digits. */
const figure = (amountEur: number) => new RegExp(`(?<![\\da-f])${amountEur}(?![\\da-f])`)

async function search(who: Browser, query: string) {
  const { body, text } = await who.call({
    method: 'GET',
    path: `/api/public/catalog/search?${query}`,
  })
  const { total, products } = body as {
    total: number
    products: { zipPrefix: string; auction: { currentBidEur: number | null } | null }[]
  }
  const [card] = products
  return { total, text, place: card?.zipPrefix, bid: card?.auction?.currentBidEur }
}

test.each([
  // Who searches; the place and the bid on their card; how many cost the hidden bid; whether the target is told.
  ['visitor', null, '', null, 0, false],
  ['seller', 'sam', '', null, 0, false],
  ['dealer in review', 'rita', '', null, 0, false],
  ['dealer', 'dora', '24', bidEur, 1, false],
  // Prices are those of the public to them, but their own card is their own.
  ['owner', 'owen', '24', bidEur, 0, true],
  ['operator', 'olga', '24', bidEur, 1, true],
] as const)(
  'a %s (%s) finds place %j and bid %j (rules 1)',
  async (_who, name, place, bid, at, target) => {
    const who = browser()
    if (name !== null) await who.logIn(`${name}@test.example`)
    const found = await search(who, '')
    expect(found).toMatchObject({ total: 1, place, bid })
    expect(figure(bidEur).test(found.text)).toBe(bid !== null)
    expect(figure(targetPriceEur).test(found.text)).toBe(target)
    expect((await search(who, `price_from=${bidEur}&price_to=${bidEur}`)).total).toBe(at)
  },
)

test.each([
  [null, false],
  ['sam', false],
  ['rita', false],
  ['dora', false],
  ['owen', true],
  ['olga', true],
] as const)('whose ad it is, is told to %s: %s (rules 1)', async (name, isVisible) => {
  const who = browser()
  if (name !== null) await who.logIn(`${name}@test.example`)
  const { body } = await who.call({ method: 'GET', path: `/api/public/catalog/get/${entityId}` })
  expect(body).toMatchObject({ customerId: isVisible ? ownerCustomerId : null })
})

test.each([
  // Who opens the ad, the names of its papers (they may hold a person's), and the answer to their asking for one.
  [null, [], 401],
  ['sam', [], 404],
  ['rita', [], 404],
  ['dora', [''], 404],
  ['owen', ['Fahrzeugschein Erika Mustermann.pdf'], 200],
  ['olga', ['Fahrzeugschein Erika Mustermann.pdf'], 200],
] as const)(
  'of the ad’s papers %s reads the names %j and gets %i (rules 1)',
  async (name, names, status) => {
    const who = browser()
    if (name !== null) await who.logIn(`${name}@test.example`)
    const page = await who.call({ method: 'GET', path: `/api/public/catalog/get/${entityId}` })
    const { documents } = page.body as { documents: { fileName: string }[] }
    expect(documents.map(({ fileName }) => fileName)).toEqual(names)
    const path = `/api/private/product/document/${entityId}/${documentId}`
    expect(await who.call({ method: 'GET', path })).toMatchObject({ status })
  },
)

test.each([
  [null, 401],
  ['sam', 404],
  ['rita', 404],
  ['dora', 404],
  ['owen', 404],
  ['ben', 200],
  ['olga', 200],
] as const)('of the journal of a running auction %s gets %i (rules 9)', async (name, status) => {
  const who = browser()
  if (name !== null) await who.logIn(`${name}@test.example`)
  const path = `/api/private/auction/${auctionId}/journal`
  expect(await who.call({ method: 'GET', path })).toMatchObject({ status })
})

test.each([
  [null, false],
  ['sam', false],
  ['rita', false],
  ['dora', true],
] as const)('how it is taxed %s is told: %s (rules 10)', async (name, isVisible) => {
  const who = browser()
  if (name !== null) await who.logIn(`${name}@test.example`)
  const { body } = await who.call({ method: 'GET', path: `/api/public/catalog/get/${entityId}` })
  expect((body as { tax: object | null }).tax !== null).toBe(isVisible)
})

test('who stands behind a pseudonym is the operator’s to read, and each look is logged (rules 1 and 11)', async () => {
  const path = `/api/operator/auctions/${auctionId}/bidders`
  for (const name of ['owen', 'dora', 'ben']) {
    const who = browser()
    await who.logIn(`${name}@test.example`)
    expect(await who.call({ method: 'GET', path })).toMatchObject({ status: 404 })
  }
  const looks = async () => {
    const { rows } = await pool.query(
      `select count(*)::int as count from operator_actions
       where action = 'look_at_bidders' and subject = $1`,
      [`auction:${auctionId}`],
    )
    return rows[0].count
  }
  expect(await looks()).toBe(0)
  const olga = browser()
  await olga.logIn('olga@test.example')
  expect(await olga.call({ method: 'GET', path })).toMatchObject({
    status: 200,
    body: { bidders: [{ pseudonym: 1, standingBidEur: bidEur, hasAgent: false }] },
  })
  expect(await looks()).toBe(1)
})
