import { expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { endsSecondChance, freedBidEur, isAskedBefore } from './confirmed-before.ts'

const card = (
  followUp: AuctionView['followUp'],
  actions: Partial<AuctionView['actions']> = {},
) => ({
  auction: { followUp, actions } as AuctionView, // Only what is read.
})
const bound = card({ amountEur: 47_800, bindsUntil: 'A', acceptUntil: null })
const free = card(null)
const withSecondBidder = card(null, {
  secondChanceOffer: { isAllowed: true, facts: { amountEur: 46_100 } },
})

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

test('while the second bidder can be asked, late offers are opened after a question alone (rules 10)', () => {
  expect(isAskedBefore('openLateOffers', withSecondBidder)).toBe(true)
})

test.each(['openLateOffers', 'stop', 'pause', 'restart'] as const)(
  '%s says that the second bidder cannot be asked any more (rules 10)',
  (command) => {
    expect(endsSecondChance(command, withSecondBidder)).toBe(true)
    expect(endsSecondChance(command, free)).toBe(false)
  },
)

test('asking the second bidder ends no chance', () => {
  expect(endsSecondChance('secondChance', withSecondBidder)).toBe(false)
})
