import { describe, expect, test } from 'vitest'
import type { JournalAnswer } from '#contract/journal.ts'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  bidOf,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { hourMs } from '#domain/calendar/instant.ts'
import { findAuction } from './auction-store.ts'

/** Two operators over their calls (rules 2). */

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)

describe('an operator takes an auction out over its call (rules 2)', () => {
  async function operator(name: string): Promise<Browser & { readonly customerId: number }> {
    const customerId = await addOperator(pool, name)
    const opened = browser()
    await opened.logIn(`${name}@test.example`)
    return { ...opened, customerId }
  }

  function withdraw(
    who: Browser,
    auctionId: number,
    action = 'withdraw',
    body: object = { reason: 'vehicle_gone' },
  ) {
    const path = `/api/operator/auctions/${auctionId}/${action}`
    return who.call({ method: 'POST', path, body })
  }

  test('whoever has bid keeps the journal that ended with it (rules 9)', async () => {
    const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
    const auctionId = await addRunningAuction(pool, executor, prices)
    await executor.execute(bidOf(await addDealer(pool, 'reader'), { auctionId, amountEur: 10_000 }))
    const reader = browser()
    await reader.logIn('reader@test.example')
    const taken = await withdraw(await operator('clara'), auctionId)
    expect(taken.body).toMatchObject({ status: 'inactive' })
    const auction = `/api/public/catalog/auction/get/${auctionId}`
    expect((await reader.call({ method: 'GET', path: auction })).status).toBe(404)
    const path = `/api/private/auction/${auctionId}/journal`
    const { status, body } = await reader.call({ method: 'GET', path })
    expect(status).toBe(200)
    expect((body as JournalAnswer).entries.at(-1)).toMatchObject({ kind: 'withdrawn' })
  })

  test('in the last hour one asks and another one confirms, both logged', async () => {
    const ownerCustomerId = await addCustomer(pool, 'owner')
    const owner = browser()
    await owner.logIn('owner@test.example')
    const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
    const auctionId = await addRunningAuction(pool, executor, { ...prices, ownerCustomerId })
    const [miriam, jonas] = [await operator('miriam'), await operator('jonas')]
    const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
    await moveClockTo(pool, (state?.clock?.endsAt ?? 0) - hourMs / 2)
    await executor.runDue(auctionId)
    expect((await withdraw(owner, auctionId)).status).toBe(404)
    expect((await withdraw(miriam, auctionId)).body).toMatchObject({
      status: 'running',
      withdrawalRequest: { reason: 'vehicle_gone' },
    })
    expect((await withdraw(miriam, auctionId)).body).toMatchObject({
      code: 'SECOND_OPERATOR_NEEDED',
    })
    expect((await withdraw(jonas, auctionId, 'drop-withdrawal', {})).body).toMatchObject({
      withdrawalRequest: null,
    })
    await withdraw(miriam, auctionId)
    expect((await withdraw(jonas, auctionId)).body).toMatchObject({
      status: 'inactive',
      withdrawal: {
        reason: 'vehicle_gone',
        operatorCustomerId: miriam.customerId,
        confirmedByCustomerId: jonas.customerId,
      },
    })
    const logged = await pool.query<{ action: string }>(
      'select action from operator_actions where subject = $1 order by 1',
      [`auction:${auctionId}`],
    )
    expect(logged.rows.map(({ action }) => action)).toEqual([
      'drop_withdrawal',
      'withdraw',
      'withdraw',
      'withdraw',
    ])
  })
})
