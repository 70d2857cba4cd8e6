import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addRunningAuction,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { createTapfiliateClient } from '#server/integrations/referral/tapfiliate-client.ts'
import {
  standInKey,
  startTapfiliateStandIn,
} from '#server/integrations/referral/tapfiliate-stand-in.ts'
import { onlyRow } from '#server/platform/database/queryable.ts'
import { createSendReferral } from './send-referral.ts'

const standIn = await startTapfiliateStandIn()
afterAll(() => standIn.stop())
const { pool, browser } = await appOfTest({ ROLES: 'web', TAPFILIATE_API_KEY: standInKey })
const executor = executorOn(pool)
const settings = { apiKey: standInKey, programId: null, timeoutMs: 5_000 }
const send = createSendReferral({
  pool,
  referrals: createTapfiliateClient({ ...settings, baseUrl: standIn.baseUrl }),
})

const link = '/api/public/referral'
const partnerPage = '/api/private/referral/partner'
let code = ''
let owenId = 0
beforeAll(async () => {
  await addCustomer(pool, 'paula')
  owenId = await addCustomer(pool, 'owen')
  await addCustomer(pool, 'olive')
  await addDealer(pool, 'dora')
  code = (await paulasPage('POST')).code
})
beforeEach(() => standIn.fail(null))

type PartnerPage = { code: string; results: object; months: unknown[] }

async function paulasPage(method: 'GET' | 'POST' = 'GET'): Promise<PartnerPage> {
  const paula = browser()
  await paula.logIn('paula@test.example')
  return (await paula.call({ method, path: partnerPage })).body as PartnerPage
}

/** An ad on the market, as if it had been submitted by its own call. */
async function addAd(ownerCustomerId: number) {
  const prices = { startPriceEur: 10_000, targetPriceEur: 20_000, buyNowPriceEur: 25_000 }
  const auctionId = await addRunningAuction(pool, executor, { ...prices, ownerCustomerId })
  const found = await pool.query<{ listing_id: number }>(
    `update listings set submitted_at = now() where listing_id =
       (select listing_id from auctions where auction_id = $1) returning listing_id`,
    [auctionId],
  )
  return { auctionId, entityId: onlyRow(found).listing_id }
}

async function addDraft(): Promise<number> {
  const added = await pool.query<{ id: number }>(
    `insert into listings (customer_id, product_type) values ($1, 'motorhome')
     returning listing_id as id`,
    [owenId],
  )
  return onlyRow(added).id
}

async function record(name: string, entityId: number, given: string) {
  const own = browser()
  await own.logIn(`${name}@test.example`)
  const path = `/api/private/product/tapfiliate/${entityId}?referral_code=${encodeURIComponent(given)}`
  return own.call({ method: 'PUT', path })
}

async function referralOf(entityId: number) {
  const { rows } = await pool.query('select * from referrals where listing_id = $1', [entityId])
  return rows[0]
}

async function queuedFor(entityId: number): Promise<number> {
  const { rows } = await pool.query(
    `select from graphile_worker.jobs where key = 'referral:' || $1`,
    [entityId],
  )
  return rows.length
}

test('a partner’s link leads to a sold vehicle, of which they see a figure alone (spec 7.4)', async () => {
  const visitor = browser()
  const asked = await visitor.call({ method: 'GET', path: `${link}/link/${code}` })
  expect(asked.body).toEqual({ isKnown: true })
  // Following it keeps nothing; agreeing does.
  expect([...visitor.cookies.keys()]).not.toContain('cm24-referral')
  const kept = await visitor.call({ method: 'PUT', path: link, body: { code } })
  expect(kept.body).toEqual({ code })
  await visitor.logIn('owen@test.example')
  const { auctionId, entityId } = await addAd(owenId)
  // What was not submitted takes nothing away: the link is still to lead somewhere.
  await visitor.call({ method: 'PUT', path: `/api/private/product/tapfiliate/${await addDraft()}` })
  expect((await visitor.call({ method: 'GET', path: link })).body).toEqual({ code })
  // As the page sends it: the code is the server's own.
  const path = `/api/private/product/tapfiliate/${entityId}`
  expect((await visitor.call({ method: 'PUT', path })).status).toBe(200)
  expect((await visitor.call({ method: 'GET', path: link })).body).toEqual({ code: null })
  expect((await paulasPage()).results).toEqual({ submitted: 1, onMarket: 1, sold: 0 })

  const dora = browser()
  await dora.logIn('dora@test.example')
  const bought = await dora.call({
    method: 'POST',
    path: `/api/private/auction/${auctionId}/buy-now`,
    body: { priceEur: 25_000 },
    idempotencyKey: newKey(),
  })
  expect(bought.text).toContain('sold')
  const page = await paulasPage()
  expect(page.results).toEqual({ submitted: 1, onMarket: 0, sold: 1 })
  expect(JSON.stringify(page)).not.toMatch(/owen|25.?000/)
})

describe('a referral', () => {
  test('of oneself, of another’s ad, or of an ad that was never submitted counts for nothing', async () => {
    const own = await addAd(
      onlyRow(
        await pool.query<{ id: number }>(
          `select customer_id as id from customers where email = 'paula@test.example'`,
        ),
      ).id,
    )
    expect((await record('paula', own.entityId, code)).status).toBe(200)
    expect((await record('olive', own.entityId, code)).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await record('olive', 9_000_000, code)).body).toMatchObject({ code: 'NOT_FOUND' })
    const draft = await addDraft()
    expect((await record('owen', draft, code)).status).toBe(200)
    expect([await referralOf(own.entityId), await referralOf(draft)]).toEqual([
      undefined,
      undefined,
    ])
  })

  test.each(['', 'a b', "'; drop table partners; --", 'x'.repeat(150)])(
    'by the code "%s" counts for nothing, and the answer is that of any other',
    async (given) => {
      const { entityId } = await addAd(owenId)
      expect((await record('owen', entityId, given)).body).toEqual({})
      expect(await referralOf(entityId)).toBeUndefined()
    },
  )

  test('said twice, by another code too, is one: the first', async () => {
    const { entityId } = await addAd(owenId)
    await record('owen', entityId, code)
    await record('owen', entityId, 'somebody-else')
    expect(await referralOf(entityId)).toMatchObject({ code })
    expect(await queuedFor(entityId)).toBe(1)
  })
})

describe('Tapfiliate', () => {
  const taken = (entityId: number) =>
    standIn.conversions.filter(({ external_id: id }) => id === `ad-${entityId}`)

  test('is told once, also where its answer got lost and the job runs again', async () => {
    const { entityId } = await addAd(owenId)
    await record('owen', entityId, code)
    standIn.fail({ losesAnswers: true })
    await expect(send({ listingId: entityId })).rejects.toThrow('does not answer')
    standIn.fail(null)
    await send({ listingId: entityId })
    await send({ listingId: entityId })
    expect(taken(entityId)).toHaveLength(1)
    expect(await referralOf(entityId)).toMatchObject({
      ...{ conversion_id: taken(entityId)[0]?.id, refused: null },
    })
  })

  test('is asked again after a fault, and not after it has refused a code', async () => {
    const { entityId } = await addAd(owenId)
    await record('owen', entityId, 'nobody')
    standIn.fail({ status: 429 })
    await expect(send({ listingId: entityId })).rejects.toThrow('busy')
    expect(await referralOf(entityId)).toMatchObject({ conversion_id: null, refused: null })
    standIn.fail(null)
    await send({ listingId: entityId })
    expect(await referralOf(entityId)).toMatchObject({ refused: 'status 404' })
    standIn.fail({ status: 500 })
    await send({ listingId: entityId })
  })
})
