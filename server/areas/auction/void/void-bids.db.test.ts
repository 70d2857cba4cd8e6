import { beforeAll, describe, expect, test } from 'vitest'
import { journalFile, journalOfFile } from '#contract/journal.ts'
import { appOfTest, type Browser, logInAll, newKey } from '#database/testing/app-of-test.ts'
import {
  addDealer,
  addOperator,
  addRunningAuction,
  type Dealer,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { journalCalendar } from '#domain/auction/house/journal/verify/calendar.ts'
import { checkedJournal } from '#domain/auction/house/journal/verify/check-journal.ts'
import { checkedChain } from '#domain/auction/house/journal/verify-chain.ts'
import { findAuction, listJournal } from '../auction-store.ts'
import { sha256Hex } from '../sha256.ts'

/** An operator takes bids out over HTTP, and after that a bidder takes back own bids (rules 5). */

const { pool, browser, logged } = await appOfTest()
const executor = executorOn(pool)
const dealers = new Map<string, Dealer>()
let as: (name: string) => Browser
let auctionId: number

beforeAll(async () => {
  for (const name of ['anna', 'bert', 'carl']) dealers.set(name, await addDealer(pool, name))
  await addOperator(pool, 'operator')
  as = await logInAll(browser, [...dealers.keys(), 'operator'])
  auctionId = await addRunningAuction(pool, executor, {
    startPriceEur: 10_000,
    targetPriceEur: 20_000,
  })
  // 2 Anna, 3 Bert, 4 Anna's agent with its answer 5, 6 Carl with the answer 7.
  await bid('anna', 10_000)
  await bid('bert', 10_100)
  await as('anna').call({
    method: 'PUT',
    path: `/api/private/auction/${auctionId}/agent`,
    body: { limitEur: 13_777 },
    idempotencyKey: newKey(),
  })
  await bid('carl', 12_000)
})

function bid(name: string, amountEur: number) {
  return as(name).call({
    method: 'POST',
    path: `/api/private/auction/${auctionId}/bid`,
    body: { amountEur },
    idempotencyKey: newKey(),
  })
}

const note = 'Anruf vom Händler: zwei Nullen zu viel'
const takeOut = (name: string, fromSequence: number, reason = 'typing_error') =>
  as(name).call({
    method: 'POST',
    path: `/api/operator/auctions/${auctionId}/void`,
    body: { fromSequence, reason, note },
  })
const takeBack = (name: string) =>
  as(name).call({
    method: 'POST',
    path: `/api/private/auction/${auctionId}/take-back`,
    idempotencyKey: newKey(),
  })
const biddersSeen = async () => {
  const answer = await as('operator').call({
    method: 'GET',
    path: `/api/operator/auctions/${auctionId}/bidders`,
  })
  return answer.body as { bidders: { pseudonym: number; voids: number }[] }
}

describe('a void by an operator (rules 5)', () => {
  test('nobody else may call it', async () => {
    expect((await takeOut('anna', 3)).status).toBe(404)
    expect(await takeBack('carl')).toMatchObject({ body: { code: 'ACTION_NOT_POSSIBLE_NOW' } })
  })

  test('an unknown bid is not found', async () => {
    expect(await takeOut('operator', 4)).toMatchObject({ status: 404 })
  })

  test('what it would come to is reckoned before it is done, and nothing else happens', async () => {
    const look = (name: string, fromSequence: number) =>
      as(name).call({
        method: 'GET',
        path: `/api/operator/auctions/${auctionId}/void?fromSequence=${fromSequence}&reason=typing_error`,
      })
    expect((await look('anna', 3)).status).toBe(404)
    expect((await look('operator', 4)).status).toBe(404)
    const before = await findAuction(pool, auctionId, testKeys.auctionSecrets)
    // What the void below does: Anna's agent answers Carl, who may take the bid back.
    expect(await look('operator', 3)).toMatchObject({
      status: 200,
      body: { currentBidEur: 12_100, leaderPseudonym: 1, bidCount: 3, mayTakeBack: 1 },
    })
    expect(await findAuction(pool, auctionId, testKeys.auctionSecrets)).toEqual(before)
  })

  test('the bids run again from the private log, and the void is counted for the dealer in the same transaction', async () => {
    expect(await takeOut('operator', 3)).toMatchObject({
      status: 200,
      body: { currentBidEur: 12_100, leaderPseudonym: 1, bidCount: 3, sequence: 8 },
    })
    const merchants = await as('operator').call({ method: 'GET', path: '/api/operator/merchants' })
    const bert = dealers.get('bert')?.merchantId
    const { data } = merchants.body as { data: { merchantId: number; voidCount: number }[] }
    expect(data.map((row) => [row.merchantId === bert, row.voidCount]).sort()).toEqual([
      [false, 0],
      [false, 0],
      [true, 1],
    ])
    const { bidders } = await biddersSeen()
    expect(bidders).toMatchObject([
      { pseudonym: 1, voids: 0, isBarred: false, hasAgent: true },
      { pseudonym: 2, voids: 1, isBarred: true, standingBidEur: null },
      { pseudonym: 3, voids: 0 },
    ])
    const { rows } = await pool.query(
      `select facts from operator_actions where action = 'void_bids' and subject = $1`,
      [`merchant:${dealers.get('bert')?.merchantId}`],
    )
    expect(rows).toMatchObject([{ facts: { auctionId, reason: note } }])
    expect(await bid('bert', 14_000)).toMatchObject({ body: { code: 'BARRED_FROM_AUCTION' } })
  })

  test('who bid by hand after it may take that back; the agent then leads lower', async () => {
    expect(await takeBack('carl')).toMatchObject({
      status: 200,
      body: { currentBidEur: 10_000, own: { standingBidEur: null, isBarred: false } },
    })
    expect(await bid('carl', 10_200)).toMatchObject({ body: { currentBidEur: 10_300 } })
  })

  test('the journal stays one chain; note and limits stand in no open column or log', async () => {
    const entries = await listJournal(pool, auctionId)
    expect(checkedChain({ entries, receipts: [], sha256: sha256Hex })).toEqual({ isIntact: true })
    expect(entries.filter(({ kind }) => kind === 'voided')).toHaveLength(2)
    expect(JSON.stringify(entries)).not.toContain(note)
    const { rows } = await pool.query(
      `select event::text as text from auction_events where auction_id = $1
       union all select state::text from auctions where auction_id = $1`,
      [auctionId],
    )
    // An instant or a hash may have the same digits within it.
    const limit = /(?<![\da-f])13777(?![\da-f])/
    expect(rows.map(({ text }) => text).join()).not.toMatch(limit)
    expect(logged()).not.toMatch(limit)
    const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
    expect(state?.secrets.agents).toMatchObject([{ limitEur: 13_777 }])
  })

  test('the downloaded journal is found true, by the dealer who left as by the others (rules 9)', async () => {
    for (const name of ['anna', 'bert', 'carl', 'operator']) {
      const path = `/api/private/auction/${auctionId}/journal`
      const { body, status } = await as(name).call({ method: 'GET', path })
      expect([name, status]).toEqual([name, 200])
      const journal = journalOfFile(journalFile.parse(body))
      expect(journal.limits).toEqual([])
      const receipts = [{ sequence: 8, headHash: journal.entries[7]?.hash ?? '' }]
      const checked = checkedJournal({
        ...journal,
        receipts,
        sha256: sha256Hex,
        calendar: journalCalendar,
      })
      expect([name, checked.fault]).toEqual([name, null])
    }
  })

  test('after the end limits bid in full are opened to all who took part, others to their owners', async () => {
    const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
    await moveClockTo(pool, (state?.clock?.endsAt ?? 0) + 1_000)
    await executor.runDue(auctionId)
    const openedTo = async (name: string) => {
      const path = `/api/private/auction/${auctionId}/journal`
      const { body } = await as(name).call({ method: 'GET', path })
      const journal = journalOfFile(journalFile.parse(body))
      const receipts = [
        { sequence: journal.entries.length, headHash: journal.entries.at(-1)?.hash ?? '' },
      ]
      const checked = checkedJournal({
        ...journal,
        receipts,
        sha256: sha256Hex,
        calendar: journalCalendar,
      })
      expect([name, checked.fault, checked.isEnded]).toEqual([name, null, true])
      return journal.limits.map(({ limitEur }) => limitEur)
    }
    expect(await openedTo('anna')).toEqual([13_777])
    expect(await openedTo('carl')).toEqual([])
    expect(await openedTo('operator')).toEqual([])
  })

  test('those concerned are written to (rules 5)', async () => {
    const { rows } = await pool.query(
      `select command -> 'notifications' as notifications
       from outbox, json_array_elements(facts -> 'commands') command
       where subject_id = $1`,
      [auctionId],
    )
    const { rows: messages } = await pool.query(
      'select notification from messages where auction_id = $1',
      [auctionId],
    )
    const codes = [
      ...rows.flatMap(({ notifications }) =>
        notifications.map(({ code }: { code: string }) => code),
      ),
      ...messages.map(({ notification }) => notification),
    ]
    expect(codes).toEqual(
      expect.arrayContaining(['bids_voided_dealer', 'bids_voided_owner', 'take_back_offered']),
    )
  })
})
