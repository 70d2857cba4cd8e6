import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductCard } from '#contract/product.ts'
import { appOfTest } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addPublishedAuction,
  addRunningAuction,
  bidOf,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { dayMs } from '#domain/calendar/instant.ts'
import { defaultSlotSettings } from '#domain/calendar/slots.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { findMarketViewer } from '../account/api.ts'
import { findAuction } from '../auction/auction-store.ts'
import { presentCards, presentPublicCards } from '../listing/api.ts'
import { saveContent } from '../listing/records/listing-store.ts'

/** What the call of the search answers, and what is kept between two calls. */

const { app, pool, browser } = await appOfTest()
const executor = executorOn(pool)
const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
/** Not yet running, whatever day of the week it is. */
const later = {
  ...prices,
  settings: { slots: { ...defaultSlotSettings, leadHours: 5 * 24 } },
}

async function search(query: string, who = browser()) {
  const { status, body } = await who.call({
    method: 'GET',
    path: `/api/public/catalog/search?${query}`,
  })
  return { status, ...(body as { products: ProductCard[]; total: number; pages: number }) }
}

async function entityIdOf(auctionId: number): Promise<number> {
  return (await findAuction(pool, auctionId, testKeys.auctionSecrets))?.entityId ?? 0
}

async function endOf(auctionId: number): Promise<number> {
  return (await findAuction(pool, auctionId, testKeys.auctionSecrets))?.clock?.endsAt ?? 0
}

async function write(auctionId: number, model: string): Promise<number> {
  const entityId = await entityIdOf(auctionId)
  const values = { ...exampleMotorhome, model }
  await transaction(pool, (client) =>
    saveContent(
      client,
      entityId,
      { values, damages: [], gallery: [], moreImages: [], reviewPictures: [] },
      testKeys.auctionSecrets,
    ),
  )
  return entityId
}

describe('a search by its address', () => {
  let entityId: number
  beforeAll(async () => {
    entityId = await write(await addRunningAuction(pool, executor, prices), 'Ωμέγα 100%')
    await app.market.catalog.loadAll()
  })

  test.each([
    ['unknown=1&sort=newest&unknown=2', 1],
    ['make=knaus&make=knaus&make=hobby', 1],
    ['make=constructor&make=__proto__', 0],
    ['country=nonsense', 0],
    ['body_type=nonsense&make=knaus', 0],
    ['body_type=nonsense&body_type=semi_integrated', 1],
    [`text=${encodeURIComponent('ΩΜΕΓΑ')}`, 1],
    [`text=${encodeURIComponent('%')}`, 1],
    [`text=${encodeURIComponent('100%')}`, 1],
    [`text=${encodeURIComponent('%_')}`, 1],
    [`text=${encodeURIComponent('100 %99')}`, 0],
  ])('%s finds %i', async (query, total) => {
    const found = await search(query)
    expect(found).toMatchObject({ status: 200, total })
    expect(found.products.map((card) => card.entityId)).toEqual(total === 1 ? [entityId] : [])
  })

  test('10 kB of options are searched like any others', async () => {
    const makes = Array.from({ length: 110 }, (_, at) => `make=${'x'.repeat(50)}${100 + at}`)
    expect(makes.join('&').length).toBeGreaterThan(6000)
    expect(await search(`${makes.join('&')}&make=knaus`)).toMatchObject({ status: 200, total: 1 })
  })

  test('page 10,000 is empty, counts as ever and is no error', async () => {
    const found = await search('page=10000&itemsPerPage=60')
    expect(found).toMatchObject({ status: 200, products: [], total: 1, pages: 1 })
  })

  test('a text of 10 kB is refused with its field', async () => {
    expect(await search(`text=${'a'.repeat(10_000)}`)).toMatchObject({ status: 422 })
  })
})

test('a card that is kept for visitors is the card that they would be shown, in every state (rules 1)', async () => {
  const dealer = await addDealer(pool, 'anna')
  const running = await addRunningAuction(pool, executor, {
    ...{
      ...prices,
      settings: { slots: { ...defaultSlotSettings, leadHours: 5 * 24, runMinutes: 10 * 24 * 60 } },
    },
  })
  const [renegotiated, sold, failed] = [
    await addRunningAuction(pool, executor, prices),
    await addRunningAuction(pool, executor, prices),
    await addRunningAuction(pool, executor, prices),
  ]
  await executor.execute(bidOf(dealer, { auctionId: renegotiated, amountEur: 11_000 }))
  await executor.execute(bidOf(dealer, { auctionId: sold, amountEur: 20_000 }))
  const published = await addPublishedAuction(pool, executor, later)
  const ends = await Promise.all([renegotiated, sold, failed].map(endOf))
  await moveClockTo(pool, Math.max(...ends))
  for (const auctionId of [renegotiated, sold, failed]) await executor.runDue(auctionId)
  for (const auctionId of [running, published, renegotiated, sold, failed]) {
    await write(auctionId, `Model ${auctionId}`)
  }
  const ids = await Promise.all([running, published, renegotiated, sold, failed].map(entityIdOf))
  const { listings } = app.market
  const visitor = await findMarketViewer(
    pool,
    { customerId: null, sessionId: null, isOperator: false, operatorRoles: [] },
    { ownerCustomerIds: [], termsValidFrom: new Date(0), now: new Date() },
  )
  const shown = await presentCards(listings, ids, visitor)
  const byId = (cards: readonly ProductCard[]) =>
    new Map(cards.map((card) => [card.entityId, card]))
  expect(byId(await presentPublicCards(listings, ids))).toEqual(byId(shown))
  expect(shown.map(({ status }) => status)).toEqual([
    ...['running', 'published', 'ended', 'sold', 'ended'],
  ])
  // Nothing of it moves with time, or it could not be kept.
  await moveClockTo(pool, Math.max(...ends) + dayMs)
  expect(byId(await presentPublicCards(listings, ids))).toEqual(byId(shown))
})

test('what an operator edits after the release is found and shown, without a change of the auction', async () => {
  await addOperator(pool, 'olga')
  const auctionId = await addRunningAuction(pool, executor, prices)
  const entityId = await write(auctionId, 'Before')
  await app.market.catalog.loadAll()
  expect((await search('text=before')).products).toMatchObject([{ model: /Before/ }])
  const olga = browser()
  await olga.logIn('olga@test.example')
  const edited = await olga.call({
    method: 'PUT',
    path: `/api/private/product/update/${entityId}`,
    body: { attributes: { others: [{ attributeCode: 'model', value: 'Afterwards' }] } },
  })
  expect(edited).toMatchObject({ status: 200 })
  await expect.poll(async () => (await search('text=afterwards')).total).toBe(1)
  expect((await search('text=afterwards')).products).toMatchObject([{ model: /Afterwards/ }])
})

test('a process whose index is older answers without what has been hidden since', async () => {
  const owner = await addCustomer(pool, 'owen')
  const auctionId = await addPublishedAuction(pool, executor, { ...later, ownerCustomerId: owner })
  const entityId = await write(auctionId, 'Hidden soon')
  await app.market.catalog.loadAll()
  // By another process, whose word has not come yet.
  const { decision } = await executor.execute({
    auctionId,
    actor: { kind: 'customer', customerId: owner },
    body: { type: 'withdraw_ad' },
    idempotencyKey: crypto.randomUUID(),
  })
  expect(decision).toMatchObject({ isAccepted: true })
  await addDealer(pool, 'dora')
  const dora = browser()
  await dora.logIn('dora@test.example')
  for (const who of [browser(), dora]) {
    expect(await search('text=hidden', who)).toMatchObject({ status: 200, products: [] })
  }
  await app.market.catalog.refresh({ entityIds: [entityId] })
  expect(await search('text=hidden')).toMatchObject({ status: 200, total: 0 })
})

test('visitors who ask the same get the same text, and another one after a change that they see', async () => {
  const auctionId = await addRunningAuction(pool, executor, prices)
  const entityId = await write(auctionId, 'Twice')
  await app.market.catalog.loadAll()
  const ask = async () => {
    const call = { method: 'GET', path: '/api/public/catalog/search?text=twice' } as const
    return (await browser().call(call)).text
  }
  const first = await ask()
  expect(await ask()).toBe(first)
  const dealer = await addDealer(pool, 'berta')
  await executor.execute(bidOf(dealer, { auctionId, amountEur: 13_579 }))
  await app.market.catalog.refresh({ auctionIds: [auctionId] })
  expect(await ask()).toBe(first)
  await write(auctionId, 'Twice, and changed')
  await app.market.catalog.refresh({ entityIds: [entityId] })
  expect(JSON.parse(await ask())).toMatchObject({ products: [{ model: /changed/ }] })
})
