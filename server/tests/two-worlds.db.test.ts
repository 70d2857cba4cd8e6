import { beforeAll, describe, expect, test } from 'vitest'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addRunningAuction,
  executorOn,
  moveClockTo,
} from '#database/testing/market-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { pathTo } from '#locales/paths.ts'
import { pagesOfTest } from '../testing/page-of-test.ts'
import { readablePaths } from '../testing/readable-calls.ts'

/**
 * Two auctions that differ in what is secret alone, the target and the limit of an agent that nobody
 * reached: whoever may not know it is answered the same of both, to the notification, by every call that
 * reads, by the page, kept or not, in head and body, and by their own commands (rules 1, 4, 5 and 9).
 */

const { app, pool, browser } = await appOfTest({}, pagesOfTest())
const executor = executorOn(pool)
const worlds = [
  { targetPriceEur: 40_000, limitEur: 15_000 },
  { targetPriceEur: 48_000, limitEur: 19_000 },
] as const
type Ids = { readonly auctionId: number; readonly entityId: number }
const ids: Ids[] = []
const ben = browser()
const bensAnswers: string[][] = []

beforeAll(async () => {
  const ownerCustomerId = await addCustomer(pool, 'owen')
  await addCustomer(pool, 'sam')
  for (const name of ['anna', 'ben', 'dora']) await addDealer(pool, name)
  const anna = browser()
  await anna.logIn('anna@test.example')
  await ben.logIn('ben@test.example')
  for (const { targetPriceEur, limitEur } of worlds) {
    const terms = { startPriceEur: 10_000, targetPriceEur, ownerCustomerId }
    const auctionId = await addRunningAuction(pool, executor, terms)
    const { rows } = await pool.query('select listing_id from auctions where auction_id = $1', [
      auctionId,
    ])
    ids.push({ auctionId, entityId: rows[0].listing_id })
    const path = `/api/private/auction/${auctionId}`
    const annas = [
      { method: 'POST', path: `${path}/bid`, body: { amountEur: 10_000 } },
      { method: 'PUT', path: `${path}/agent`, body: { limitEur } },
    ] as const
    for (const call of annas) {
      expect(await anna.call({ ...call, idempotencyKey: newKey() })).toMatchObject({ status: 200 })
    }
    const answers: string[] = []
    const bens = [
      { method: 'POST', path: `${path}/bid`, body: { amountEur: 10_050 } },
      { method: 'POST', path: `${path}/bid`, body: { amountEur: 11_000 } },
      { method: 'POST', path: `${path}/bid`, body: { amountEur: 99_000 } },
      { method: 'PUT', path: `${path}/agent`, body: { limitEur: 11_100 } },
      { method: 'PUT', path: `${path}/agent`, body: { limitEur: 99_000 } },
      { method: 'PUT', path: `${path}/agent`, body: { limitEur: 12_000 } },
    ] as const
    for (const call of bens) {
      const { status, text } = await ben.call({ ...call, idempotencyKey: newKey() })
      answers.push(`${status} ${text}`)
    }
    bensAnswers.push(answers)
  }
  await app.market.catalog.loadAll()
})

/** All that may differ without a word of the secret: which auction it is, its seals, instants. */
function withoutNames(text: string, { auctionId, entityId }: Ids): string {
  return text
    .replace(/[0-9a-f]{64}/g, 'seal')
    .replace(/'nonce-[^']*'/g, 'nonce')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'request')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|(?<!\d)1\d{12}(?!\d)/g, 'instant')
    .replace(new RegExp(`(?<!\\d)${auctionId}(?!\\d)`, 'g'), 'auction')
    .replace(new RegExp(`(?<!\\d)${entityId}(?!\\d)`, 'g'), 'ad')
}

test('a rival’s commands are answered the same', () => {
  const [one, other] = bensAnswers.map((answers, index) =>
    answers.map((text) => withoutNames(text, ids[index] as Ids)),
  )
  expect(one?.map((text) => text.slice(0, 3))).toEqual(['422', '200', '422', '422', '422', '200'])
  expect(one).toEqual(other)
})

let addresses = 0

async function hearTheSame(name: string | null): Promise<void> {
  const who = browser()
  if (name !== null) await who.logIn(`${name}@test.example`)
  const heard: string[][] = []
  for (const world of ids) {
    const { auctionId, entityId } = world
    const paths = readablePaths({
      ...{ auctionId: [auctionId], entityId: [entityId], id: [entityId] },
      ...{
        merchantId: [],
        customerId: [],
        orderId: [],
        documentId: [1],
        page: [],
        locale: ['de'],
        key: [],
        slug: [],
        pageId: [],
        kind: [],
        version: [],
      },
      ...{ sets: [], uuid: ['00000000-0000-4000-8000-000000000000'], code: [] },
    }).filter((path) => path.includes(String(auctionId)) || path.includes(String(entityId)))
    const page = pathTo('product', 'de', { id: entityId })
    const answers: string[] = []
    // Some calls are counted by address, and no answer may be one that comes too often.
    addresses += 1
    const headers = { 'x-forwarded-for': `10.1.0.${addresses}` }
    // The page of a visitor is drawn for the first time and kept for the second.
    for (const path of [...paths, page, page]) {
      const { status, head, text } = await who.call({ method: 'GET', path, headers })
      answers.push(withoutNames(`${path} ${status} ${head} ${text}`, world))
    }
    heard.push(answers)
  }
  expect(heard[0]?.length).toBeGreaterThan(5)
  expect(heard[0]?.some((answer) => answer.includes(' 200 '))).toBe(true)
  expect(heard[0]).toEqual(heard[1])
}

const lookers = [null, 'sam', 'dora', 'ben'] as const

test.each(lookers)('every call that reads, and the page, answer %s the same', hearTheSame)

describe('after the end, when what was bid in full is opened', () => {
  beforeAll(async () => {
    const { rows } = await pool.query('select max(ends_at) as ends_at from auctions')
    await moveClockTo(pool, rows[0].ends_at.getTime())
    await Promise.all(ids.map(({ auctionId }) => executor.runDue(auctionId)))
    await app.market.catalog.loadAll()
    const { rows: ended } = await pool.query('select distinct status from auctions')
    expect(ended).toEqual([{ status: 'renegotiation' }])
    // A visitor's kept page may be a second old.
    const visitor = browser()
    for (const { entityId } of ids) {
      const path = pathTo('product', 'de', { id: entityId })
      await waitUntil(async () => {
        const { text } = await visitor.call({ method: 'GET', path })
        return !text.includes('running')
      })
    }
  })

  test.each(lookers)('every call that reads, and the page, answer %s the same', hearTheSame)
})
