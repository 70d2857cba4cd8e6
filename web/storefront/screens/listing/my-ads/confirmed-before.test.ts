import { expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { freedBidEur, isAskedBefore } from './confirmed-before.ts'

const card = (followUp: AuctionView['followUp']) => ({ auction: { followUp } as AuctionView }) // Only what is read.
const bound = card({ amountEur: 47_800, bindsUntil: 'A', acceptUntil: null })
const free = card(null)

test('late offers are opened at once, but not while that frees a bid in hand (rules 6)', () => {
  expect(isAskedBefore('openLateOffers', free)).toBe(false)
  expect(isAskedBefore('openLateOffers', bound)).toBe(true)
})

test.each(['openLateOffers', 'stop', 'pause', 'withdraw'] as const)(
  '%s says which bid it frees (rules 6)',
  (command) => {
    expect(freedBidEur(command, bound)).toBe(47_800)
    expect(freedBidEur(command, free)).toBeNull()
  },
)

test('what takes the bid frees none', () => {
  expect(freedBidEur('followUp', bound)).toBeNull()
})
