import { afterAll, expect, test } from 'vitest'
import { searchMailMinutes } from '#domain/catalog/saved-search.ts'
import { startPushOfSearches } from '../testing/push-of-searches.ts'
import { searchesPath, startSearchWorld } from '../testing/search-world.ts'

/** What a saved search newly finds is pushed as its mails are bundled, and beside them (rules 1). */

const world = await startSearchWorld()
const { find, mail, push, approve, dealerWith, mailsTo, setTime, passMinutes } = world
const pushes = await startPushOfSearches(world)
const { addDevice, sendTo, shownTo } = pushes
afterAll(pushes.stop)
// A Monday afternoon in Berlin: no quiet hours.
await pushes.setMarketTime('2026-11-23T13:30:00Z')

async function jobsOf(searchId: number | undefined) {
  return (await world.jobs('push-search', { searchId })).map(({ runAt }) => runAt)
}

const titlesTo = (customerId: number) => shownTo(customerId).map(({ title }) => title)

test('a search tells by push how many vehicles are new, and leads to what it finds; a search with push alone sends no mail (rules 1)', async () => {
  const { customerId, searchIds } = await dealerWith('anna', {
    Wohnmobile: { push: true, query: { product_type: 'motorhome', price_to: 60_000 } },
    Teuer: { push: true, query: { price_from: 90_000 } },
  })
  await addDevice(customerId)
  const [searchId = 0] = searchIds
  const auctionId = await approve()
  await find({ auctionId })
  await find({ auctionId })
  expect(await jobsOf(searchId)).toEqual([world.time()])
  await push({ searchId, rhythm: 'bundled' })
  await push({ searchId, rhythm: 'bundled' })
  await sendTo(customerId)
  const [shown, ...more] = shownTo(customerId)
  expect(more).toEqual([])
  expect(shown?.title).toBe('Ein neues Fahrzeug: Wohnmobile')
  const { pathname, searchParams } = new URL(shown?.url ?? '')
  expect(pathname).toMatch(/^\/[a-z]/)
  expect([...searchParams]).toEqual([
    ['product_type', 'motorhome'],
    ['price_to', '60000'],
    ['saved', String(searchId)],
  ])
  expect(await world.jobs('mail-searches', { customerId })).toEqual([])
  await mail({ customerId, mails: 'bundled' })
  expect(await mailsTo(customerId)).toEqual([])
})

test('a search is pushed once in 30 minutes at most, and no other search waits for it (rules 1)', async () => {
  setTime('2026-11-24T12:00:00Z')
  const { customerId, searchIds } = await dealerWith('bruno', {
    Alles: { push: true },
    Wohnmobile: { push: true, query: { product_type: 'motorhome' } },
  })
  await addDevice(customerId)
  const [all = 0, motorhomes = 0] = searchIds
  await find({ auctionId: await approve() })
  await push({ searchId: all, rhythm: 'bundled' })
  passMinutes(10)
  await push({ searchId: motorhomes, rhythm: 'bundled' })
  await sendTo(customerId)
  expect(titlesTo(customerId)).toEqual([
    'Ein neues Fahrzeug: Alles',
    'Ein neues Fahrzeug: Wohnmobile',
  ])
  // A device keeps both: a later push takes the place of its own search's alone.
  expect(shownTo(customerId).map(({ tag }) => tag)).toEqual([
    `search-${all}`,
    `search-${motorhomes}`,
  ])
  await find({ auctionId: await approve() })
  await find({ auctionId: await approve() })
  expect((await jobsOf(all)).at(-1)).toBe('2026-11-24T12:30:00.000Z')
  // Early, as a job may be: it waits again.
  await push({ searchId: all, rhythm: 'bundled' })
  await sendTo(customerId)
  expect(titlesTo(customerId)).toHaveLength(2)
  passMinutes(searchMailMinutes - 10)
  await push({ searchId: all, rhythm: 'bundled' })
  await sendTo(customerId)
  expect(titlesTo(customerId).slice(2)).toEqual(['2 neue Fahrzeuge: Alles'])
})

test('a search that is told of once a day is pushed at seven in Berlin (rules 1)', async () => {
  setTime('2026-11-24T14:00:00Z')
  const { customerId, who, searchIds } = await dealerWith('cara', {
    Alles: { push: true, rhythm: 'daily' },
  })
  await addDevice(customerId)
  const [searchId = 0] = searchIds
  await find({ auctionId: await approve() })
  await find({ auctionId: await approve() })
  expect(await jobsOf(searchId)).toEqual(['2026-11-25T06:00:00.000Z'])
  setTime('2026-11-25T06:00:00Z')
  await push({ searchId, rhythm: 'daily' })
  await sendTo(customerId)
  expect(titlesTo(customerId)).toEqual(['2 neue Fahrzeuge: Alles'])
  await find({ auctionId: await approve() })
  expect((await jobsOf(searchId)).at(-1)).toBe('2026-11-26T06:00:00.000Z')
  const path = `${searchesPath}/${searchId}`
  await who.call({ method: 'PUT', path, body: { rhythm: 'bundled' } })
  expect(await world.jobs('push-search', { searchId, rhythm: 'bundled' })).toHaveLength(1)
  // The daily job that is still queued tells nothing of a search that is bundled now.
  setTime('2026-11-26T06:00:00Z')
  await push({ searchId, rhythm: 'daily' })
  await sendTo(customerId)
  expect(titlesTo(customerId)).toHaveLength(1)
})

test('mail and push of a search are told each for itself, and a mail that is unsubscribed ends no push (rules 1)', async () => {
  setTime('2026-11-24T16:00:00Z')
  const { customerId, who, searchIds } = await dealerWith('dirk', {
    Beides: { mail: true, push: true },
  })
  const byMailAlone = await dealerWith('elsa', { Post: { mail: true } })
  await addDevice(customerId)
  await addDevice(byMailAlone.customerId)
  const [searchId = 0] = searchIds
  const unsubscribed = await who.call({
    method: 'PUT',
    path: '/api/public/email-automation/SAVED_SEARCH_FOUND',
    body: { isActive: false },
  })
  expect(unsubscribed.status).toBe(200)
  await find({ auctionId: await approve() })
  await mail({ customerId, mails: 'bundled' })
  await mail({ customerId: byMailAlone.customerId, mails: 'bundled' })
  await push({ searchId, rhythm: 'bundled' })
  await push({ searchId: byMailAlone.searchIds[0] ?? 0, rhythm: 'bundled' })
  await sendTo(customerId)
  await sendTo(byMailAlone.customerId)
  expect(titlesTo(customerId)).toEqual(['Ein neues Fahrzeug: Beides'])
  expect(titlesTo(byMailAlone.customerId)).toEqual([])
  expect(await mailsTo(byMailAlone.customerId)).toHaveLength(1)
  // What was found while push was off is not told by it later.
  const path = `${searchesPath}/${byMailAlone.searchIds[0]}`
  await byMailAlone.who.call({ method: 'PUT', path, body: { push: true } })
  await push({ searchId: byMailAlone.searchIds[0] ?? 0, rhythm: 'bundled' })
  expect(await world.jobs('send-push', { customerId: byMailAlone.customerId })).toEqual([])
})

test('a push that no device receives is no mail (rules 1)', async () => {
  const { customerId, searchIds } = await dealerWith('fritz', { Alles: { push: true } })
  await find({ auctionId: await approve() })
  await push({ searchId: searchIds[0] ?? 0, rhythm: 'bundled' })
  expect(await world.jobs('send-push', { customerId })).toEqual([])
  expect(await world.jobs('send-mail', { customerId })).toEqual([])
})
