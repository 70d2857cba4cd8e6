import { describe, expect, test } from 'vitest'
import {
  bindingEur,
  endsWithTurn,
  landedEur,
  laterTurnEndsAt,
  outcomeOf,
  type Renegotiation,
  standingOf,
} from './renegotiation-state.ts'

const at = '2026-11-23T13:00:00.000Z'

const renegotiation = (steps: Renegotiation['steps'], lastCounterEur: number | null = null) =>
  ({ archivedBidEur: 38_500, lastCounterEur, steps }) as Renegotiation // Only what is read.

describe('how far apart both sides are (rules 6)', () => {
  test('at first the owner sees the gap to their own price, the dealer sees none', () => {
    const archived = renegotiation([{ by: 'buyer', kind: 'archived_bid', amountEur: 38_500, at }])
    expect(standingOf(archived, 42_500)).toMatchObject({ gapEur: 4_000, isArchivedBid: true })
    expect(standingOf(archived, null)).toMatchObject({ gapEur: null, ownerEur: null })
  })

  test('counter and offer close it, and where it began stays known', () => {
    const later = renegotiation(
      [
        { by: 'buyer', kind: 'archived_bid', amountEur: 38_500, at },
        { by: 'owner', kind: 'counter', amountEur: 41_000, at },
        { by: 'buyer', kind: 'offer', amountEur: 39_250, at },
      ],
      41_000,
    )
    expect(standingOf(later, null)).toMatchObject({
      buyerEur: 39_250,
      gapEur: 1_750,
      gapAtFirstEur: 2_500,
    })
  })

  test('there is no gap once a raise has reached the counter', () => {
    const met = renegotiation([{ by: 'buyer', kind: 'raise', amountEur: 41_000, at }], 41_000)
    expect(standingOf(met, null).gapEur).toBeNull()
  })

  test('a raise in one’s own turn is what binds, and is named so (rules 6)', () => {
    expect(bindingEur({ archivedBidEur: 38_500, standingOfferEur: null })).toBe(38_500)
    expect(bindingEur({ archivedBidEur: 38_500, standingOfferEur: 39_500 })).toBe(39_500)
  })
})

test('a turn that lasts as long as the bid binds gives no turn back by silence (rules 6)', () => {
  expect(endsWithTurn({ turnEndsAt: at, bindsUntil: at })).toBe(true)
  expect(endsWithTurn({ turnEndsAt: at, bindsUntil: '2026-11-23T13:00:00.001Z' })).toBe(false)
})

test('a bid that goes with the ad into its next round binds on, whatever was declined (rules 6)', () => {
  const failed = { status: 'failed', hammerPriceEur: null, followUp: null } as const
  const followUp = { amountEur: 38_500, bindsUntil: at, acceptUntil: null }
  expect(outcomeOf(failed)).toBe('notSold')
  expect(outcomeOf({ ...failed, followUp })).toBe('bound')
  expect(outcomeOf({ ...failed, status: 'sold' })).toBe('notSold')
  expect(outcomeOf({ ...failed, status: 'sold', hammerPriceEur: 40_000 })).toBe('sold')
})

test('a later turn lasts as long as the view says, but no longer than the bid binds (rules 6)', () => {
  const begins = Date.parse(at)
  const turn = { turnHours: 12, bindsUntil: '2026-11-25T13:00:00.000Z' }
  expect(laterTurnEndsAt(begins, turn)).toBe(Date.parse('2026-11-24T01:00:00.000Z'))
  const soon = '2026-11-23T20:00:00.000Z'
  expect(laterTurnEndsAt(begins, { ...turn, bindsUntil: soon })).toBe(Date.parse(soon))
})

test('a landed price is for what is typed, else what the dealer could accept, else what binds them (rules 10)', () => {
  const renegotiation = { standingOfferEur: 68_700, archivedBidEur: 64_300 }
  const accept = { renegotiationAccept: { isAllowed: true, facts: { amountEur: 72_400 } } } as const
  expect(landedEur(renegotiation, accept, 70_000)).toBe(70_000)
  expect(landedEur(renegotiation, accept, null)).toBe(72_400)
  expect(landedEur(renegotiation, {}, null)).toBe(68_700)
  expect(landedEur({ ...renegotiation, standingOfferEur: null }, {}, null)).toBe(64_300)
})
