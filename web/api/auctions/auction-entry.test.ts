import { expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { isGap } from './auction-entry.ts'

type Bid = NonNullable<AuctionView['history']>[number]

const bid = (sequence: number) => ({ sequence, amountEur: 30_000 + sequence }) as Bid // Nothing else is read.

const view = (parts: Partial<AuctionView>) =>
  ({
    auctionId: 7,
    bidCount: 1,
    history: [bid(2)],
    actions: { takeBackBid: { isAllowed: false } },
    endMove: null,
    ...parts,
  }) as AuctionView // Nothing else is read.

const event = (parts: Partial<AuctionView>, newHistory: Bid[] = []) => ({
  auction: view({ history: null, ...parts }),
  newHistory,
})

test('appending does not tell of a void, a first look at the history, or too many bids at once', () => {
  const known = view({ bidCount: 5 })
  expect(isGap(known, event({ bidCount: 3 }, [bid(2)]))).toBe(true)
  expect(isGap(view({ history: null }), event({}, [bid(2)]))).toBe(true)
  const many = Array.from({ length: 20 }, (_, index) => bid(50 + index))
  expect(isGap(known, event({ bidCount: 60 }, many))).toBe(true)
  expect(isGap(known, event({ bidCount: 6 }, [bid(2), bid(4)]))).toBe(false)
})

test('a new defect stands in the ad, which the event does not bring along (rules 8)', () => {
  const at = (hour: number) => `2026-11-23T${hour}:00:00.000Z`
  const leavable = (takeBackUntil: string, cause: 'new_defect' | 'taken_back' = 'new_defect') => {
    const takeBackBid = { isAllowed: true, facts: { takeBackUntil, fromSequence: 1, cause } }
    return { actions: { takeBackBid } } as unknown as Partial<AuctionView> // Nothing else is read.
  }
  const moved = { endMove: { cause: 'new_defect', fromEndsAt: at(14) } } as const
  expect(isGap(view({}), event(leavable(at(15))))).toBe(true)
  expect(isGap(view(leavable(at(15))), event(leavable(at(15))))).toBe(false)
  expect(isGap(view(leavable(at(15))), event(leavable(at(16))))).toBe(true)
  expect(isGap(view({}), event(leavable(at(15), 'taken_back')))).toBe(false)
  expect(isGap(view({}), event(moved))).toBe(true)
  expect(isGap(view(moved), event(moved))).toBe(false)
})
