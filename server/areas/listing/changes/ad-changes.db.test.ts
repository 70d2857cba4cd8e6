import { beforeAll, describe, expect, test } from 'vitest'
import type { Output } from '#contract/endpoint.ts'
import type { adChangesEndpoints } from '#contract/endpoints/changes/ad-changes.ts'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import { moveClockTo, testKeys } from '#database/testing/market-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { confirmationTextVersion } from '#domain/vehicle/confirmations.ts'
import {
  openMarket,
  type SentinelMarket,
  submitAd,
  wholeProfile,
} from '../../../testing/sentinel-market.ts'
import { findAuction } from '../../auction/auction-store.ts'
import { type ChangeCalls, changeCallsOf } from '../testing/change-calls.ts'

/** Changes after the submission wait for an operator (rules 2 and 8; spec 7.4). */

const app = await appOfTest()
const { pool } = app
type AdChanges = Output<typeof adChangesEndpoints.list>

let market: SentinelMarket
let entityId: number
let auctionId: number
let calls: ChangeCalls
let startsAt = 0

beforeAll(async () => {
  market = await openMarket(app, { uninvolved: wholeProfile, anna: wholeProfile })
  const values = { vin: 'ZFA25000002345679', target_price: 40_000, description: 'Gut gepflegt.' }
  entityId = await submitAd(market, { owner: 'uninvolved', values })
  calls = changeCallsOf(market, { owner: 'uninvolved', entityId })
  const { rows } = await pool.query('select auction_id from auctions where listing_id = $1', [
    entityId,
  ])
  auctionId = rows[0].auction_id
})

async function valueNow(code: string) {
  const { rows } = await pool.query('select vehicle_values from listings where listing_id = $1', [
    entityId,
  ])
  return rows[0].vehicle_values[code]
}
async function countNotified() {
  const { rows } = await pool.query(
    `select count(*)::int as count from messages where notification = 'ad_changes_decided'`,
  )
  return rows[0].count
}

describe('while the ad is under review', () => {
  test('a change waits: its owner sees it, the ad stays; sent twice it is one', async () => {
    for (const _time of [1, 2]) {
      expect((await calls.change('description', 'Gut gepflegt, Reifen neu.')).status).toBe(200)
    }
    expect(await valueNow('description')).toBe('Gut gepflegt.')
    const own = await calls.own()
    expect(own.text).toContain('Reifen neu')
    const list = await calls.list()
    expect(list.body).toMatchObject({
      takesChanges: true,
      changes: [{ field: 'description', state: 'waiting', before: [{ value: 'Gut gepflegt.' }] }],
    })
    expect(list.body).toHaveProperty('changes.length', 1)
  })

  test('no other verdict is given while it waits', async () => {
    const body = { remarks: 'Bitte ergänzen.', fields: [] }
    const path = `/api/operator/reviews/${entityId}/send-back`
    const sent = await market.call('operator', { method: 'POST', path, body })
    expect(sent).toMatchObject({ status: 409, body: { code: 'CHANGES_WAITING' } })
  })

  test('a price in the sentence needs a new consent, which is kept with the new price', async () => {
    const refused = await calls.change('target_price', 42_000)
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONSENT_MISSING' } })
    const agreed = await calls.change('target_price', 42_000, {
      consentVersion: consentSentenceVersion,
    })
    expect(agreed.status).toBe(200)
    const { rows } = await pool.query(
      `select attribute_values from ad_changes where field = 'sale_mode'`,
    )
    expect(rows[0].attribute_values).not.toHaveProperty('target_price')
  })

  test('decided twice it is decided once, and its owner has one notification', async () => {
    const seen = await calls.look()
    expect(seen.changes).toHaveLength(2)
    for (const _time of [1, 2]) expect((await calls.decide(seen, 'accepted')).status).toBe(200)
    expect(await valueNow('description')).toBe('Gut gepflegt, Reifen neu.')
    const { rows } = await pool.query('select count(*)::int from consents where listing_id = $1', [
      entityId,
    ])
    expect(rows[0].count).toBe(2)
    expect(await waitUntil(async () => (await countNotified()) > 0)).toBe(true)
    expect(await countNotified()).toBe(1)
    expect(await calls.decide(seen, 'declined', 'Doch nicht.')).toMatchObject({
      body: { code: 'CHANGE_NOT_WAITING' },
    })
  })

  test('a verdict on what its owner has replaced or withdrawn is refused', async () => {
    await calls.change('description', 'Erste Fassung.')
    const seen = await calls.look()
    await calls.change('description', 'Zweite Fassung.')
    expect(await calls.decide(seen, 'accepted')).toMatchObject({
      body: { code: 'CHANGE_NOT_WAITING' },
    })
    const [second] = (await calls.look()).changes
    expect((await calls.withdraw(second?.changeId, 'anna')).status).toBe(404)
    for (const _time of [1, 2]) {
      expect((await calls.withdraw(second?.changeId)).status).toBe(200)
    }
    expect((await calls.look()).changes).toEqual([])
  })

  test('a flagged answer is confirmed with its change, and the ad has that once it is accepted', async () => {
    const keys = (more: object) =>
      calls.changeAttributes({ selects: [{ attributeCode: 'keys_car', value: 20001 }] }, more)
    expect(await keys({})).toMatchObject({
      body: { code: 'CONFIRMATION_MISSING', facts: { attributeCode: 'keys_car' } },
    })
    const given = { attributeCode: 'keys_car', value: '1', textVersion: confirmationTextVersion }
    expect((await keys({ confirmations: [given] })).status).toBe(200)
    expect((await calls.decide(await calls.look(), 'accepted')).status).toBe(200)
    const { rows } = await pool.query(
      `select value from answer_confirmations where listing_id = $1 and attribute_code = 'keys_car'`,
      [entityId],
    )
    expect(rows).toEqual([{ value: '1' }])
  })
})

describe('from the release on', () => {
  beforeAll(async () => {
    const path = `/api/operator/reviews/${entityId}/approve`
    const body = {
      ...{ vatRegime: 'private', vin: 'ZFA25000002345679', startPriceEur: 10_000 },
      ...{ startPriceReason: 'Vergleichbare Verkäufe', isNewVehicle: false },
    }
    const approved = await market.call('operator', { method: 'POST', path, body })
    expect(approved.status).toBe(200)
    const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
    startsAt = state?.clock?.startsAt ?? 0
    await moveClockTo(pool, startsAt)
    await app.app.market.clock.catchUp()
  })

  test('what the journal committed to is refused, another’s ad does not exist', async () => {
    expect(
      await calls.change('target_price', 1_000, { consentVersion: consentSentenceVersion }),
    ).toMatchObject({ body: { code: 'CHANGE_FIXED_BY_RELEASE', facts: { field: 'sale_mode' } } })
    expect((await calls.list('anna')).status).toBe(404)
  })

  test('a bid between change and verdict leaves additions alone; a decline shows its reason', async () => {
    expect((await calls.change('description', 'Ganz anderer Text.')).status).toBe(200)
    const seen = await calls.look()
    const bid = await market.call('anna', {
      method: 'POST',
      path: `/api/private/auction/${auctionId}/bid`,
      body: { amountEur: 10_000 },
      idempotencyKey: newKey(),
    })
    expect(bid.status).toBe(200)
    expect(await calls.decide(seen, 'accepted')).toMatchObject({
      status: 409,
      body: { code: 'CHANGE_TAKES_AWAY' },
    })
    expect(
      (await calls.decide(seen, 'declined', 'Seit dem Gebot steht der Text fest.')).status,
    ).toBe(200)
    const list = await calls.list()
    const { changes } = list.body as AdChanges // The endpoint's own output.
    const declined = changes.find(({ state }) => state === 'declined')
    expect(declined).toMatchObject({ reason: 'Seit dem Gebot steht der Text fest.', before: [] })
    // By the market's clock, as everything else on the page (rules 14).
    expect(Date.parse(declined?.proposedAt ?? '')).toBeGreaterThan(startsAt)
    expect(Date.parse(declined?.decidedAt ?? '')).toBeGreaterThan(startsAt)
    expect(await calls.change('description', 'Noch ein Text.')).toMatchObject({
      body: { code: 'CHANGE_TAKES_AWAY' },
    })
    expect(
      (await calls.change('description', 'Gut gepflegt, Reifen neu. Markise neu.')).status,
    ).toBe(200)
    expect((await calls.decide(await calls.look(), 'accepted')).status).toBe(200)
    const path = `/api/public/catalog/get/${entityId}`
    const seenByAnna = await market.call('anna', { method: 'GET', path })
    expect(seenByAnna.text).toContain('Markise neu')
  })
})
