import { describe, expect, test } from 'vitest'
import { lackOfRestart, type RestartTerms } from './restart-choice.ts'

const terms: RestartTerms = {
  asItIsPossibleAt: '2026-03-02T12:00:00.000Z',
  reducedMinimumEur: 38_001,
  reducedMaximumEur: 42_000,
  roundsLeft: 2,
}
const before = { terms, nowMs: Date.parse('2026-03-02T11:59:59.999Z') }
const after = { terms, nowMs: Date.parse('2026-03-02T12:00:00.000Z') }

describe('rules 2: a new round', () => {
  test('at a lower price needs one between the bounds; without one nothing is sent', () => {
    const lackAt = (priceEur: number | null) => lackOfRestart({ kind: 'reduced', priceEur }, after)
    expect([38_001, 42_000].map(lackAt)).toEqual([null, null])
    expect([null, 0, 38_000, 42_001].map(lackAt)).toEqual(['price', 'price', 'price', 'price'])
  })

  test('at a lower price is none where the bid that still stands leaves no room', () => {
    const narrow = { ...terms, reducedMinimumEur: 42_001 }
    expect(lackOfRestart({ kind: 'reduced', priceEur: 42_000 }, { ...after, terms: narrow })).toBe(
      'no_reduction',
    )
  })

  test('as it is waits for its instant, and does not ask for a price', () => {
    const asItIs = { kind: 'as_it_is', priceEur: null } as const
    expect(lackOfRestart(asItIs, before)).toBe('too_early')
    expect(lackOfRestart(asItIs, after)).toBeNull()
  })
})
