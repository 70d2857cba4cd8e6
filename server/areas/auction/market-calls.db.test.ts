import { beforeAll, describe, expect, test } from 'vitest'
import { consentText } from '#content/consent/consent.ts'
import { auctionEndpoints } from '#contract/endpoints/auction.ts'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  type Dealer,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { findAuction } from './auction-store.ts'

/** The market's calls from outside: each refusal with its own code, in the order of rules 4. */

const { pool, browser, logged } = await appOfTest()
const executor = executorOn(pool)
let anna: Dealer
let auctionId: number

beforeAll(async () => {
  anna = await addDealer(pool, 'anna')
  await addDealer(pool, 'ben')
  auctionId = await addRunningAuction(pool, executor, {
    startPriceEur: 10_000,
    targetPriceEur: 20_000,
  })
})

async function as(name: string) {
  const opened = browser()
  await opened.logIn(`${name}@test.example`)
  return opened
}

function bid(amountEur: number, idempotencyKey = newKey(), auction = auctionId) {
  const path = `/api/private/auction/${auction}/bid`
  return { method: 'POST', path, body: { amountEur }, idempotencyKey } as const
}

describe('a bid is refused with the code of the first broken condition (rules 4)', () => {
  test('NOT_LOGGED_IN for a visitor', async () => {
    expect(await browser().call(bid(10_000))).toMatchObject({
      status: 401,
      body: { code: 'NOT_LOGGED_IN' },
    })
  })

  test('NOT_A_MERCHANT for a private seller', async () => {
    await addCustomer(pool, 'paula')
    expect(await (await as('paula')).call(bid(10_000))).toMatchObject({
      status: 403,
      body: { code: 'NOT_A_MERCHANT' },
    })
  })

  const standings = [
    { code: 'MERCHANT_IN_REVIEW', change: `admission = 'in_review'` },
    { code: 'MERCHANT_BLOCKED', change: 'blocked_at = now()' },
    { code: 'BIDDING_STOPPED', change: 'bidding_stopped_at = now()' },
  ]
  test.each(standings)('$code from its commit on', async ({ code, change }) => {
    const name = code.toLowerCase().replaceAll('_', '-')
    const dealer = await addDealer(pool, name)
    const opened = await as(name)
    await pool.query(`update merchants set ${change} where merchant_id = $1`, [dealer.merchantId])
    expect(await opened.call(bid(10_000))).toMatchObject({ status: 403, body: { code } })
  })

  test('TERMS_NOT_ACCEPTED before the terms in force were accepted', async () => {
    const dealer = await addDealer(pool, 'theo')
    await pool.query('delete from terms_acceptances where customer_id = $1', [dealer.customerId])
    expect(await (await as('theo')).call(bid(10_000))).toMatchObject({
      body: { code: 'TERMS_NOT_ACCEPTED' },
    })
  })

  test('OWN_AD on an ad of the bidder', async () => {
    const dealer = await addDealer(pool, 'otto')
    const own = await addRunningAuction(pool, executor, {
      startPriceEur: 10_000,
      targetPriceEur: 20_000,
      ownerCustomerId: dealer.customerId,
    })
    expect(await (await as('otto')).call(bid(10_000, newKey(), own))).toMatchObject({
      status: 403,
      body: { code: 'OWN_AD' },
    })
  })

  test('BID_TOO_LOW with the minimum, one euro below it', async () => {
    expect(await (await as('anna')).call(bid(9_999))).toMatchObject({
      status: 422,
      body: { code: 'BID_TOO_LOW', facts: { minimumEur: 10_000 } },
    })
  })

  test('BID_TOO_HIGH far above what is usual', async () => {
    expect(await (await as('anna')).call(bid(40_001))).toMatchObject({
      body: { code: 'BID_TOO_HIGH' },
    })
  })

  test('IDEMPOTENCY_KEY_MISSING without a key', async () => {
    const { idempotencyKey: _without, ...call } = bid(10_000)
    expect(await (await as('anna')).call(call)).toMatchObject({
      status: 400,
      body: { code: 'IDEMPOTENCY_KEY_MISSING' },
    })
  })

  test('IDEMPOTENCY_KEY_INVALID with a key that is too short or has a space', async () => {
    for (const key of ['short', 'a key with spaces']) {
      expect(await (await as('anna')).call(bid(10_000, key))).toMatchObject({
        status: 400,
        body: { code: 'IDEMPOTENCY_KEY_INVALID' },
      })
    }
  })

  test('ACTION_NOT_POSSIBLE_NOW where there is no agent to withdraw, as the contract says', async () => {
    const path = `/api/private/auction/${auctionId}/agent`
    const call = { method: 'DELETE', path, idempotencyKey: newKey() } as const
    expect(await (await as('anna')).call(call)).toMatchObject({
      status: 409,
      body: { code: 'ACTION_NOT_POSSIBLE_NOW' },
    })
    expect(auctionEndpoints.withdrawAgent.refusals).toContain('ACTION_NOT_POSSIBLE_NOW')
  })

  test('VALIDATION_FAILED names the field and its rule in the caller’s language', async () => {
    const call = { ...bid(10_000), body: { amountEur: 10_000.5 } }
    expect(await (await as('anna')).call(call)).toMatchObject({
      body: {
        code: 'VALIDATION_FAILED',
        fields: [
          { field: 'amountEur', rule: 'whole_euros', message: expect.stringMatching(/Euro/) },
        ],
      },
    })
  })
})

test('a bid answers the new view with its receipt, and the key repeats the answer (rules 13)', async () => {
  const opened = await as('anna')
  const key = newKey()
  const first = await opened.call(bid(10_000, key))
  expect(first).toMatchObject({
    status: 200,
    body: {
      currentBidEur: 10_000,
      viewer: 'bidder',
      context: ['holding_highest_bid'],
      headHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  })
  const again = await opened.call(bid(10_000, key))
  expect(again.body).toEqual(first.body)
  expect(await opened.call(bid(11_000, key))).toMatchObject({
    status: 409,
    body: { code: 'IDEMPOTENCY_KEY_REUSED' },
  })
})

test('what binds a dealer is kept with the version of its sentence, an outdated one binds nobody (rules 10)', async () => {
  const { version } = consentText('de')
  const opened = await as('anna')
  const agreed = await addRunningAuction(pool, executor, {
    startPriceEur: 10_000,
    targetPriceEur: 20_000,
  })
  const outdated = {
    ...bid(10_000, newKey(), agreed),
    body: { amountEur: 10_000, consentVersion: '1999-01' },
  }
  expect(await opened.call(outdated)).toMatchObject({
    status: 409,
    body: { code: 'CONSENT_OUTDATED', facts: { version } },
  })
  const tooLow = { ...outdated, body: { ...outdated.body, amountEur: 1 } }
  expect(await opened.call(tooLow)).toMatchObject({ body: { code: 'BID_TOO_LOW' } })
  expect(await opened.call(bid(10_000, newKey(), agreed))).toMatchObject({ status: 200 })
  const path = `/api/private/auction/${agreed}/agent`
  const agent = {
    method: 'PUT',
    path,
    body: { limitEur: 12_000, consentVersion: version },
  } as const
  expect(await opened.call({ ...agent, idempotencyKey: newKey() })).toMatchObject({ status: 200 })
  const events = await pool.query(
    `select kind, event->>'consentVersion' as version from auction_events
     where auction_id = $1 and kind in ('bid_placed', 'agent_set') order by version`,
    [agreed],
  )
  expect(events.rows).toEqual([
    { kind: 'bid_placed', version },
    { kind: 'agent_set', version },
  ])
})

test('an agent needs an own bid first (spec 5.4)', async () => {
  const opened = await as('ben')
  expect(
    await opened.call({
      method: 'PUT',
      path: `/api/private/auction/${auctionId}/agent`,
      body: { limitEur: 15_000 },
      idempotencyKey: newKey(),
    }),
  ).toMatchObject({ status: 422, body: { code: 'AGENT_NEEDS_OWN_BID' } })
})

test('visitors and sellers see no bid, no light and no number of bids (rules 1)', async () => {
  const { body } = await browser().call({
    method: 'GET',
    path: `/api/public/catalog/auction/get/${auctionId}`,
  })
  expect(body).toMatchObject({
    startPriceEur: 10_000,
    currentBidEur: null,
    light: null,
    bidCount: null,
    history: null,
    version: null,
    sequence: null,
  })
})

test('a state change by cookie without the token is refused (rules 11)', async () => {
  const opened = await as('anna')
  const call = { ...bid(12_000), headers: { 'x-csrf-token': 'forged' } }
  expect(await opened.call(call)).toMatchObject({
    status: 403,
    body: { code: 'CSRF_TOKEN_INVALID' },
  })
})

test('a bid one second late is refused with AUCTION_ENDED (rules 3)', async () => {
  const late = await addRunningAuction(pool, executor, {
    startPriceEur: 10_000,
    targetPriceEur: 20_000,
  })
  const state = await findAuction(pool, late, testKeys.auctionSecrets)
  await moveClockTo(pool, (state?.clock?.endsAt ?? 0) + 1000)
  expect(await (await as('anna')).call(bid(10_000, newKey(), late))).toMatchObject({
    status: 409,
    body: { code: 'AUCTION_ENDED' },
  })
})

test('no log line of this file holds an amount under secrets or a token', () => {
  expect(logged()).not.toMatch(/eyJ[\w-]+\.|limitEur|targetPriceEur/)
  expect(anna.merchantId).toBeGreaterThan(0)
})

test('a blocked dealer’s agent ends, the standing bid stays (rules 5)', async () => {
  const agnes = await addDealer(pool, 'agnes')
  const auction = await addRunningAuction(pool, executor, {
    startPriceEur: 10_000,
    targetPriceEur: 20_000,
  })
  const opened = await as('agnes')
  await opened.call(bid(10_000, newKey(), auction))
  const path = `/api/private/auction/${auction}/agent`
  const body = { limitEur: 15_000 }
  await opened.call({ method: 'PUT', path, body, idempotencyKey: newKey() })
  await addOperator(pool, 'operator')
  const blocked = await (await as('operator')).call({
    method: 'POST',
    path: `/api/operator/merchants/${agnes.merchantId}/block`,
    body: { reason: 'Papers were forged' },
  })
  expect(blocked.status).toBe(200)
  const state = await findAuction(pool, auction, testKeys.auctionSecrets)
  expect(state).toMatchObject({ highest: { amountEur: 10_000 }, secrets: { agents: [] } })
})
