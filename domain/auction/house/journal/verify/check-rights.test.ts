import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../../../../calendar/instant.ts'
import { berlin, bid, dealer, endsAt, limit, operator } from '../../../testing/sample-auction.ts'
import type { JournalEntry } from '../journal.ts'
import { journalTools } from './testing/journal-market.ts'

const { open, check, rewritten } = journalTools((text) =>
  createHash('sha256').update(text).digest('hex'),
)
const during = berlin('2026-11-18 09:00')
const takeOut = (fromSequence: number) =>
  ({ type: 'void_bids', fromSequence, reason: 'description_wrong', note: 'Anruf' }) as const
const takeBack = { type: 'take_back_bid' } as const

/** 1 release · 2 Anna 10,000 · 3 Bert 10,100 · 4 Carl 12,000 · and then what is played. */
function withThreeBids() {
  const market = open()
  market.send(dealer(1), during, bid(10_000))
  market.send(dealer(2), during, bid(10_100))
  market.send(dealer(3), during + 1, bid(12_000))
  return market
}
const kindsOf = (entries: readonly JournalEntry[]) => entries.map(({ kind }) => kind)

describe('rights to take bids back in the journal (rules 5, 8 and 9)', () => {
  test('a void lengthens the right that a new defect gave, and the journal is true', () => {
    const market = withThreeBids()
    const at = during + hourMs
    expect(market.send(operator, at, { type: 'confirm_defect' })).toBe(true)
    expect(market.send(operator, at + 105 * minuteMs, takeOut(3))).toBe(true)
    expect(market.send(dealer(3), at + 125 * minuteMs, takeBack)).toBe(true)
    expect(check({ entries: market.entries }).fault).toBeNull()
  })

  test('a bidder barred for later bids may leave with the earlier ones, and the journal is true', () => {
    const market = withThreeBids()
    market.send(operator, during + hourMs, { type: 'confirm_defect' })
    market.send(dealer(2), during + hourMs + 1, bid(13_000))
    market.send(operator, during + hourMs + 2, takeOut(6))
    expect(market.send(dealer(2), during + hourMs + 3, takeBack)).toBe(true)
    expect(market.state.bidders[1]).toMatchObject({ isBarred: true, standingBidEur: null })
    expect(check({ entries: market.entries }).fault).toBeNull()
  })

  test('a bidder whose bids are all taken out has no right left', () => {
    const market = withThreeBids()
    market.send(operator, during + hourMs, { type: 'confirm_defect' })
    market.send(operator, during + hourMs + 1, takeOut(3))
    expect(market.state.withdrawalRights.map(({ merchantId }) => merchantId)).toEqual([1, 3])
  })

  test('bids that are out already cannot be taken out again', () => {
    const market = withThreeBids()
    market.send(operator, during + hourMs, takeOut(3))
    const forged = rewritten(market.entries, (all) => [...all, ...all.slice(-1)])
    expect(kindsOf(forged)).toEqual(['released', 'bid', 'bid', 'bid', 'voided', 'voided'])
    expect(check({ entries: forged }).fault).toMatchObject({ sequence: 6, code: 'void_wrong' })
  })

  test('a right is used once, and only from the bid it was given for', () => {
    const market = withThreeBids()
    market.send(operator, during + hourMs, { type: 'confirm_defect' })
    market.send(dealer(3), during + hourMs + 1, takeBack)
    const { entries } = market
    expect(check({ entries }).fault).toBeNull()
    const twice = rewritten(entries, (all) => [...all, ...all.slice(-1)])
    expect(check({ entries: twice }).fault).toMatchObject({
      sequence: 7,
      code: 'no_right_to_take_back',
    })
    const elsewhere = rewritten(entries, (all) =>
      all.map((one) =>
        one.sequence === 6 ? { ...one, payload: { ...one.payload, fromSequence: 4 } } : one,
      ),
    )
    expect(check({ entries: elsewhere }).fault).toMatchObject({
      sequence: 6,
      code: 'no_right_to_take_back',
    })
  })

  test('nobody is taken out or leaves once the end has come', () => {
    const market = withThreeBids()
    market.send(operator, endsAt - 60 * minuteMs, takeOut(3))
    const later = (at: number) =>
      rewritten(market.entries, (all) =>
        all.map((one) => (one.kind === 'voided' ? { ...one, at } : one)),
      )
    expect(check({ entries: later(endsAt - 31 * minuteMs) }).fault).toBeNull()
    expect(check({ entries: later(endsAt) }).fault).toMatchObject({
      sequence: 5,
      code: 'not_running',
    })
  })
})

describe('bids taken out beside limits that stay closed (rules 5 and 9)', () => {
  test('without a rival the price may even be higher: an agent that stayed silent can answer', () => {
    const market = open()
    for (const [who, amountEur] of [
      [1, 10_000],
      [2, 10_100],
      [3, 10_200],
      [1, 10_300],
    ] as const) {
      market.send(dealer(who), during, bid(amountEur))
    }
    market.send(dealer(3), during, limit(10_450))
    // One step above the bid is beyond Carl's limit, so Carl's agent is silent at 10,500.
    market.send(dealer(2), during, limit(10_501))
    expect(market.state.highest).toMatchObject({ amountEur: 10_500, merchantId: 2 })
    market.send(operator, during + 1, takeOut(2))
    expect(market.state.highest).toMatchObject({ amountEur: 10_501, merchantId: 2 })
    const { entries } = market
    expect(check({ entries }).fault).toBeNull()
    const dearer = rewritten(entries, (all) =>
      all.map((one) =>
        one.kind === 'voided' ? { ...one, payload: { ...one.payload, priceEur: 10_600 } } : one,
      ),
    )
    expect(check({ entries: dearer }).fault).toMatchObject({ code: 'void_wrong' })
  })
})

describe('an end that had to move (rules 5, 8 and 9)', () => {
  const voided = withThreeBids()
  voided.send(operator, endsAt - 10 * minuteMs, takeOut(3))
  const defective = withThreeBids()
  defective.send(operator, endsAt - hourMs, { type: 'confirm_defect' })

  test.each([
    ['a void less than half an hour before it', voided, 6],
    ['a new defect less than 2 h 15 min before it', defective, 6],
  ])('after %s is missed when it is left out', (_name, { entries }, sequence) => {
    expect(entries.at(-1)?.kind).toBe('end_moved')
    expect(check({ entries }).fault).toBeNull()
    const forged = rewritten(entries, (all) => all.slice(0, -1))
    expect(check({ entries: forged }).fault).toMatchObject({ sequence, code: 'move_missing' })
  })

  test('does not move for another cause', () => {
    const forged = rewritten(defective.entries, (all) =>
      all.map((one) =>
        one.kind === 'end_moved' ? { ...one, payload: { ...one.payload, cause: 'outage' } } : one,
      ),
    )
    expect(check({ entries: forged }).fault).toMatchObject({ sequence: 6, code: 'move_missing' })
  })

  test('stays where enough time is left', () => {
    const early = withThreeBids()
    early.send(operator, endsAt - 5 * hourMs, takeOut(3))
    const { entries } = early
    expect(entries.at(-1)?.kind).toBe('voided')
    const move = { ...voided.entries[5], at: endsAt - 5 * hourMs } as JournalEntry // There are six.
    const forged = rewritten(entries, (all) => [...all, move])
    expect(check({ entries: forged }).fault).toMatchObject({ sequence: 6, code: 'move_wrong' })
  })
})
