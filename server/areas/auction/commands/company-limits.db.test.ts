import { beforeAll, expect, test } from 'vitest'
import {
  addCustomer,
  addDealer,
  addRunningAuction,
  bidOf,
  type Dealer,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { createPool } from '../../../platform/database/pool.ts'
import { listJournal } from '../auction-store.ts'

/** Limits of a company's people where bids are written (rules 1, 5). */

const { pool, connection } = await testDatabase()
const executor = executorOn(pool)
let company: Dealer
let rival: Dealer

beforeAll(async () => {
  company = await addDealer(pool, 'company')
  rival = await addDealer(pool, 'rival')
  await pool.query(
    `update customers set profile = '{"name": "Anna", "surname": "Schwarz"}' where customer_id = $1`,
    [company.customerId],
  )
})

async function addPerson(name: string, limits: { bidEur?: number; dayEur?: number }) {
  const personId = await addCustomer(pool, name)
  await pool.query(
    `insert into company_people (person_id, customer_id, role, bid_limit_eur, day_limit_eur, joined_at)
     values ($1, $2, 'buyer', $3, $4, now())`,
    [personId, company.customerId, limits.bidEur ?? null, limits.dayEur ?? null],
  )
  return personId
}

const addAuction = () =>
  addRunningAuction(pool, executor, { startPriceEur: 10_000, targetPriceEur: 90_000 })

async function bid(personId: number, auctionId: number, amountEur: number, by = executor) {
  const { decision } = await by.execute({ ...bidOf(company, { auctionId, amountEur }), personId })
  return decision.isAccepted ? 'ok' : decision.refusal
}

async function committedTo(personId: number) {
  const { rows } = await pool.query<{ committed: { byAuction: Record<string, number> } }>(
    'select committed from company_people where person_id = $1',
    [personId],
  )
  return rows[0]?.committed.byAuction
}

test('two processes at once never bind more than the day allows (rules 1)', async () => {
  const personId = await addPerson('mia', { dayEur: 50_000 })
  const auctionIds = await Promise.all(Array.from({ length: 12 }, addAuction))
  const otherPool = createPool(connection, { size: 4, isPipelined: true })
  const other = executorOn(otherPool)
  const outcomes = await Promise.all(
    auctionIds.map((auctionId, index) =>
      bid(personId, auctionId, 10_000, index % 2 === 0 ? executor : other),
    ),
  )
  await otherPool.end()
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(5)
  expect(outcomes.find((outcome) => outcome !== 'ok')).toEqual({
    code: 'DAY_LIMIT_EXCEEDED',
    facts: { limitEur: 50_000, committedEur: 50_000, leftEur: 0, ask: 'Anna Schwarz' },
  })
  const amounts = Object.values((await committedTo(personId)) ?? {})
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(50_000)
})

test('an agent counts with its limit, and colleagues share bidder, agent and pseudonym (rules 1)', async () => {
  const auctionId = await addAuction()
  const [ola, kim] = [await addPerson('ola', { bidEur: 15_000 }), await addPerson('kim', {})]
  expect(await bid(ola, auctionId, 10_000)).toBe('ok')
  const setAgent = async (personId: number, limitEur: number) => {
    const { decision } = await executor.execute({
      auctionId,
      personId,
      actor: { kind: 'customer', customerId: company.customerId },
      idempotencyKey: crypto.randomUUID(),
      body: { type: 'set_agent', consentVersion: null, secrets: { limitEur } },
      facts: { consentInForce: null },
    })
    return decision.isAccepted ? 'ok' : decision.refusal.code
  }
  expect(await setAgent(ola, 15_100)).toBe('BID_LIMIT_EXCEEDED')
  expect(await setAgent(kim, 16_000)).toBe('ok')
  await executor.execute(bidOf(rival, { auctionId, amountEur: 12_000 }))
  const { rows } = await pool.query(
    'select merchant_id, pseudonym from auction_bidders where auction_id = $1 order by pseudonym',
    [auctionId],
  )
  expect(rows.map((row) => row.merchant_id)).toEqual([company.merchantId, rival.merchantId])
  expect(await committedTo(kim)).toEqual({ [auctionId]: 16_000 })
  const journal = JSON.stringify(await listJournal(pool, auctionId))
  expect(journal).not.toContain('person')
})

test('the company’s own log says who, to how much and where; a repeat counts once', async () => {
  const auctionId = await addAuction()
  const personId = await addPerson('lea', {})
  const request = { ...bidOf(company, { auctionId, amountEur: 10_000 }), personId }
  await executor.execute(request)
  await executor.execute(request)
  await executor.execute({
    ...bidOf(company, { auctionId, amountEur: 10_500 }),
    personId: company.customerId,
  })
  const { rows } = await pool.query(
    `select person_id, action, amount_eur from company_log where auction_id = $1 order by entry_id`,
    [auctionId],
  )
  expect(rows).toEqual([
    { person_id: personId, action: 'bid', amount_eur: 10_000 },
    { person_id: company.customerId, action: 'bid', amount_eur: 10_500 },
  ])
})

test('whoever was let go binds the company to nothing, also with a call that is on its way', async () => {
  const auctionId = await addAuction()
  const personId = await addPerson('eva', {})
  await pool.query('delete from company_people where person_id = $1', [personId])
  expect(await bid(personId, auctionId, 10_000)).toMatchObject({ code: 'COMPANY_ROLE_MISSING' })
})
