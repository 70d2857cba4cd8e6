import { beforeAll, expect, test } from 'vitest'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import { moveClockToEvening } from '#database/testing/market-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import {
  approveAd,
  openMarket,
  type SentinelMarket,
  submitAd,
  wholeProfile,
} from '../../../testing/sentinel-market.ts'
import { type ChangeCalls, changeCallsOf } from '../testing/change-calls.ts'

/** Owner and operators at one moment, and changes whose time is over (rules 2 and 8). */

const app = await appOfTest()
const { pool } = app
const ad = {
  owner: 'uninvolved',
  values: { vin: 'ZFA25000002345680', target_price: 40_000, description: 'Gut gepflegt.' },
} as const
let market: SentinelMarket
let entityId: number
let calls: ChangeCalls

beforeAll(async () => {
  await moveClockToEvening(pool)
  market = await openMarket(app, { uninvolved: wholeProfile })
  entityId = await submitAd(market, ad)
  calls = changeCallsOf(market, { owner: ad.owner, entityId })
})

const stored = async () =>
  (await pool.query('select vehicle_values from listings where listing_id = $1', [entityId]))
    .rows[0].vehicle_values

test('of two verdicts and a new proposal at one moment, one decides each change', async () => {
  await calls.change('description', 'Erste Fassung.')
  const seen = await calls.look()
  const [accepted, declined, proposed] = await Promise.all([
    calls.decide(seen, 'accepted'),
    calls.decide(seen, 'declined'),
    calls.change('description', 'Zweite Fassung.'),
  ])
  expect(proposed.status).toBe(200)
  const { rows } = await pool.query('select state from ad_changes order by change_id')
  const [{ state }] = rows
  expect(['accepted', 'declined', 'replaced']).toContain(state)
  expect([accepted.status === 200, declined.status === 200]).toEqual([
    state === 'accepted',
    state === 'declined',
  ])
  expect((await stored()).description === 'Erste Fassung.').toBe(state === 'accepted')
  expect(rows.slice(1)).toEqual([{ state: 'waiting' }])
  expect((await calls.own()).text).toContain('Zweite Fassung.')
  await calls.decide(await calls.look(), 'declined')
})

test('a new price leaves what was confirmed of the way of selling', async () => {
  await pool.query(
    `insert into answer_confirmations
     select $1, code, '1', 'v', 'de', 's', now() from unnest($2::text[]) code`,
    [entityId, ['sale_mode', 'target_price']],
  )
  await calls.change('target_price', 42_000, { consentVersion: consentSentenceVersion })
  expect((await calls.decide(await calls.look(), 'accepted')).status).toBe(200)
  const { rows } = await pool.query(
    `select attribute_code as code from answer_confirmations
     where listing_id = $1 and attribute_code in ('sale_mode', 'target_price')`,
    [entityId],
  )
  expect(rows).toEqual([{ code: 'sale_mode' }])
})

test('an ad that waits is listed, however many stopped waiting before it', async () => {
  await calls.change('description', 'Dritte Fassung.')
  await pool.query(
    `with ads as (insert into listings (customer_id, product_type)
       select $1, 'motorhome' from generate_series(1, 201) returning listing_id)
     insert into ad_changes (listing_id, field, attribute_values, proposed_by, proposed_at)
     select listing_id, 'description', '{}', $1, now() - interval '1 year' from ads`,
    [market.customerIds.get('uninvolved')],
  )
  const { body } = await market.call('operator', {
    method: 'GET',
    path: '/api/operator/ad-changes',
  })
  expect(body).toMatchObject({ ads: [{ entityId, status: 'under_review', count: 1 }] })
  await calls.decide(await calls.look(), 'declined')
})

test('what waits when an ad is taken back lapses, and is not taken for its answer', async () => {
  const auctionId = await approveAd(market, entityId, ad)
  expect((await calls.change('description', 'Vierte Fassung.')).status).toBe(200)
  expect((await calls.own()).text).toContain('Vierte Fassung.')
  for (const step of ['withdraw', 'resume']) {
    const path = `/api/private/auction/${auctionId}/${step}`
    const call = { method: 'POST', path, body: {}, idempotencyKey: newKey() } as const
    expect((await market.call('uninvolved', call)).status).toBe(200)
    expect((await calls.own()).text).not.toContain('Vierte Fassung.')
  }
  expect((await calls.look()).changes).toEqual([])
  expect((await calls.list()).text).toContain('"lapsed"')
})

test('an ad sent back in the moment of a change is written at once', async () => {
  const submit = `/api/private/product/submit/${entityId}`
  const body = { consentVersion: consentSentenceVersion }
  expect((await market.call('uninvolved', { method: 'POST', path: submit, body })).status).toBe(200)
  const client = await pool.connect()
  const waitFor = (count: number) =>
    waitUntil(async () => {
      const { rows } = await pool.query(
        `select count(*)::int from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0].count === count
    })
  await client.query('begin')
  await client.query('select from listings where listing_id = $1 for update', [entityId])
  const sent = market.call('operator', {
    method: 'POST',
    path: `/api/operator/reviews/${entityId}/send-back`,
    body: { remarks: 'Bitte ergänzen.', fields: [] },
  })
  await waitFor(1)
  const changed = calls.change('description', 'Fünfte Fassung.')
  await waitFor(2)
  await client.query('rollback')
  client.release()
  expect((await sent).status).toBe(200)
  expect((await changed).status).toBe(200)
  expect((await stored()).description).toBe('Fünfte Fassung.')
})
