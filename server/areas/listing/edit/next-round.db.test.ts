import { beforeEach, describe, expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import type { Product } from '#contract/product.ts'
import { appOfTest, type Browser, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  asActor,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'
import { dayMs } from '#domain/calendar/instant.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { findAuction } from '../../auction/auction-store.ts'
import { openListing } from '../records/sealed-values.ts'

/** Rounds over their calls: what the ad, the old round and the new one are afterwards (rules 2, 6). */

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)
let count = 0
let owner: Browser
let auctionId: number

beforeEach(async () => {
  count += 1
  const ownerCustomerId = await addCustomer(pool, `owner-${count}`)
  owner = browser()
  await owner.logIn(`owner-${count}@test.example`)
  auctionId = await addRunningAuction(pool, executor, {
    startPriceEur: 10_000,
    targetPriceEur: 20_000,
    ownerCustomerId,
  })
})

/** Past the end, with everything due on the way. */
async function passEnd(): Promise<void> {
  const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  await moveClockTo(pool, state?.clock?.endsAt ?? 0)
  await executor.runDue(auctionId)
}

function send(who: Browser, path: string, body: object = {}, idempotencyKey = newKey()) {
  return who.call({
    method: 'POST',
    path: `/api/private/auction/${auctionId}/${path}`,
    body,
    idempotencyKey,
  })
}

const reduced = { reducedTargetPriceEur: 18_000, consentVersion: consentSentenceVersion }

async function rounds(): Promise<{ round: number; status: string }[]> {
  const { rows } = await pool.query(
    `select round, status from auctions where listing_id =
       (select listing_id from auctions where auction_id = $1) order by round`,
    [auctionId],
  )
  return rows
}

async function listing(): Promise<{ target: unknown; consents: number }> {
  const { rows } = await pool.query(
    `select l.vehicle_values as values, l.sealed_values as "sealedValues",
       (select count(*)::int from consents c where c.listing_id = l.listing_id) as consents
     from listings l join auctions a using (listing_id) where auction_id = $1`,
    [auctionId],
  )
  const { values } = openListing(rows[0], testKeys.auctionSecrets)
  return { target: values.target_price, consents: rows[0].consents }
}

describe('a restart over its call (rules 2)', () => {
  test('answers the new round under review and leaves the old one readable', async () => {
    await passEnd()
    const answer = await send(owner, 'restart', reduced)
    expect(answer).toMatchObject({ status: 200, body: { round: 2, status: 'under_review' } })
    expect(await rounds()).toEqual([
      { round: 1, status: 'failed' },
      { round: 2, status: 'under_review' },
    ])
    expect(await listing()).toEqual({ target: 18_000, consents: 1 })
    const old = await owner.call({
      method: 'GET',
      path: `/api/public/catalog/auction/get/${auctionId}`,
    })
    expect(old).toMatchObject({ status: 200, body: { round: 1, status: 'failed' } })
    expect((await send(owner, 'stop')).body).toMatchObject({ code: 'ACTION_NOT_POSSIBLE_NOW' })
  })

  test('sent twice with one key makes one round, without consent none', async () => {
    await passEnd()
    const { reducedTargetPriceEur } = reduced
    expect((await send(owner, 'restart', { reducedTargetPriceEur })).body).toMatchObject({
      code: 'CONSENT_MISSING',
    })
    const key = newKey()
    const answers = [
      await send(owner, 'restart', reduced, key),
      await send(owner, 'restart', reduced, key),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await rounds()).toHaveLength(2)
    expect(await listing()).toMatchObject({ consents: 1 })
  })

  test('the sentence agreed to can still be read under review, by its owner alone', async () => {
    await passEnd()
    await send(owner, 'restart', reduced)
    const { rows } = await pool.query('select listing_id from auctions where auction_id = $1', [
      auctionId,
    ])
    const path = `/api/private/product/consent/${rows[0].listing_id}`
    const answer = await owner.call({ method: 'GET', path })
    expect(answer).toMatchObject({ status: 200, body: { version: consentSentenceVersion } })
    const stranger = browser()
    await addCustomer(pool, `reader-${count}`)
    await stranger.logIn(`reader-${count}@test.example`)
    expect((await stranger.call({ method: 'GET', path })).status).toBe(404)
  })

  test('as it is waits for 24 h, and nobody else knows of it', async () => {
    await passEnd()
    const asItIs = { consentVersion: consentSentenceVersion }
    expect((await send(owner, 'restart', asItIs)).body).toMatchObject({ code: 'RESTART_TOO_EARLY' })
    const stranger = browser()
    await addCustomer(pool, `stranger-${count}`)
    await stranger.logIn(`stranger-${count}@test.example`)
    expect((await send(stranger, 'restart', reduced)).status).toBe(404)
    const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
    await moveClockTo(pool, (state?.clock?.endsAt ?? 0) + dayMs)
    expect((await send(owner, 'restart', asItIs)).status).toBe(200)
  })

  test('the stored state is what its own logs give (rules 9)', async () => {
    await passEnd()
    const answer = await send(owner, 'restart', reduced)
    const { auctionId: nextId } = answer.body as AuctionView // The endpoint's own output.
    const { rows } = await pool.query(
      `select (select array_agg(kind order by version) from auction_events where auction_id = $1)
         as events, (select array_agg(kind) from auction_commands where auction_id = $1) as commands`,
      [nextId],
    )
    expect(rows[0]).toEqual({ events: ['ad_submitted'], commands: ['submit'] })
  })
})

async function review(verdict: string, body: object) {
  await addOperator(pool, `reviewer-${count}`)
  const miriam = browser()
  await miriam.logIn(`reviewer-${count}@test.example`)
  const { rows } = await pool.query<{ id: string }>(
    'select listing_id as id from auctions where auction_id = $1',
    [auctionId],
  )
  const entityId = Number(rows[0]?.id)
  const path = `/api/operator/reviews/${entityId}/${verdict}`
  return { entityId, status: (await miriam.call({ method: 'POST', path, body })).status }
}

describe('a round that the operator sends back (rules 2)', () => {
  const remarks = 'Bitte zeigen Sie den Kilometerstand auf einem Bild.'

  test('is shown so among the ads of its owner', async () => {
    await passEnd()
    await send(owner, 'restart', reduced)
    await review('send-back', { remarks })
    const { body } = await owner.call({ method: 'GET', path: '/api/private/customer/products/get' })
    expect(body).toMatchObject({ products: [{ status: 'editing', isSentBack: true }] })
  })

  test('what was to be mended is forgotten once it is approved', async () => {
    await passEnd()
    await pool.query(
      `update listings set review = $1 where listing_id =
      (select listing_id from auctions where auction_id = ${auctionId})`,
      [{ remarks }],
    )
    await send(owner, 'restart', reduced)
    const approval = { vatRegime: 'private', vin: vinOfTest(), startPriceEur: 9_000 }
    const { entityId, status } = await review('approve', {
      ...approval,
      isNewVehicle: false,
      startPriceReason: 'Vergleichbare Verkäufe',
    })
    expect(status).toBe(200)
    const ad = await owner.call({ method: 'GET', path: `/api/private/product/get/${entityId}` })
    expect(ad).toMatchObject({ status: 200, body: { reviewRemarks: null } })
  })
})

describe('that the team reviews it', () => {
  /** The answered calls of each message that the ad was submitted, the latest first. */
  async function answered(): Promise<unknown[]> {
    const path = '/api/private/notifications/pages/get?page=1'
    const { body } = await owner.call({ method: 'GET', path })
    const { notifications } = body as { notifications: Record<string, unknown>[] }
    return notifications
      .filter(({ notification }) => notification === 'ad_submitted')
      .map((message) => message.callToActionResponseTypeCode)
  }

  test('is said of a restart until there is a verdict on the new round (spec 4)', async () => {
    await passEnd()
    await send(owner, 'restart', reduced)
    await expect.poll(async () => (await answered()).length).toBe(2)
    expect((await answered())[0]).toBeNull()
    await review('send-back', { remarks: 'Bitte zeigen Sie den Kilometerstand auf einem Bild.' })
    await expect.poll(async () => (await answered())[0]).not.toBeNull()
  })
})

describe('the archived bid in a follow-up round (rules 6)', () => {
  /** A bid of 15,000 stands at the end, its owner wants a further round. */
  async function archiveBidOf(name: string): Promise<void> {
    await executor.execute({
      auctionId,
      actor: asActor(await addDealer(pool, name)),
      body: { type: 'bid', amountEur: 15_000, isAskMeThen: false, consentVersion: null },
      idempotencyKey: newKey(),
    })
    await passEnd()
    await send(owner, 'renegotiation/decline', { reason: 'price_too_low', then: 'restart' })
  }

  test('goes with the ad into its next round, and its dealer is notified', async () => {
    await archiveBidOf(`dealer-${count}`)
    expect(
      (await send(owner, 'restart', { ...reduced, reducedTargetPriceEur: 15_000 })).body,
    ).toMatchObject({ code: 'ACCEPT_THE_BID_INSTEAD' })
    const answer = await send(owner, 'restart', reduced)
    expect(answer.body).toMatchObject({ followUp: { amountEur: 15_000, acceptUntil: null } })
  })

  test('is shown in its own round for as long as the next one carries it', async () => {
    await archiveBidOf(`bound-${count}`)
    await send(owner, 'restart', reduced)
    const bound = browser()
    await bound.logIn(`bound-${count}@test.example`)
    const path = `/api/public/catalog/auction/get/${auctionId}`
    const look = async () => (await bound.call({ method: 'GET', path })).body
    // The dealer cannot see the ad itself while it is under review again.
    expect(await look()).toMatchObject({ renegotiation: {}, followUp: { amountEur: 15_000 } })
    expect(await look()).toMatchObject({ currentBidEur: 15_000, history: [{ isOwn: true }] })
    await review('refuse', { reason: 'Die Papiere fehlen noch immer.' })
    expect(await look()).toMatchObject({ renegotiation: {}, followUp: null })
    // Deleted, and with that hidden (rules 4).
    const deleted = { currentBidEur: null, history: [], context: ['offer_declined'] }
    expect(await look()).toMatchObject(deleted)
  })
})

describe('pause and resume over their calls (rules 2)', () => {
  test('an ad that ran comes back as a round to be edited', async () => {
    await passEnd()
    const { body } = await send(owner, 'pause')
    expect(body).toMatchObject({ status: 'inactive' })
    const { entityId } = body as AuctionView // The endpoint's own output.
    const isEditable = async () => {
      const path = `/api/private/product/get/${entityId}`
      return ((await owner.call({ method: 'GET', path })).body as Product).isEditable
    }
    expect(await isEditable()).toBe(false)
    expect((await send(owner, 'resume')).body).toMatchObject({ round: 2, status: 'editing' })
    expect(await isEditable()).toBe(true)
  })
})
