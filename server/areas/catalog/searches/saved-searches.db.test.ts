import { expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addPublishedAuction,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { defaultSlotSettings } from '#domain/calendar/slots.ts'
import { maximumSearches } from './saved-searches.ts'

/** What a dealer searches for again and again (spec 2, 7.2). */

const { app, pool, browser } = await appOfTest()
const executor = executorOn(pool)
const path = '/api/private/customer/searches'

type Listed = {
  total: number
  searches: {
    searchId: number
    name: string
    query: object
    total: number
    hasLostFilters: boolean
  }[]
}

async function enter(name: string) {
  const who = browser()
  await who.logIn(`${name}@test.example`)
  const save = (search: object) => who.call({ method: 'POST', path, body: search })
  const list = async () => (await who.call({ method: 'GET', path: `${path}/get` })).body as Listed
  return { who, save, list }
}

test('a search keeps what narrows the catalog and says what it finds now', async () => {
  await addDealer(pool, 'sara')
  const ownerCustomerId = await addCustomer(pool, 'otto')
  await addPublishedAuction(pool, executor, {
    ...{ ownerCustomerId, startPriceEur: 10_000, targetPriceEur: 20_000 },
    settings: { slots: { ...defaultSlotSettings, leadHours: 5 * 24 } },
  })
  await app.market.catalog.loadAll()
  const { who, save, list } = await enter('sara')
  await save({ name: 'Bald', query: { status: 'published', sort: 'newest', page: 3 } })
  await save({ name: ' Teuer ', query: { price_from: 90_000 }, push: true, rhythm: 'daily' })
  const { searches, total } = await list()
  expect(total).toBe(2)
  expect(searches).toMatchObject([
    {
      ...{ name: 'Teuer', query: { price_from: 90_000 }, total: 0, hasLostFilters: false },
      ...{ mail: false, push: true, rhythm: 'daily' },
    },
    {
      ...{ name: 'Bald', query: { status: ['published'] }, total: 1 },
      ...{ mail: false, push: false, rhythm: 'bundled' },
    },
  ])
  const [dear, soon] = searches
  const renamed = {
    method: 'PUT',
    path: `${path}/${soon?.searchId}`,
    body: { name: 'Sky TI', push: true },
  } as const
  expect((await who.call(renamed)).status).toBe(200)
  await who.call({ method: 'DELETE', path: `${path}/${dear?.searchId}` })
  expect((await list()).searches).toMatchObject([
    { name: 'Sky TI', mail: false, push: true, rhythm: 'bundled' },
  ])
})

test('a filter that is gone since is named, and the search still works', async () => {
  await addDealer(pool, 'lena')
  const { save, list } = await enter('lena')
  await save({ name: 'Alt', query: { make: 'knaus' } })
  await pool.query(`update saved_searches set query = query || '{"moon_phase": "full"}'
    where name = 'Alt'`)
  expect((await list()).searches).toMatchObject([
    { name: 'Alt', query: { make: ['knaus'] }, hasLostFilters: true },
  ])
})

test('it is its own dealer’s alone, has a name, and there are not too many', async () => {
  await addDealer(pool, 'mira')
  await addDealer(pool, 'nils')
  await addCustomer(pool, 'paul')
  const mira = await enter('mira')
  const nils = await enter('nils')
  const paul = await enter('paul')
  await mira.save({ name: 'Meine', query: {} })
  const [own] = (await mira.list()).searches
  for (const method of ['PUT', 'DELETE'] as const) {
    const taken = await nils.who.call({
      method,
      path: `${path}/${own?.searchId}`,
      ...(method === 'PUT' && { body: { name: 'Seine' } }),
    })
    expect(taken.body).toMatchObject({ code: 'NOT_FOUND' })
  }
  expect((await paul.save({ name: 'x', query: {} })).body).toMatchObject({ code: 'NOT_A_MERCHANT' })
  expect((await mira.save({ name: '  ', query: {} })).body).toMatchObject({
    code: 'VALIDATION_FAILED',
  })
  await pool.query(
    `insert into saved_searches (customer_id, name, query, saved_at)
     select customer_id, 'n', '{}', now() from saved_searches, generate_series(2, $1)
     where name = 'Meine'`,
    [maximumSearches],
  )
  expect((await mira.save({ name: 'zu viel', query: {} })).body).toMatchObject({
    code: 'SEARCH_LIMIT_REACHED',
    facts: { maximum: maximumSearches },
  })
})
