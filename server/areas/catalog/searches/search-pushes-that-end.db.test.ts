import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startPushOfSearches } from '../testing/push-of-searches.ts'
import { searchesPath, startSearchWorld, type Wish } from '../testing/search-world.ts'

/** Nobody is pushed what a saved search found once it ended, also where the push waited for the end of quiet hours (rules 1). */

const world = await startSearchWorld()
const { pool, find, push, approve, dealerWith } = world
const pushes = await startPushOfSearches(world)
const { addDevice, sendTo, sendSummary, setMarketTime, shownTo } = pushes
afterAll(pushes.stop)

const afternoon = '2026-11-23T13:30:00Z'
const evening = '2026-11-23T20:30:00Z'
const morning = '2026-11-24T06:00:00Z'
beforeEach(() => setMarketTime(afternoon))

async function seeker(
  name: string,
  searches: Readonly<Record<string, Wish>> = { Alles: { push: true } },
) {
  const dealer = await dealerWith(name, searches)
  await addDevice(dealer.customerId)
  return dealer
}

type Seeker = Awaited<ReturnType<typeof seeker>>

const ends: readonly (readonly [string, (dealer: Seeker) => Promise<unknown>])[] = [
  ['that was deleted', (dealer) => change(dealer, 'DELETE')],
  ['whose push was switched off', (dealer) => change(dealer, 'PUT', { push: false })],
  [
    'over a filter that is gone',
    ({ customerId }) =>
      pool.query(
        `update saved_searches set query = query || '{"moon_phase": "full"}' where customer_id = $1`,
        [customerId],
      ),
  ],
  ['of a dealer who is blocked', ({ customerId }) => world.block(customerId)],
]

function change({ who, searchIds }: Seeker, method: 'PUT' | 'DELETE', body?: object) {
  const path = `${searchesPath}/${searchIds[0]}`
  return who.call({ method, path, ...(body && { body }) })
}

async function pushNow({ searchIds, customerId }: Seeker) {
  for (const searchId of searchIds) await push({ searchId, rhythm: 'bundled' })
  await sendTo(customerId)
}

describe.each(ends)('a search %s', (what, end) => {
  const name = what.replaceAll(' ', '-')

  test('pushes nothing that it found before (rules 1)', async () => {
    const dealer = await seeker(`before-${name}`)
    await find({ auctionId: await approve() })
    await end(dealer)
    await pushNow(dealer)
    expect(shownTo(dealer.customerId)).toEqual([])
  })

  test('pushes nothing that it finds afterwards (rules 1)', async () => {
    const dealer = await seeker(`after-${name}`)
    await end(dealer)
    await find({ auctionId: await approve() })
    await pushNow(dealer)
    expect(shownTo(dealer.customerId)).toEqual([])
  })

  test('pushes nothing that waits for the end of quiet hours (rules 1)', async () => {
    const dealer = await seeker(`held-${name}`)
    await find({ auctionId: await approve() })
    await setMarketTime(evening)
    await pushNow(dealer)
    await end(dealer)
    await setMarketTime(morning)
    await sendSummary(dealer.customerId)
    await sendTo(dealer.customerId)
    expect(shownTo(dealer.customerId)).toEqual([])
  })
})

describe('what its reader has chosen for all notifications', () => {
  test('of quiet hours leaves one summary, which leads to the searches (rules 11)', async () => {
    const dealer = await seeker('gerda', { Alles: { push: true }, Alle: { push: true } })
    await find({ auctionId: await approve() })
    await setMarketTime(evening)
    await pushNow(dealer)
    expect(shownTo(dealer.customerId)).toEqual([])
    await setMarketTime(morning)
    await sendSummary(dealer.customerId)
    const [summary, ...more] = shownTo(dealer.customerId)
    expect(more).toEqual([])
    expect(summary?.body).toBe('Ein neues Fahrzeug: Alles\nEin neues Fahrzeug: Alle')
    expect(summary?.url).toMatch(/suchauftraege$/)
  })

  test.each([
    ['only what is urgent', { preset: 'urgent', changes: {} }],
    [
      'no push of searches',
      { preset: 'all', changes: { savedSearch: { mail: false, push: false } } },
    ],
  ])('as %s holds for each search (rules 11)', async (what, body) => {
    const dealer = await seeker(what.replaceAll(' ', '-'))
    const path = '/api/private/notification-settings/choices'
    expect((await dealer.who.call({ method: 'PUT', path, body })).status).toBe(200)
    await find({ auctionId: await approve() })
    await pushNow(dealer)
    expect(shownTo(dealer.customerId)).toEqual([])
  })
})
