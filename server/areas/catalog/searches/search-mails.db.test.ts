import { expect, test } from 'vitest'
import { searchMailMinutes } from '#domain/catalog/saved-search.ts'
import { searchesPath, startSearchWorld } from '../testing/search-world.ts'

/** What saved searches newly find is mailed in bundles (rules 1). */

const world = await startSearchWorld()
const { pool, find, mail, approve, dealerWith, mailsTo, setTime, passMinutes } = world
const bundled = { mail: true } as const
const daily = { mail: true, rhythm: 'daily' } as const

async function jobsOf(customerId: number) {
  const jobs = await world.jobs('mail-searches', { customerId })
  return jobs.map(({ payload, runAt }) => ({ ...payload, runAt }))
}

test('what several searches find is one mail; more within 30 minutes waits for the next one', async () => {
  const { customerId } = await dealerWith('anna', {
    Alles: bundled,
    Wohnmobile: { ...bundled, query: { product_type: 'motorhome', status: 'running' } },
    Teuer: { ...bundled, query: { price_from: 90_000 } },
    Still: {},
  })
  const first = await approve()
  await find({ auctionId: first })
  await find({ auctionId: first })
  const job = { customerId, mails: 'bundled' as const }
  expect(await jobsOf(customerId)).toEqual([{ ...job, runAt: world.time() }])
  await mail(job)
  await mail(job)
  expect(await mailsTo(customerId)).toMatchObject([
    { vehicleCount: 1, savedSearches: 'Alles · Wohnmobile' },
  ])
  passMinutes(10)
  await find({ auctionId: await approve() })
  await find({ auctionId: await approve() })
  await mail(job)
  expect(await mailsTo(customerId)).toHaveLength(1)
  expect((await jobsOf(customerId)).at(-1)?.runAt).toBe('2026-11-24T10:30:00.000Z')
  passMinutes(searchMailMinutes - 10)
  await mail(job)
  expect(await mailsTo(customerId)).toMatchObject([{ vehicleCount: 1 }, { vehicleCount: 2 }])
})

test('a daily mail that a bundled one holds back comes half an hour later, not a day later', async () => {
  setTime('2026-11-25T05:30:00Z')
  const { customerId } = await dealerWith('emil', {
    Alles: bundled,
    Wohnmobile: { ...daily, query: { product_type: 'motorhome' } },
  })
  await find({ auctionId: await approve() })
  expect(await jobsOf(customerId)).toMatchObject([
    { mails: 'bundled', runAt: '2026-11-25T05:30:00.000Z' },
    { mails: 'daily', runAt: '2026-11-25T06:00:00.000Z' },
  ])
  setTime('2026-11-25T05:45:00Z')
  await mail({ customerId, mails: 'bundled' })
  const job = { customerId, mails: 'daily' as const }
  setTime('2026-11-25T06:00:00Z')
  await mail(job)
  expect(await mailsTo(customerId)).toHaveLength(1)
  expect(await jobsOf(customerId)).toContainEqual({ ...job, runAt: '2026-11-25T06:15:00.000Z' })
  setTime('2026-11-25T06:15:00Z')
  await mail(job)
  expect(await mailsTo(customerId)).toMatchObject([
    { savedSearches: 'Alles' },
    { savedSearches: 'Wohnmobile' },
  ])
})

test('what is over before the mail goes out is in none', async () => {
  const { customerId } = await dealerWith('berta', { Alles: daily })
  const auctionId = await approve()
  await find({ auctionId })
  await pool.query(`update auctions set status = 'sold' where auction_id = $1`, [auctionId])
  await mail({ customerId, mails: 'daily' })
  expect(await mailsTo(customerId)).toEqual([])
})

test('a dealer who is blocked, before a find or after it, is not written to; a search whose mails are switched off forgets', async () => {
  const blocked = await dealerWith('clara', { Alles: bundled })
  await world.block(blocked.customerId)
  const silent = await dealerWith('dora', { Alles: bundled })
  const blockedLater = await dealerWith('frida', { Alles: bundled })
  await find({ auctionId: await approve() })
  expect(await jobsOf(blockedLater.customerId)).toHaveLength(1)
  await world.block(blockedLater.customerId)
  const listed = await silent.who.call({ method: 'GET', path: `${searchesPath}/get` })
  expect(listed.body).toMatchObject({
    areMailsStopped: false,
    searches: [{ mail: true, push: false, rhythm: 'bundled' }],
  })
  const path = `${searchesPath}/${silent.searchIds[0]}`
  await silent.who.call({ method: 'PUT', path, body: { mail: false } })
  await silent.who.call({ method: 'PUT', path, body: { mail: true } })
  for (const { customerId } of [blocked, blockedLater, silent]) {
    await mail({ customerId, mails: 'bundled' })
    expect(await mailsTo(customerId)).toEqual([])
  }
})

test('a search that is made daily waits for the morning, and one that is made bundled no longer', async () => {
  setTime('2026-11-26T10:00:00Z')
  const { customerId, who, searchIds } = await dealerWith('gerda', { Alles: bundled })
  await find({ auctionId: await approve() })
  const path = `${searchesPath}/${searchIds[0]}`
  await who.call({ method: 'PUT', path, body: { rhythm: 'daily' } })
  await mail({ customerId, mails: 'bundled' })
  expect(await mailsTo(customerId)).toEqual([])
  expect(await jobsOf(customerId)).toMatchObject([{ mails: 'bundled' }, { mails: 'daily' }])
  await who.call({ method: 'PUT', path, body: { rhythm: 'bundled' } })
  await mail({ customerId, mails: 'bundled' })
  expect(await mailsTo(customerId)).toHaveLength(1)
})
