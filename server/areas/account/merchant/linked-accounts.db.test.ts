import { beforeAll, describe, expect, test } from 'vitest'
import { appOfTest, type Browser, logInAll, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  type Dealer,
  executorOn,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { findAuction } from '../../auction/auction-store.ts'
import { listLinkedMerchantIds } from './merchant-lists.ts'

/** Accounts that an operator found to belong to the same people (rules 1 and 10). */

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)
let lena: Dealer
let otto: Dealer
let sellerId: number
let auctionId: number
let as: (name: string) => Browser

beforeAll(async () => {
  lena = await addDealer(pool, 'lena')
  otto = await addDealer(pool, 'otto')
  sellerId = await addCustomer(pool, 'paul')
  await addOperator(pool, 'operator')
  as = await logInAll(browser, ['lena', 'otto', 'operator'])
  const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
  auctionId = await addRunningAuction(pool, executor, { ...prices, ownerCustomerId: sellerId })
})

function bid(name: string, amountEur: number) {
  const path = `/api/private/auction/${auctionId}/bid`
  return as(name).call({ method: 'POST', path, body: { amountEur }, idempotencyKey: newKey() })
}

const linksOf = ({ merchantId }: Dealer) => `/api/operator/merchants/${merchantId}/links`

function link(dealer: Dealer, email: string) {
  const body = { email, reason: 'Same address and bank account' }
  return as('operator').call({ method: 'POST', path: linksOf(dealer), body })
}

describe('an operator links a dealer’s account (rules 1)', () => {
  test('with the seller’s: their ads are OWN_AD to this dealer, to nobody else', async () => {
    expect(await link(lena, ' Paul@Test.example ')).toMatchObject({ status: 200 })
    expect(await bid('lena', 10_000)).toMatchObject({ status: 403, body: { code: 'OWN_AD' } })
    expect(await bid('otto', 10_000)).toMatchObject({ status: 200 })
  })

  test('which stands in their file with the reason, until it is taken back', async () => {
    const path = `/api/operator/merchants/${lena.merchantId}`
    expect((await as('operator').call({ method: 'GET', path })).body).toMatchObject({
      links: [
        {
          customerId: sellerId,
          email: 'paul@test.example',
          reason: 'Same address and bank account',
        },
      ],
      history: [{ action: 'link_account' }],
    })
    const away = { method: 'DELETE', path: `${linksOf(lena)}/${sellerId}` } as const
    expect(await as('operator').call(away)).toMatchObject({ status: 200 })
    expect(await as('operator').call(away)).toMatchObject({ status: 404 })
    expect(await bid('lena', 10_100)).toMatchObject({ status: 200 })
  })

  test('with another dealer’s: neither is asked after the other gave up (rules 10)', async () => {
    expect(await listLinkedMerchantIds(pool, otto.merchantId)).toEqual([])
    expect(await link(lena, 'otto@test.example')).toMatchObject({ status: 200 })
    expect(await listLinkedMerchantIds(pool, otto.merchantId)).toEqual([lena.merchantId])
    expect(await listLinkedMerchantIds(pool, lena.merchantId)).toEqual([otto.merchantId])
    // A second time changes nothing.
    expect(await link(otto, 'lena@test.example')).toMatchObject({ status: 200 })
  })

  test('with the seller’s: their agents end in that seller’s auctions, in no others (rules 1 and 5)', async () => {
    const dealer = await addDealer(pool, 'agneta')
    const ownerCustomerId = await addCustomer(pool, 'linked-seller')
    const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
    const linked = await addRunningAuction(pool, executor, { ...prices, ownerCustomerId })
    const other = await addRunningAuction(pool, executor, prices)
    const agneta = (await logInAll(browser, ['agneta']))('agneta')
    for (const id of [linked, other]) {
      const path = `/api/private/auction/${id}`
      const call = { path: `${path}/bid`, body: { amountEur: 10_000 }, idempotencyKey: newKey() }
      expect(await agneta.call({ method: 'POST', ...call })).toMatchObject({ status: 200 })
      const agent = { path: `${path}/agent`, body: { limitEur: 15_000 }, idempotencyKey: newKey() }
      expect(await agneta.call({ method: 'PUT', ...agent })).toMatchObject({ status: 200 })
    }
    expect(await link(dealer, 'linked-seller@test.example')).toMatchObject({ status: 200 })
    const agentsOf = async (id: number) =>
      (await findAuction(pool, id, testKeys.auctionSecrets))?.secrets.agents.length
    expect([await agentsOf(linked), await agentsOf(other)]).toEqual([0, 1])
    // What they bid by hand stands: that is for a void to judge.
    const state = await findAuction(pool, linked, testKeys.auctionSecrets)
    expect(state?.highest).toMatchObject({ merchantId: dealer.merchantId, amountEur: 10_000 })
  })

  test.each(['nobody@test.example', 'lena@test.example'])('never with %s', async (email) => {
    expect(await link(lena, email)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'email', rule: 'no_other_account' }] },
    })
  })

  test('and there is no such call but for operators', async () => {
    const body = { email: 'paul@test.example', reason: 'I say so' }
    const path = linksOf(otto)
    expect(await as('lena').call({ method: 'POST', path, body })).toMatchObject({ status: 404 })
  })
})
