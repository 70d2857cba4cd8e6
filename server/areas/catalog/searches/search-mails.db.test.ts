import { expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addPublishedAuction,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { minuteMs } from '#domain/calendar/instant.ts'
import { defaultSlotSettings } from '#domain/calendar/slots.ts'
import { searchMailMinutes } from '#domain/catalog/saved-search.ts'
import { createFindForSearches, createMailSearches } from './search-mails.ts'

/** What saved searches newly find is mailed in bundles (rules 1). */

// Its jobs would run beside the test, by the clock on the wall.
const { pool, browser } = await appOfTest({ ROLES: 'web' })
const executor = executorOn(pool)
let now = Date.parse('2026-11-24T10:00:00Z')
const services = { pool, now: () => new Date(now) }
const find = createFindForSearches(services)
const mail = createMailSearches(services)
const ownerCustomerId = await addCustomer(pool, 'otto')

function approve(): Promise<number> {
  return addPublishedAuction(pool, executor, {
    ...{ ownerCustomerId, startPriceEur: 10_000, targetPriceEur: 20_000 },
    settings: { slots: { ...defaultSlotSettings, leadHours: 5 * 24 } },
  })
}

type Wish = 'off' | 'bundled' | 'daily'

async function dealerWith(name: string, searches: Readonly<Record<string, [Wish, object]>>) {
  const { customerId } = await addDealer(pool, name)
  const who = browser()
  await who.logIn(`${name}@test.example`)
  for (const [title, [mails, query]] of Object.entries(searches)) {
    await who.call({
      method: 'POST',
      path: '/api/private/customer/searches',
      body: { name: title, query, mails },
    })
  }
  return { customerId, who }
}

async function jobsOf(customerId: number) {
  const { rows } = await pool.query<{ payload: object; runAt: Date }>(
    `select p.payload, p.run_at as "runAt" from graphile_worker._private_jobs p
     join graphile_worker._private_tasks t on t.id = p.task_id
     where t.identifier = 'mail-searches' and p.payload->>'customerId' = $1::text order by p.run_at`,
    [customerId],
  )
  return rows.map(({ payload, runAt }) => ({ ...payload, runAt: runAt.toISOString() }))
}

async function mailsTo(customerId: number) {
  const { rows } = await pool.query<{ values: object }>(
    `select p.payload->'values' as values from graphile_worker._private_jobs p
     where p.payload->>'notification' = 'search_found' and p.payload->>'customerId' = $1::text
     order by p.id`,
    [customerId],
  )
  return rows.map(({ values }) => values)
}

test('what several searches find is one mail; more within 30 minutes waits for the next one', async () => {
  const { customerId } = await dealerWith('anna', {
    Alles: ['bundled', {}],
    Wohnmobile: ['bundled', { product_type: 'motorhome', status: 'running' }],
    Teuer: ['bundled', { price_from: 90_000 }],
    Still: ['off', {}],
  })
  const first = await approve()
  await find({ auctionId: first })
  await find({ auctionId: first })
  const job = { customerId, mails: 'bundled' as const }
  expect(await jobsOf(customerId)).toEqual([{ ...job, runAt: new Date(now).toISOString() }])
  await mail(job)
  await mail(job)
  expect(await mailsTo(customerId)).toMatchObject([
    { vehicleCount: 1, savedSearches: 'Alles · Wohnmobile' },
  ])
  now += 10 * minuteMs
  await find({ auctionId: await approve() })
  await find({ auctionId: await approve() })
  await mail(job)
  expect(await mailsTo(customerId)).toHaveLength(1)
  expect((await jobsOf(customerId)).at(-1)?.runAt).toBe('2026-11-24T10:30:00.000Z')
  now += (searchMailMinutes - 10) * minuteMs
  await mail(job)
  expect(await mailsTo(customerId)).toMatchObject([{ vehicleCount: 1 }, { vehicleCount: 2 }])
})

test('a daily mail that a bundled one holds back comes half an hour later, not a day later', async () => {
  now = Date.parse('2026-11-25T05:30:00Z')
  const { customerId } = await dealerWith('emil', {
    Alles: ['bundled', {}],
    Wohnmobile: ['daily', { product_type: 'motorhome' }],
  })
  await find({ auctionId: await approve() })
  expect(await jobsOf(customerId)).toMatchObject([
    { mails: 'bundled', runAt: '2026-11-25T05:30:00.000Z' },
    { mails: 'daily', runAt: '2026-11-25T06:00:00.000Z' },
  ])
  now = Date.parse('2026-11-25T05:45:00Z')
  await mail({ customerId, mails: 'bundled' })
  const daily = { customerId, mails: 'daily' as const }
  now = Date.parse('2026-11-25T06:00:00Z')
  await mail(daily)
  expect(await mailsTo(customerId)).toHaveLength(1)
  expect(await jobsOf(customerId)).toContainEqual({ ...daily, runAt: '2026-11-25T06:15:00.000Z' })
  now = Date.parse('2026-11-25T06:15:00Z')
  await mail(daily)
  expect(await mailsTo(customerId)).toMatchObject([
    { savedSearches: 'Alles' },
    { savedSearches: 'Wohnmobile' },
  ])
})

test('what is over before the mail goes out is in none', async () => {
  const { customerId } = await dealerWith('berta', { Alles: ['daily', {}] })
  const auctionId = await approve()
  await find({ auctionId })
  await pool.query(`update auctions set status = 'sold' where auction_id = $1`, [auctionId])
  await mail({ customerId, mails: 'daily' })
  expect(await mailsTo(customerId)).toEqual([])
})

test('a dealer who is blocked, before a find or after it, is not written to; a search whose mails are switched off forgets', async () => {
  const blocked = await dealerWith('clara', { Alles: ['bundled', {}] })
  await pool.query('update merchants set blocked_at = now() where customer_id = $1', [
    blocked.customerId,
  ])
  const silent = await dealerWith('dora', { Alles: ['bundled', {}] })
  const blockedLater = await dealerWith('frida', { Alles: ['bundled', {}] })
  await find({ auctionId: await approve() })
  expect(await jobsOf(blockedLater.customerId)).toHaveLength(1)
  await pool.query('update merchants set blocked_at = now() where customer_id = $1', [
    blockedLater.customerId,
  ])
  const path = '/api/private/customer/searches'
  const listed = (await silent.who.call({ method: 'GET', path: `${path}/get` })).body as {
    areMailsStopped: boolean
    searches: { searchId: number; mails: string }[]
  }
  expect(listed).toMatchObject({ areMailsStopped: false, searches: [{ mails: 'bundled' }] })
  const search = `${path}/${listed.searches[0]?.searchId}`
  await silent.who.call({ method: 'PUT', path: search, body: { mails: 'off' } })
  await silent.who.call({ method: 'PUT', path: search, body: { mails: 'bundled' } })
  for (const { customerId } of [blocked, blockedLater, silent]) {
    await mail({ customerId, mails: 'bundled' })
    expect(await mailsTo(customerId)).toEqual([])
  }
})
