import { beforeAll, expect, test } from 'vitest'
import { appOfTest, type Browser, logInAll } from '#database/testing/app-of-test.ts'
import {
  addDealer,
  addOperator,
  addRunningAuction,
  bidOf,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import { findAuction } from '../../auction/auction-store.ts'

/** Whom a cancellation without a good reason asks next is found out over its call (rules 10). */

const { app, pool, browser } = await appOfTest()
const executor = executorOn(pool)
let operator: Browser

beforeAll(async () => {
  await addOperator(pool, 'olga')
  operator = (await logInAll(browser, ['olga']))('olga')
})

/** Sold to the first, the second stood near and ticked; the first gives it up. */
async function canceled(first: string, second: string, isLinked: boolean) {
  const [buyer, next] = [await addDealer(pool, first), await addDealer(pool, second)]
  const prices = { startPriceEur: 10_000, targetPriceEur: 11_000 }
  const auctionId = await addRunningAuction(pool, executor, prices)
  const ticked = bidOf(next, { auctionId, amountEur: 10_900 })
  await executor.execute({ ...ticked, body: { ...ticked.body, isAskMeThen: true } })
  await executor.execute(bidOf(buyer, { auctionId, amountEur: 11_000 }))
  const find = () => findAuction(pool, auctionId, testKeys.auctionSecrets) as Promise<AuctionState>
  await moveClockTo(pool, (await find()).clock?.endsAt ?? 0)
  await app.market.clock.catchUp()
  if (isLinked) {
    const links = `/api/operator/merchants/${buyer.merchantId}/links`
    const body = { email: `${second}@test.example`, reason: 'One yard, two signs' }
    expect(await operator.call({ method: 'POST', path: links, body })).toMatchObject({
      status: 200,
    })
  }
  const { rows } = await pool.query('select order_id as id from orders where auction_id = $1', [
    auctionId,
  ])
  const dealer = (await logInAll(browser, [first]))(first)
  const ask = `/api/private/order/${rows[0].id}/request-cancellation`
  const asked = await dealer.call({
    method: 'POST',
    path: ask,
    body: { reason: 'Kein Platz mehr.' },
  })
  expect(asked).toMatchObject({ status: 200 })
  const answer = `/api/operator/orders/${rows[0].id}/answer-cancellation`
  const body = { verdict: 'unjustified', answer: 'Das ist kein Grund.' }
  expect(await operator.call({ method: 'POST', path: answer, body })).toMatchObject({ status: 200 })
  return { state: await find(), next }
}

test('the second bidder is the one to be asked (rules 10)', async () => {
  const { state, next } = await canceled('anna', 'ben', false)
  expect(state).toMatchObject({
    status: 'failed',
    secondChance: { merchantId: next.merchantId, amountEur: 10_900, turn: 'owner' },
  })
})

test('there is none where an operator knows the bidder to belong to the first one (rules 1 and 10)', async () => {
  const { state } = await canceled('carl', 'dora', true)
  expect(state).toMatchObject({ status: 'failed', secondChance: null })
})
