import { expect, test } from 'vitest'
import type { OwnBidCard, Product } from '#contract/product.ts'
import { appOfTest, type Browser, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addRunningAuction,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'

/** What a dealer's running bids would cost in the end (rules 10). */

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)

async function bidOn(who: Browser, auctionId: number): Promise<void> {
  const answer = await who.call({
    ...{ method: 'POST', path: `/api/private/auction/${auctionId}/bid`, idempotencyKey: newKey() },
    body: { amountEur: 11_000, consentVersion: consentSentenceVersion },
  })
  expect(answer).toMatchObject({ status: 200 })
}

async function cardsOf(who: Browser): Promise<readonly OwnBidCard[]> {
  const answer = await who.call({ method: 'GET', path: '/api/private/customer/my-bids/get' })
  return (answer.body as { products: OwnBidCard[] }).products
}

async function review(auctionId: number, verdict: object): Promise<void> {
  await pool.query(
    `update listings set review = $2
     where listing_id = (select listing_id from auctions where auction_id = $1)`,
    [auctionId, JSON.stringify(verdict)],
  )
}

test('each bid comes with the tax facts that its vehicle’s own page has, by seller, review and round', async () => {
  const sellers = [await addCustomer(pool, 'sam'), await addCustomer(pool, 'sandra')]
  await pool.query(
    `update customers set profile = profile || '{"country": "NL", "vatRegNo": "NL123456789B01"}'
     where customer_id = $1`,
    [sellers[1]],
  )
  await addDealer(pool, 'dora')
  const dora = browser()
  await dora.logIn('dora@test.example')
  const price = { startPriceEur: 10_000, targetPriceEur: 20_000 }
  const commission = { rateBasisPoints: 300, minCents: 10_000, maxCents: 90_000 }
  const [first, second, unreviewed] = [
    await addRunningAuction(pool, executor, { ...price, ownerCustomerId: sellers[0] ?? 0 }),
    await addRunningAuction(pool, executor, {
      ...{ ...price, ownerCustomerId: sellers[1] ?? 0, settings: { commission } },
    }),
    await addRunningAuction(pool, executor, { ...price, ownerCustomerId: sellers[0] ?? 0 }),
  ]
  await review(first, { vatRegime: 'private' })
  await review(second, { vatRegime: 'reportable', vatRateBasisPoints: 2_100, isNewVehicle: true })
  for (const auctionId of [first, second, unreviewed]) await bidOn(dora, auctionId)

  const cards = await cardsOf(dora)
  const taxOf = (id: number) => cards.find(({ auction }) => auction?.auctionId === id)?.tax
  expect(taxOf(first)).toMatchObject({ vatRegime: 'private', hasSellerVatId: false })
  expect(taxOf(second)).toMatchObject({
    ...{ vatRegime: 'reportable', vatRateBasisPoints: 2_100, isNewVehicle: true, commission },
    ...{ sellerCountry: 'NL', hasSellerVatId: true },
  })
  expect(taxOf(unreviewed)).toBeNull()
  for (const { entityId, tax } of cards) {
    const page = await dora.call({ method: 'GET', path: `/api/public/catalog/get/${entityId}` })
    expect((page.body as Product).tax).toEqual(tax)
  }
})

test('a dealer who is no longer admitted is told no taxes', async () => {
  await addDealer(pool, 'ben')
  const ben = browser()
  await ben.logIn('ben@test.example')
  const auctionId = await addRunningAuction(pool, executor, {
    ...{ startPriceEur: 10_000, targetPriceEur: 20_000 },
  })
  await review(auctionId, { vatRegime: 'private' })
  await bidOn(ben, auctionId)
  expect((await cardsOf(ben)).map(({ tax }) => tax?.vatRegime)).toEqual(['private'])
  await pool.query(
    `update merchants set admission = 'needs_more'
     where customer_id = (select customer_id from customers where email = 'ben@test.example')`,
  )
  expect((await cardsOf(ben)).filter(({ tax }) => tax !== null)).toEqual([])
})
