import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { minuteMs } from '../../../../calendar/instant.ts'
import {
  berlin,
  bid,
  dealer,
  endsAt,
  limit,
  operator,
  softCloseMs,
} from '../../../testing/sample-auction.ts'
import type { JournalEntry } from '../journal.ts'
import { type JournalMarket, journalTools } from './testing/journal-market.ts'

const { open, check, rewritten, withPayload } = journalTools((text) =>
  createHash('sha256').update(text).digest('hex'),
)
const checkedBy = (market: JournalMarket, viewer: 'owner' | number) =>
  check({ ...market.openedTo(viewer), entries: market.entries })

const during = berlin('2026-11-18 09:00')
const late = endsAt - 2 * minuteMs

/**
 * 1 release · 2 Anna 10,000 · 3 Bert 10,100 · 4 Anna's agent, 5 its answer 10,200 · 6 Bert 12,000,
 * 7 Anna's answer 12,100 · 8 Bert's agent 13,000, 9 in full, 10 Anna's answer 13,100 · 11 Carl 13,200
 * late, 12 Anna's answer 13,300, 13 the end moves · 14 result. Anna's limit is 15,000, unspent.
 */
const market = open()
for (const [actor, at, body] of [
  [dealer(1), during, bid(10_000)],
  [dealer(2), during, bid(10_100)],
  [dealer(1), during + 1, limit(15_000)],
  [dealer(2), during + 2, bid(12_000)],
  [dealer(2), during + 3, limit(13_000)],
  [dealer(3), late, bid(13_200)],
] as const) {
  market.send(actor, at, body)
}
market.until(endsAt + 60 * minuteMs)
const { entries } = market
const changed = (sequence: number, payload: Parameters<typeof withPayload>[2]) =>
  check({ entries: withPayload(entries, sequence, payload), limits: market.openedTo(2).limits })
const moved = (change: (all: JournalEntry[]) => readonly JournalEntry[]) =>
  check({ entries: rewritten(entries, change) })

describe('a journal that is true (rules 9)', () => {
  test('is consistent for whoever is opened nothing, entry by entry', () => {
    const result = check({ entries })
    expect(result.fault).toBeNull()
    expect(result.isEnded).toBe(true)
    expect(result.entries.map(({ sequence }) => sequence)).toEqual(
      entries.map(({ sequence }) => sequence),
    )
  })

  test.each([
    ['Anna, whose limit is unspent', 1, []],
    ['Bert, for whom Anna’s limit is closed', 2, [4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('to %s', (_name, who, closed) => {
    const result = checkedBy(market, who)
    expect(result.fault).toBeNull()
    const withLimit = result.entries.filter(({ open }) => open.includes('limit'))
    expect(withLimit.map(({ sequence }) => sequence)).toEqual(closed)
    // The light and what it decided rest on the owner's secret for every dealer.
    expect(result.entries.at(-1)).toMatchObject({ verdict: 'consistent', open: ['target'] })
    expect(result.entries[12]).toMatchObject({ kind: 'end_extended', verdict: 'proved' })
  })

  test('with everything opened every entry is proved', () => {
    const { limits } = market.openedTo(1)
    const { target } = market.openedTo('owner')
    const result = check({ entries, limits, target })
    expect(result.fault).toBeNull()
    expect(result.entries.map(({ verdict }) => verdict)).toEqual(entries.map(() => 'proved'))
  })

  test('that is not over is checked up to its last entry', () => {
    expect(check({ entries: entries.slice(0, 7) })).toMatchObject({ fault: null, isEnded: false })
  })
})

describe('a chain that was touched is found (rules 9)', () => {
  const entry = (sequence: number) => entries.slice(sequence - 1, sequence)
  test.each([
    [
      'changed',
      entries.map((one) => (one.sequence === 6 ? { ...one, at: one.at + 1 } : one)),
      6,
      'changed',
    ],
    ['removed', entries.filter((one) => one.sequence !== 6), 6, 'removed'],
    ['inserted', [...entries.slice(0, 5), ...entry(5), ...entries.slice(5)], 6, 'repeated'],
    [
      'reordered',
      [...entries.slice(0, 5), ...entry(7), ...entry(6), ...entries.slice(7)],
      6,
      'reordered',
    ],
  ])('an entry %s', (_name, forged, sequence, code) => {
    expect(check({ entries: forged }).fault).toMatchObject({ sequence, code })
  })

  test('a chain written anew as a whole, by a receipt', () => {
    const receipts = [{ sequence: 7, headHash: entries[6]?.hash ?? '' }]
    expect(check({ entries, receipts }).fault).toBeNull()
    const forged = rewritten(entries, (all) => all.map((one) => ({ ...one, at: one.at - 1 })))
    expect(check({ entries: forged, receipts }).fault).toMatchObject({
      sequence: 7,
      code: 'receipt',
    })
  })

  test('a receipt of an entry that is not there any more', () => {
    const receipts = [{ sequence: 14, headHash: entries[13]?.hash ?? '' }]
    expect(check({ entries: entries.slice(0, 9), receipts }).fault).toMatchObject({
      code: 'receipt',
    })
  })
})

describe('a lie in a chain that fits is found at its entry (rules 9)', () => {
  test.each([
    ['a first bid below the start price', 2, { amountEur: 9_000 }, 'bid_too_low'],
    ['a bid less than a step above', 3, { amountEur: 10_050 }, 'bid_too_low'],
    ['a bid above three times the price', 3, { amountEur: 40_000 }, 'bid_too_high'],
    ['a pseudonym out of turn', 3, { pseudonym: 3 }, 'pseudonym'],
    ['an answer that is not the smallest', 7, { amountEur: 12_300 }, 'answer_wrong'],
    ['an answer of another agent', 7, { pseudonym: 3 }, 'answer_wrong'],
    ['an answer below the step', 7, { amountEur: 12_050 }, 'answer_wrong'],
    ['a jump that would have come before', 7, { cause: 'agent_jump' }, 'answer_wrong'],
    ['a limit bid short', 9, { amountEur: 12_900 }, 'answer_wrong'],
    ['a wrong extension', 13, { endsAt: endsAt + softCloseMs }, 'extension_wrong'],
    ['an end at another time', 14, { endedAt: endsAt }, 'result_wrong'],
    ['another price', 14, { priceEur: 13_400 }, 'result_wrong'],
    ['another winner', 14, { pseudonym: 2 }, 'result_wrong'],
    ['a sale below the green light', 14, { outcome: 'sold' }, 'result_wrong'],
    ['settings that are none', 1, { settings: 'none' }, 'malformed'],
    ['no shape at all', 7, { amountEur: 'viel' }, 'malformed'],
  ])('%s', (_name, sequence, payload, code) => {
    const { fault } = changed(sequence, payload)
    // A false jump names a target that an answer before it should have gone to.
    expect(fault).toMatchObject({ sequence: 'cause' in payload ? 5 : sequence, code })
  })

  test.each([
    ['an answer left out', (all: JournalEntry[]) => all.toSpliced(6, 1), 7, 'answer_missing'],
    [
      'an extension left out',
      (all: JournalEntry[]) => all.toSpliced(12, 1),
      13,
      'extension_missing',
    ],
    ['a bid left out', (all: JournalEntry[]) => all.toSpliced(1, 1), 2, 'answer_wrong'],
    [
      'nothing after the result',
      (all: JournalEntry[]) => [...all, ...all.slice(1, 2)],
      15,
      'after_the_end',
    ],
    [
      'a second release out of time',
      (all: JournalEntry[]) => [...all.slice(0, 2), ...all.slice(0, 1)],
      3,
      'time_runs_back',
    ],
    ['no release', (all: JournalEntry[]) => all.slice(1), 1, 'no_release'],
  ])('%s', (name, change, sequence, code) => {
    const { fault } = moved(change)
    if (name === 'a bid left out') expect(fault?.sequence).toBe(sequence)
    else expect(fault).toMatchObject({ sequence, code })
  })

  test('a bid after the end', () => {
    const forged = rewritten(entries, (all) =>
      all.map((one) => (one.sequence === 11 ? { ...one, at: endsAt } : one)),
    )
    expect(check({ entries: forged }).fault).toMatchObject({ sequence: 11, code: 'not_running' })
  })

  test('time that runs back', () => {
    const forged = rewritten(entries, (all) =>
      all.map((one) => (one.sequence === 6 ? { ...one, at: during - 1 } : one)),
    )
    expect(check({ entries: forged }).fault).toMatchObject({ sequence: 6, code: 'time_runs_back' })
  })

  test('an opening that does not fit its commitment', () => {
    const { limits } = market.openedTo(1)
    const forged = limits.map((one) => ({ ...one, limitEur: one.limitEur + 1 }))
    expect(check({ entries, limits: forged }).fault).toMatchObject({ code: 'opening_does_not_fit' })
    const { target } = market.openedTo('owner')
    if (target === null) throw new Error('The owner is opened the target.')
    const other = { ...target, targetPriceEur: 19_000 }
    expect(check({ entries, target: other }).fault).toMatchObject({
      sequence: 1,
      code: 'opening_does_not_fit',
    })
  })

  test('a light that fits no target: red above yellow', () => {
    const forged = withPayload(entries, 5, { light: 'yellow' })
    expect(check({ entries: forged }).fault).toMatchObject({ sequence: 6, code: 'light' })
  })

  test('a limit that was raised in secret: silence where it would have answered', () => {
    // Anna's limit is 15,000 and opened to her; Carl's 14,000 would have been answered.
    const forged = withPayload(entries, 11, { amountEur: 14_000 })
    const { limits } = market.openedTo(1)
    expect(check({ entries: forged, limits }).fault).toMatchObject({
      sequence: 12,
      code: 'answer_wrong',
    })
  })
})

describe('the target in the journal (rules 4, 5 and 9)', () => {
  const sold = open()
  sold.send(dealer(1), during, bid(10_000))
  sold.send(dealer(1), during + 1, limit(25_000))
  sold.send(dealer(2), during + 2, bid(20_100))
  sold.until(endsAt)

  test('one jump figure only: a second one is wrong', () => {
    expect(sold.entries.map(({ kind }) => kind)).toEqual([
      'released',
      'bid',
      'agent',
      'bid',
      'bid',
      'bid',
      'result',
    ])
    expect(checkedBy(sold, 2).fault).toBeNull()
    const forged = withPayload(sold.entries, 6, { cause: 'agent_jump' })
    expect(check({ entries: forged }).fault).toMatchObject({ sequence: 6, code: 'answer_wrong' })
  })

  test('a jump to another figure than the opened target', () => {
    const forged = withPayload(sold.entries, 4, { amountEur: 19_000 })
    const { target } = sold.openedTo('owner')
    expect(check({ entries: forged, target }).fault).toMatchObject({ sequence: 4 })
  })

  test('green is green from there on', () => {
    const forged = withPayload(sold.entries, 5, { light: 'yellow' })
    expect(check({ entries: forged }).fault).toMatchObject({ sequence: 5, code: 'light' })
  })
})

describe('voids and moves in the journal (rules 5, 8 and 9)', () => {
  const voided = open()
  // 2 Anna, 3 Bert, 4 Anna's agent, 5 its answer, 6 Carl, 7 the answer; then Bert's bids go.
  voided.send(dealer(1), during, bid(10_000))
  voided.send(dealer(2), during, bid(10_100))
  voided.send(dealer(1), during + 1, limit(13_000))
  voided.send(dealer(3), during + 2, bid(12_000))
  const at = endsAt - 20 * minuteMs
  voided.send(operator, at, {
    type: 'void_bids',
    fromSequence: 3,
    reason: 'suspected_fraud',
    note: 'Anruf',
  })
  voided.send(dealer(3), at + 1, { type: 'take_back_bid' })
  voided.send(operator, at + 2, { type: 'confirm_defect' })
  voided.send(dealer(1), at + 3, { type: 'take_back_bid' })
  voided.until(endsAt + 48 * 60 * minuteMs)
  const kinds = voided.entries.map(({ kind }) => kind)

  test('are computed again', () => {
    expect(kinds.slice(7)).toEqual([
      'voided',
      'end_moved',
      'voided',
      'defect',
      'end_moved',
      'voided',
      'result',
    ])
    expect(checkedBy(voided, 1).fault).toBeNull()
    expect(checkedBy(voided, 2).fault).toBeNull()
    expect(check({ entries: voided.entries }).fault).toBeNull()
  })

  test.each([
    ['another price than the rerun gives', 8, { priceEur: 12_200 }, 'void_wrong'],
    ['a leader who never bid', 8, { leaderPseudonym: 9 }, 'void_wrong'],
    ['a bid of somebody else', 8, { fromSequence: 2 }, 'void_wrong'],
    ['an end that moved too far', 9, { endsAt: at + 31 * minuteMs }, 'move_wrong'],
    ['a take-back without a right', 10, { fromSequence: 2, pseudonym: 1 }, 'no_right_to_take_back'],
    [
      'more time to leave than the rules give',
      11,
      { takeBackUntil: at + 3 * 3_600_000 },
      'move_wrong',
    ],
    ['an end that moved by another time', 12, { endsAt: endsAt + 40 * 3_600_000 }, 'move_wrong'],
  ])('%s', (_name, sequence, payload, code) => {
    const { limits } = voided.openedTo(1)
    const forged = withPayload(voided.entries, sequence, payload)
    expect(check({ entries: forged, limits }).fault).toMatchObject({ sequence, code })
  })
})
