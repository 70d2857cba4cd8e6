import { expect, test } from 'vitest'
import {
  addCustomer,
  addDealer,
  addRunningAuction,
  type Dealer,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { listMarketPeople } from './list-market-people.ts'

/** One query says of all who bid in a batch what the rules ask of each (rules 1, 8 and 10). */

const { pool } = await testDatabase()
const executor = executorOn(pool)
const [anna, ben, carl] = (await Promise.all(
  ['anna', 'ben', 'carl'].map((name) => addDealer(pool, name)),
)) as [Dealer, Dealer, Dealer]
const sellerId = await addCustomer(pool, 'paul')
const otherSellerId = await addCustomer(pool, 'petra')
const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
const auctionIds = await Promise.all(
  [sellerId, sellerId, otherSellerId].map((ownerCustomerId) =>
    addRunningAuction(pool, executor, { ...prices, ownerCustomerId }),
  ),
)

async function listingOf(auctionId: number | undefined): Promise<number> {
  const { rows } = await pool.query('select listing_id from auctions where auction_id = $1', [
    auctionId,
  ])
  return rows[0].listing_id
}

async function ask(
  { customerId }: Dealer,
  auctionId: number | undefined,
  is: 'open' | 'answered' | 'hidden',
): Promise<void> {
  const answer = is === 'answered' ? ['Neu.', 'de', new Date()] : [null, null, null]
  const hiddenAt = is === 'hidden' ? new Date() : null
  await pool.query(
    `insert into questions (listing_id, auction_id, customer_id, question, question_locale,
       answer, answer_locale, answered_at, hidden_at)
     values ($1, $2, $3, 'Zahnriemen?', 'de', $4, $5, $6, $7)`,
    [await listingOf(auctionId), auctionId, customerId, ...answer, hiddenAt],
  )
}

const asked = () =>
  listMarketPeople(pool, {
    customerIds: [anna, ben, carl, anna].map(({ customerId }) => customerId),
    auctionIds,
    termsValidFrom: new Date('2026-01-01T00:00:00Z'),
    now: new Date(),
  })

test('open questions are those of who asked, of each ad, neither answered nor hidden (rules 8)', async () => {
  const [first, second, third] = auctionIds
  await ask(anna, first, 'answered')
  await ask(anna, first, 'open')
  await ask(anna, third, 'open')
  await ask(ben, second, 'hidden')
  await ask(ben, third, 'open')
  const people = await asked()
  const waitingFor = ({ customerId }: Dealer) => {
    const viewer = people.viewerOf(customerId, sellerId)
    return viewer.kind === 'merchant' ? viewer.openQuestionEntityIds.toSorted() : null
  }
  expect(waitingFor(anna)).toEqual([await listingOf(first), await listingOf(third)].toSorted())
  expect(waitingFor(ben)).toEqual([await listingOf(third)])
  expect(waitingFor(carl)).toEqual([])
})

test('a link makes the linked seller’s ads a dealer’s own, and nobody else’s (rules 1 and 10)', async () => {
  for (const [from, to] of [
    [ben.customerId, sellerId],
    [sellerId, ben.customerId],
    [ben.customerId, carl.customerId],
    [carl.customerId, ben.customerId],
  ]) {
    await pool.query(
      'insert into linked_accounts (customer_id, linked_customer_id, reason) values ($1, $2, $3)',
      [from, to, 'Dieselbe Anschrift'],
    )
  }
  const people = await asked()
  const isOwn = ({ customerId }: Dealer, owner: number) => {
    const viewer = people.viewerOf(customerId, owner)
    return viewer.kind === 'merchant' && viewer.facts.isOwnOrLinkedAd
  }
  expect([anna, ben, carl].map((dealer) => isOwn(dealer, sellerId))).toEqual([false, true, false])
  expect([anna, ben, carl].map((dealer) => isOwn(dealer, otherSellerId))).toEqual([
    false,
    false,
    false,
  ])
})

test('the last acceptance of the terms counts, whatever was accepted before', async () => {
  await pool.query(
    `insert into terms_acceptances (customer_id, version, locale, accepted_at)
     values ($1, 'older', 'de', '2025-01-01'), ($2, 'older', 'de', '2025-01-01')`,
    [anna.customerId, carl.customerId],
  )
  await pool.query(`delete from terms_acceptances where customer_id = $1 and version = 'test'`, [
    carl.customerId,
  ])
  const people = await asked()
  const hasAccepted = ({ customerId }: Dealer) => {
    const viewer = people.viewerOf(customerId, sellerId)
    return viewer.kind === 'merchant' && viewer.facts.hasAcceptedTerms
  }
  expect([anna, ben, carl].map(hasAccepted)).toEqual([true, true, false])
})
