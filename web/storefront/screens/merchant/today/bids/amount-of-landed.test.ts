import { expect, test } from 'vitest'
import { amountOfLanded } from './amount-of-landed.ts'

/** The price that the landed price of a row is reckoned at (rules 10). */

type Auction = Parameters<typeof amountOfLanded>[0]

const mayBid: Auction['actions']['bid'] = {
  isAllowed: true,
  facts: {
    minimumEur: 48_050,
    nextAmountsEur: [48_050, 48_300, 48_550],
    askAgainAboveEur: 72_075,
    maximumEur: 143_400,
  },
}
const mayNot: Auction['actions']['bid'] = { isAllowed: false, refusal: { code: 'NOT_RUNNING' } }
const auction = (context: 'overbid' | 'holding_highest_bid', bid = mayBid): Auction => ({
  ...{ context: [context], currentBidEur: 47_800 },
  actions: { bid } as Auction['actions'], // No other action is asked for.
})

test('who was outbid reads it at their next step, who leads at the price now', () => {
  expect(amountOfLanded(auction('overbid'))).toEqual({ amountEur: 48_050, isNow: false })
  expect(amountOfLanded(auction('holding_highest_bid'))).toEqual({
    amountEur: 47_800,
    isNow: true,
  })
})

test('who may not bid reads it at the price now, and nothing before the first bid', () => {
  expect(amountOfLanded(auction('overbid', mayNot))).toEqual({ amountEur: 47_800, isNow: true })
  const unbid = { ...auction('overbid', mayNot), currentBidEur: null }
  expect(amountOfLanded(unbid)).toBeNull()
})
