import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { minuteMs } from '../../../../calendar/instant.ts'
import { clock } from '../../../core/actor.ts'
import { withdrawalReasons } from '../../../core/withdrawal-reasons.ts'
import { berlin, bid, dealer, endsAt, limit, operator } from '../../../testing/sample-auction.ts'
import type { JournalEntry } from '../journal.ts'
import { journalTools } from './testing/journal-market.ts'

/**
 * Every field of every kind of entry, changed by somebody who writes the whole chain anew: what the
 * rules find by themselves, and what only a receipt does.
 */

const { open, check, rewritten } = journalTools((text) =>
  createHash('sha256').update(text).digest('hex'),
)
const during = berlin('2026-11-18 09:00')
const endOf = (market: ReturnType<typeof open>) => market.state.clock?.endsAt ?? 0

function wholeMarket() {
  const market = open()
  const at = endsAt - 20 * minuteMs
  const early = [
    [dealer(1), during, bid(10_000)],
    [dealer(2), during, bid(10_100)],
    [dealer(1), during + 1, limit(13_000)],
    [dealer(3), during + 2, bid(12_000)],
    [dealer(3), during + 3, limit(14_000)],
    [dealer(3), during + 4, { type: 'withdraw_agent' }],
    [
      operator,
      at,
      { type: 'void_bids', fromSequence: 3, reason: 'suspected_fraud', note: 'Anruf' },
    ],
    [dealer(3), at + 1, { type: 'take_back_bid' }],
    [operator, at + 2, { type: 'confirm_defect' }],
    [dealer(1), at + 3, { type: 'take_back_bid' }],
    [dealer(4), at + 4, bid(11_000)],
  ] as const
  for (const [actor, when, body] of early) expect(market.send(actor, when, body)).toBe(true)
  const first = endOf(market)
  const outage = { outageFrom: first - 10 * minuteMs, outageUntil: first - 5 * minuteMs }
  expect(market.send(clock, at + 5, { type: 'move_end', ...outage })).toBe(true)
  const late = endOf(market) - minuteMs
  expect(market.send(dealer(5), late, bid(12_000))).toBe(true)
  expect(market.send(dealer(4), late + 1, limit(25_000))).toBe(true)
  market.until(late + 60 * minuteMs)
  return market
}

const whole = wholeMarket()
const withdrawn = open()
withdrawn.send(dealer(1), during, bid(10_000))
withdrawn.send(operator, during + 9, { type: 'withdraw', reason: 'vehicle_gone' })
const bought = open({ buyNowPriceEur: 24_000 })
bought.send(dealer(1), during, bid(10_000))
bought.send(dealer(2), during + 9, { type: 'buy_now', priceEur: 24_000, consentVersion: 'de-1' })

function openedToAll(market: ReturnType<typeof open>) {
  const limits = [1, 2, 3, 4, 5].flatMap((who) => market.openedTo(who).limits)
  return { limits, target: market.openedTo('owner').target }
}

const wrongValues: Readonly<Record<string, readonly string[]>> = {
  cause: [
    'manual',
    'agent',
    'agent_jump',
    'outage',
    'void',
    'new_defect',
    'operator',
    'taken_back',
  ],
  light: ['none', 'red', 'yellow', 'green'],
  outcome: ['sold', 'bought_now', 'reservation', 'renegotiation', 'failed'],
  mode: ['auction', 'offer_collection'],
  reason: withdrawalReasons,
}

/** Other values of the same sort, and some of another. */
function lies(name: string, value: unknown): readonly unknown[] {
  const near = typeof value === 'number' ? [1, -1, 100, -100, minuteMs].map((by) => value + by) : []
  const others = [
    ...near,
    ...(wrongValues[name] ?? []),
    null,
    true,
    false,
    5,
    25_000,
    'x',
    '0'.repeat(64),
  ]
  return others.filter((other) => other !== value)
}

type Forged = { readonly field: string; readonly entries: readonly JournalEntry[] }

function* forgeries(entries: readonly JournalEntry[]): Generator<Forged> {
  const forged = (index: number, change: (entry: JournalEntry) => JournalEntry) =>
    rewritten(entries, (all) =>
      all.map((entry, place) => (place === index ? change(entry) : entry)),
    )
  for (const [index, { kind, payload }] of entries.entries()) {
    const name = typeof payload.cause === 'string' ? `${kind} (${payload.cause})` : kind
    for (const by of [-minuteMs, -1, 1, minuteMs]) {
      yield { field: `${name} at`, entries: forged(index, (one) => ({ ...one, at: one.at + by })) }
    }
    for (const [field, value] of Object.entries(payload)) {
      for (const lie of lies(field, value)) {
        const payloadWithLie = { ...payload, [field]: lie } as JournalEntry['payload'] // Also what is none.
        yield {
          field: `${name} ${field}`,
          entries: forged(index, (one) => ({ ...one, payload: payloadWithLie })),
        }
      }
      const { [field]: _, ...rest } = payload
      yield {
        field: `${name} ${field}`,
        entries: forged(index, (one) => ({ ...one, payload: rest })),
      }
    }
    const more = { ...payload, note: 'Herr Schwarz' }
    yield {
      field: `${name} with a word more`,
      entries: forged(index, (one) => ({ ...one, payload: more })),
    }
  }
}

/** A figure that somebody chose, and an instant at which they could have come as well. */
const leftToReceipts = [
  'agent_ended at',
  'bid (manual) amountEur',
  'bid (manual) at',
  'end_moved (outage) at',
  'released at',
  'released buyNowPriceEur',
  'released mode',
  'released round',
  'released startPriceEur',
  'result at',
  'voided (new_defect) at',
  'voided (taken_back) at',
  'withdrawn at',
  'withdrawn reason',
]

describe('a field changed in a chain that is written anew (rules 9)', () => {
  const markets = [whole, withdrawn, bought]

  test('these markets have an entry of every kind', () => {
    const kinds = new Set(markets.flatMap(({ entries }) => entries.map(({ kind }) => kind)))
    expect([...kinds].sort()).toEqual([
      'agent',
      'agent_ended',
      'bid',
      'defect',
      'end_extended',
      'end_moved',
      'released',
      'result',
      'voided',
      'withdrawn',
    ])
    for (const market of markets) {
      expect(check({ entries: market.entries, ...openedToAll(market) }).fault).toBeNull()
    }
  })

  test('is found by the rules, but for what somebody chose', () => {
    const unfound = new Set<string>()
    for (const market of markets) {
      const opened = openedToAll(market)
      for (const { field, entries } of forgeries(market.entries)) {
        if (check({ entries, ...opened }).fault === null) unfound.add(field)
      }
    }
    expect([...unfound].sort()).toEqual(leftToReceipts)
  })

  test('is found by a receipt of the last entry, whatever it was', () => {
    for (const { entries } of markets) {
      const receipts = [{ sequence: entries.length, headHash: entries.at(-1)?.hash ?? '' }]
      for (const forged of forgeries(entries)) {
        const { fault } = check({ entries: forged.entries, receipts })
        expect([forged.field, fault?.code]).toEqual([forged.field, 'receipt'])
      }
    }
  })

  test.each(['constructor', 'toString', '__proto__', 'note'])('an entry of the kind %s', (kind) => {
    const foreign = { ...whole.entries[3], kind, payload: {} } as unknown as JournalEntry // As a file may.
    const entries = rewritten(whole.entries, (all) => all.toSpliced(3, 0, foreign))
    expect(check({ entries }).fault).toMatchObject({ sequence: 4, code: 'malformed' })
  })
})
