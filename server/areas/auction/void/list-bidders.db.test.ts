import { expect, test } from 'vitest'
import type { BiddersOfAuction } from '#contract/endpoints/auction-voids.ts'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { consentSentenceVersion as consentVersion } from '#domain/listing/consent.ts'
import { findAuction } from '../auction-store.ts'

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)

test('rules 1: who made a late offer is named to the operator, whether they have bid before or not', async () => {
  const ownerCustomerId = await addCustomer(pool, 'owen')
  const lena = await addDealer(pool, 'lena')
  await addOperator(pool, 'olga')
  const people = new Map<string, ReturnType<typeof browser>>()
  for (const name of ['owen', 'lena', 'olga']) {
    const opened = browser()
    await opened.logIn(`${name}@test.example`)
    people.set(name, opened)
  }
  const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, executor, { ...prices, ownerCustomerId })
  const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  await moveClockTo(pool, state?.clock?.endsAt ?? 0)
  await executor.runDue(auctionId)
  const send = (name: string, path: string, body: object = {}) =>
    people.get(name)?.call({
      method: 'POST',
      path: `/api/private/auction/${auctionId}/${path}`,
      body,
      idempotencyKey: newKey(),
    })
  await send('owen', 'open-late-offers')
  const offer = { amountEur: 12_000, consentVersion }
  expect(await send('lena', 'late-offer', offer)).toMatchObject({ status: 200 })

  const path = `/api/operator/auctions/${auctionId}/bidders`
  const answer = await people.get('olga')?.call({ method: 'GET', path })
  const seen = answer?.body as BiddersOfAuction // The endpoint's own output.
  expect(seen.bidders).toEqual([])
  expect(seen.lateOffers).toMatchObject([
    { amountEur: 12_000, company: expect.stringContaining('lena'), merchantId: lena.merchantId },
  ])
  expect(await people.get('lena')?.call({ method: 'GET', path })).toMatchObject({ status: 404 })
})
