import { expect, test } from 'vitest'
import { searchesPath, startSearchWorld } from '../testing/search-world.ts'

/** What a saved search finds since its dealer last looked at its results (rules 1). */

const world = await startSearchWorld()
const { catalog } = world.app.market
const { dealerWith, approve } = world
type Dealer = Awaited<ReturnType<typeof dealerWith>>

async function approveNow() {
  const auctionId = await approve()
  await catalog.refresh({ auctionIds: [auctionId] })
  return auctionId
}

async function countsOf({ who }: Dealer) {
  const { body } = await who.call({ method: 'GET', path: `${searchesPath}/get` })
  const { searches } = body as { searches: { name: string; total: number; newCount: number }[] }
  return Object.fromEntries(searches.map(({ name, total, newCount }) => [name, [total, newCount]]))
}

function change({ who, searchIds: [searchId] }: Dealer, part = '', body: object = {}) {
  return who.call({ method: 'PUT', path: `${searchesPath}/${searchId}${part}`, body })
}

const motorhomes = { query: { product_type: 'motorhome' } }

test('an ad that is released later is new once, until its dealer has looked (rules 1)', async () => {
  await approveNow()
  const sara = await dealerWith('sara', {
    Alle: motorhomes,
    Teuer: { query: { price_from: 90_000 } },
  })
  const nils = await dealerWith('nils', { Alle: motorhomes })
  expect(await countsOf(sara)).toEqual({ Alle: [1, 0], Teuer: [0, 0] })
  const auctionId = await approveNow()
  await catalog.refresh({ auctionIds: [auctionId] })
  expect(await countsOf(sara)).toEqual({ Alle: [2, 1], Teuer: [0, 0] })
  expect(await countsOf(nils)).toEqual({ Alle: [2, 1] })

  expect((await change(sara, '/look')).status).toBe(200)
  expect(await countsOf(sara)).toEqual({ Alle: [2, 0], Teuer: [0, 0] })
  // Another dealer's look is theirs.
  expect(await countsOf(nils)).toEqual({ Alle: [2, 1] })
  await approveNow()
  expect(await countsOf(sara)).toEqual({ Alle: [3, 1], Teuer: [0, 0] })
})

test('nobody looks at another’s search, or changes it (rules 1)', async () => {
  const mira = await dealerWith('mira', { Meine: motorhomes })
  const paul = await dealerWith('paul', {})
  await approveNow()
  for (const [part, body] of [
    ['/look', {}],
    ['', { query: { price_to: 1 } }],
  ] as const) {
    const taken = await change({ ...paul, searchIds: mira.searchIds }, part, body)
    expect(taken.body).toMatchObject({ code: 'NOT_FOUND' })
  }
  expect((await countsOf(mira)).Meine?.[1]).toBe(1)
})

test('with another filter a search starts anew: what it finds has been seen, what it found is not told (rules 1)', async () => {
  const lena = await dealerWith('lena', { Wahl: { ...motorhomes, mail: true } })
  const auctionId = await approveNow()
  await world.find({ auctionId })
  expect((await countsOf(lena)).Wahl?.[1]).toBe(1)
  const query = { status: ['published'], sort: 'newest', page: 2 }
  expect((await change(lena, '', { query })).status).toBe(200)
  const { body } = await lena.who.call({ method: 'GET', path: `${searchesPath}/get` })
  expect(body).toMatchObject({
    searches: [{ name: 'Wahl', query: { status: ['published'] }, newCount: 0, mail: true }],
  })
  await world.mail({ customerId: lena.customerId, mails: 'bundled' })
  expect(await world.mailsTo(lena.customerId)).toEqual([])
})
