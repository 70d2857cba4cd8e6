import { beforeAll, expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { appOfTest, type Browser, logInAll, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  type Dealer,
  executorOn,
  moveClockTo,
} from '#database/testing/market-of-test.ts'

/** A late offer that stood before its dealer was linked with the seller (rules 1 and 7). */

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)
let lena: Dealer
let otto: Dealer
let as: (name: string) => Browser

beforeAll(async () => {
  lena = await addDealer(pool, 'lena')
  otto = await addDealer(pool, 'otto')
  await addOperator(pool, 'operator')
})

const post = (name: string, path: string, body: object = {}) =>
  as(name).call({ method: 'POST', path, body, idempotencyKey: newKey() })

test('the owner is refused to accept it, knows before, and sells to others', async () => {
  const ownerCustomerId = await addCustomer(pool, 'paul')
  as = await logInAll(browser, ['lena', 'otto', 'paul', 'operator'])
  const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, executor, { ...prices, ownerCustomerId })
  const { rows } = await pool.query('select ends_at as at from auctions where auction_id = $1', [
    auctionId,
  ])
  await moveClockTo(pool, rows[0].at.getTime())
  await executor.runDue(auctionId)
  const auction = `/api/private/auction/${auctionId}`
  expect((await post('paul', `${auction}/open-late-offers`)).status).toBe(200)
  for (const [name, amountEur] of [
    ['lena', 12_000],
    ['otto', 11_000],
  ] as const) {
    expect((await post(name, `${auction}/late-offer`, { amountEur })).status).toBe(200)
  }
  const link = { email: 'paul@test.example', reason: 'Same address and bank account' }
  expect(
    (await post('operator', `/api/operator/merchants/${lena.merchantId}/links`, link)).status,
  ).toBe(200)
  const path = `/api/public/catalog/auction/get/${auctionId}`
  const { body } = await as('paul').call({ method: 'GET', path })
  const { lateOffers, actions } = body as AuctionView // By the contract.
  const idOf = (amountEur: number) =>
    lateOffers?.find((offer) => offer.amountEur === amountEur)?.lateOfferId ?? 0
  expect(actions.answerLateOffers).toMatchObject({ facts: { ofOwnPeopleIds: [idOf(12_000)] } })
  const answer = (amountEur: number) =>
    post('paul', `${auction}/late-offer/${idOf(amountEur)}/accept`)
  expect(await answer(12_000)).toMatchObject({
    status: 403,
    body: { code: 'OFFER_OF_OWN_PEOPLE' },
  })
  expect(await answer(11_000)).toMatchObject({
    status: 200,
    body: { status: 'sold', buyerMerchantId: otto.merchantId },
  })
})
