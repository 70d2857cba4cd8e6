import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import {
  addDealer,
  addRunningAuction,
  asActor,
  bidOf,
  type Dealer,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { checkedChain } from '#domain/auction/house/journal/verify-chain.ts'
import { createPool } from '../../../platform/database/pool.ts'
import { findAuction, listJournal } from '../auction-store.ts'
import { sha256Hex } from '../sha256.ts'
import { executeCommand } from './execute-command.ts'

const { pool, connection } = await testDatabase()
const executor = executorOn(pool)
let dealers: Dealer[]

beforeAll(async () => {
  dealers = await Promise.all([1, 2, 3, 4].map((number) => addDealer(pool, `dealer-${number}`)))
})

function dealer(index: number): Dealer {
  const found = dealers[index]
  if (!found) throw new Error(`No dealer ${index}`)
  return found
}

function bid(auctionId: number, bidder: Dealer, amountEur: number, idempotencyKey: string) {
  return bidOf(bidder, { auctionId, amountEur, idempotencyKey })
}

test('two processes on one database give the bids of an auction one gapless order (rules 4)', async () => {
  const auctionId = await addRunningAuction(pool, executor, {
    startPriceEur: 10_000,
    targetPriceEur: 90_000,
  })
  const otherPool = createPool(connection, { size: 4, isPipelined: true })
  const other = executorOn(otherPool)
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      const process = index % 2 === 0 ? executor : other
      const amountEur = 10_000 + 100 * index
      return process.execute(bid(auctionId, dealer(index % 4), amountEur, `order-key-${index}`))
    }),
  )
  await otherPool.end()
  const accepted = outcomes.filter(({ decision }) => decision.isAccepted)
  expect(accepted.length).toBeGreaterThan(0)
  const { rows } = await pool.query(
    `select event from auction_events where auction_id = $1 and kind = 'bid_placed' order by version`,
    [auctionId],
  )
  const amounts = rows.map((row) => row.event.amountEur)
  expect(amounts).toEqual([...amounts].sort((left, right) => left - right))
  expect(rows).toHaveLength(accepted.length)
  const journal = await listJournal(pool, auctionId)
  expect(journal.map(({ sequence }) => sequence)).toEqual(journal.map((_, index) => index + 1))
  const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  expect(journal.at(-1)?.hash).toBe(state?.headHash)
  expect(checkedChain({ entries: journal, receipts: [], sha256: sha256Hex })).toEqual({
    isIntact: true,
  })
})

test('the same key and body has one effect, also when both arrive at once (rules 4)', async () => {
  const auctionId = await addRunningAuction(pool, executor, {
    startPriceEur: 5_000,
    targetPriceEur: 20_000,
  })
  const twice = await Promise.all(
    [1, 2].map(() => executor.execute(bid(auctionId, dealer(0), 6_000, 'double-click-key'))),
  )
  expect(twice.every(({ decision }) => decision.isAccepted)).toBe(true)
  const again = await executor.execute(bid(auctionId, dealer(0), 6_000, 'double-click-key'))
  expect(again.decision).toMatchObject({ isAccepted: true, isRepeat: true })
  const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  expect(state).toMatchObject({ bidCount: 1, highest: { amountEur: 6_000 } })
})

test('a used key with another amount is refused (rules 4, IDEMPOTENCY_KEY_REUSED)', async () => {
  const auctionId = await addRunningAuction(pool, executor, {
    startPriceEur: 5_000,
    targetPriceEur: 20_000,
  })
  await executor.execute(bid(auctionId, dealer(0), 6_000, 'key-of-one-bid'))
  const other = await executor.execute(bid(auctionId, dealer(0), 7_000, 'key-of-one-bid'))
  expect(other.decision).toMatchObject({ refusal: { code: 'IDEMPOTENCY_KEY_REUSED' } })
})

test('one bad command in a batch hurts nobody else', async () => {
  const auctionId = await addRunningAuction(pool, executor, {
    startPriceEur: 5_000,
    targetPriceEur: 20_000,
  })
  const [good, bad] = await Promise.allSettled([
    executor.execute(bid(auctionId, dealer(0), 6_000, 'key-of-a-good-bid')),
    executor.execute({
      ...bid(auctionId, dealer(1), 7_000, 'key-of-a-bad-bid'),
      inTransaction: async () => {
        throw new Error('the other area failed')
      },
    }),
  ])
  expect(good.status).toBe('fulfilled')
  expect(bad.status).toBe('rejected')
  const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  expect(state?.bidCount).toBe(1)
})

test.each([
  ['a NUL', 'a\0key'],
  ['half of a pair of surrogates', 'a\ud83dkey'],
])(
  'a text that PostgreSQL cannot store, %s, is refused alone, and nobody else is tried again',
  async (_what, idempotencyKey) => {
    const auctionId = await addRunningAuction(pool, executor, {
      startPriceEur: 5_000,
      targetPriceEur: 20_000,
    })
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const logging = executorOn(pool, { log })
    const [good, bad, later] = await Promise.allSettled([
      logging.execute(bid(auctionId, dealer(0), 6_000, `before ${idempotencyKey.length}`)),
      executeCommand({ executor: logging }, bid(auctionId, dealer(1), 7_000, idempotencyKey)),
      logging.execute(bid(auctionId, dealer(2), 8_000, `after ${idempotencyKey.length}`)),
    ])
    expect([good.status, later.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(bad).toMatchObject({ reason: { refusal: { code: 'MALFORMED_REQUEST' } } })
    expect(lines).toEqual([])
    const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
    expect(state?.bidCount).toBe(2)
  },
)

test('a bid after the end is refused however the clock job fares (rules 3)', async () => {
  const auctionId = await addRunningAuction(pool, executor, {
    startPriceEur: 5_000,
    targetPriceEur: 20_000,
  })
  const running = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  await moveClockTo(pool, running?.clock?.endsAt ?? 0)
  const late = await executor.execute(bid(auctionId, dealer(0), 6_000, 'key-of-a-late-bid'))
  expect(late.decision).toMatchObject({ refusal: { code: 'AUCTION_ENDED' } })
  expect(late.state.status).toBe('failed')
})

test('no limit and no target stands readable in any table (rules 5)', async () => {
  const auctionId = await addRunningAuction(pool, executor, {
    startPriceEur: 5_000,
    targetPriceEur: 23_457,
  })
  await executor.execute(bid(auctionId, dealer(0), 5_000, 'key-before-the-agent'))
  await executor.execute({
    auctionId,
    actor: asActor(dealer(0)),
    body: { type: 'set_agent', consentVersion: null, secrets: { limitEur: 18_913 } },
    idempotencyKey: 'key-of-the-agent',
  })
  for (const table of [
    'auctions',
    'auction_events',
    'auction_commands',
    'auction_journal',
    'market_keys',
    'outbox',
  ]) {
    const { rows } = await pool.query(`select * from ${table}`)
    // A hash may have the same digits within it.
    expect(JSON.stringify(rows), table).not.toMatch(/(?<![\da-f])(23457|18913)(?![\da-f])/)
  }
})
