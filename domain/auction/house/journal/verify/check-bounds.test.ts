import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { defaultMarketSettings } from '../../../core/settings.ts'
import { berlin, bid, dealer, endsAt, limit, operator } from '../../../testing/sample-auction.ts'
import { journalTools } from './testing/journal-market.ts'

/** What is closed to the reader still has bounds, and what no market could run under is none (rules 9). */

const { open, check, rewritten, withPayload } = journalTools((text) =>
  createHash('sha256').update(text).digest('hex'),
)
const during = berlin('2026-11-18 09:00')

describe('lights of one journal fit one target, though nobody has opened it', () => {
  const market = open({ targetPriceEur: 20_000 })
  for (const [place, amountEur] of [10_000, 17_000, 18_400, 20_000].entries()) {
    market.send(dealer(1 + place), during + place, bid(amountEur))
  }
  market.until(endsAt)
  const { entries } = market

  test('as they were', () => {
    const lights = entries.flatMap(({ payload }) => payload.light ?? [])
    expect(lights).toEqual(['red', 'yellow', 'yellow', 'green'])
    expect(check({ entries }).fault).toBeNull()
  })

  test.each([
    // Green at 20,000, so the target is at most that, and yellow began at 92% of it or before: 18,400.
    ['red at what is yellow under every target', { 3: 'red', 4: 'red' }, 5],
    // A target above 17,000, of which 10,000 is less than 78%.
    ['yellow at what is red under every target', { 2: 'yellow' }, 3],
    ['red above yellow', { 4: 'red' }, 4],
  ])('not %s', (_what, lies: Readonly<Record<number, string>>, sequence) => {
    const forged = rewritten(entries, (all) =>
      all.map((entry) => {
        const light = lies[entry.sequence] ?? entry.payload.light ?? null
        return light === null ? entry : { ...entry, payload: { ...entry.payload, light } }
      }),
    )
    expect(check({ entries: forged }).fault).toMatchObject({ sequence, code: 'light' })
  })

  test('a jump shows the exact target: below 92% of it and above 78% both are possible', () => {
    const jumped = open({ targetPriceEur: 20_000 })
    jumped.send(dealer(1), during, bid(15_599))
    jumped.send(dealer(1), during + 1, bid(18_399))
    jumped.send(dealer(1), during + 2, limit(20_000))
    const changed = jumped.entries
    const lit = (first: string, second: string) =>
      check({
        entries: withPayload(withPayload(changed, 2, { light: first }), 3, { light: second }),
      }).fault
    expect(changed.at(-1)?.payload).toMatchObject({ cause: 'agent_jump', amountEur: 20_000 })
    expect([lit('red', 'red'), lit('red', 'yellow')]).toEqual([null, null])
    expect(lit('yellow', 'yellow')).toMatchObject({ sequence: 2, code: 'light' })
  })
})

describe('after a void beside a closed limit the leader has bid that amount, or has an agent', () => {
  const market = open({ targetPriceEur: 40_000 })
  market.send(dealer(1), during, bid(10_000))
  market.send(dealer(2), during + 1, bid(10_500))
  market.send(dealer(1), during + 2, bid(10_600))
  market.send(dealer(1), during + 3, limit(12_000))
  market.send(dealer(3), during + 4, bid(13_000))
  const suspicion = { reason: 'suspected_fraud', note: 'Anruf' } as const
  market.send(operator, during + 5, { type: 'void_bids', fromSequence: 6, ...suspicion })
  const { entries } = market

  test.each([
    ['their own agent, with a limit nobody knows', 1, 10_600, true],
    ['the same at a price that it may have bid', 1, 12_000, true],
    ['a rival without an agent, at an amount they never bid', 2, 12_950, false],
    ['the very bidder whose bids were taken out', 3, 13_000, false],
  ])('%s', (_who, leaderPseudonym, priceEur, isPossible) => {
    const changed = withPayload(entries, 7, { leaderPseudonym, priceEur })
    const { fault } = check({ entries: changed })
    expect(fault?.code ?? null).toBe(isPossible ? null : 'void_wrong')
    expect(fault?.sequence ?? 7).toBe(7)
  })
})

describe('settings that no market could run under are malformed', () => {
  const { slots, softClose, bidSteps } = defaultMarketSettings
  const [firstStep] = bidSteps
  const everyDay = Array.from({ length: 400 }, () => '2026-12-24')

  test.each([
    ['an end every zero minutes', { slots: { ...slots, everyMinutes: 0 } }],
    ['no hour for an end', { slots: { ...slots, firstTime: '25:99' } }],
    ['digits of another script', { slots: { ...slots, lastTime: '١٦:٣٠' } }],
    ['hours that end before they begin', { slots: { ...slots, lastTime: '13:00' } }],
    ['no day that is open', { slots: { ...slots, closedDays: everyDay } }],
    ['a figure of no calendar', { slots: { ...slots, leadHours: 9e15 } }],
    ['no hour for the latest end', { softClose: { ...softClose, latestTime: '' } }],
    ['no steps', { bidSteps: [] }],
    ['steps that end', { bidSteps: [firstStep ?? null] }],
    ['a missing figure', { closingPhaseMinutes: null }],
    ['yellow that never begins', { yellowFromPercentMin: 93 }],
  ])('%s', (_what, changed) => {
    const entries = rewritten(open().entries, ([first, ...rest]) =>
      first === undefined
        ? rest
        : [{ ...first, payload: { ...first.payload, settings: changed } }, ...rest],
    )
    expect(check({ entries }).fault).toMatchObject({ sequence: 1, code: 'malformed' })
  })

  test('not every number is an instant', () => {
    const { entries } = open()
    for (const at of [8.65e15, -1, 0]) {
      const forged = rewritten(entries, (all) => all.map((entry) => ({ ...entry, at })))
      expect(check({ entries: forged }).fault).toMatchObject({ sequence: 1, code: 'malformed' })
    }
  })
})
