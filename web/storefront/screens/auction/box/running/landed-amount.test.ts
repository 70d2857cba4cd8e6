import { expect, it } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { landedAmount, landedNote } from './landed-amount.ts'

type Bid = AuctionView['actions']['bid']

const allowed: Bid = {
  isAllowed: true,
  facts: {
    ...{ minimumEur: 10_100, maximumEur: 30_000, askAgainAboveEur: 15_150 },
    nextAmountsEur: [10_100, 10_200, 10_300],
  },
}

function refused(code: 'BARRED_FROM_AUCTION' | 'AUCTION_NOT_STARTED'): Bid {
  return { isAllowed: false, refusal: { code, facts: {} } } as Bid // The facts are not read here.
}

function viewWith(bid: Bid, context: AuctionView['context'] = null): AuctionView {
  // The rest of the view is not read here.
  return { actions: { bid }, currentBidEur: 10_000, startPriceEur: 5000, context } as AuctionView
}

it.each([
  [null, 10_100],
  [0, 10_100],
  [10_099, 10_100],
  [12_000, 12_000],
  // It is asked after once more, and bid then.
  [20_000, 20_000],
  [30_001, 10_100],
])('typed %s, the landed price is reckoned for %s', (typedEur, amountEur) => {
  expect(landedAmount(viewWith(allowed), typedEur)).toBe(amountEur)
})

it('dealers who cannot bid read it for the price as it stands, and that they cannot', () => {
  const barred = viewWith(refused('BARRED_FROM_AUCTION'))
  expect(landedAmount(barred, 12_000)).toBe(10_000)
  expect(landedNote(barred)).toBe('notBidding')
  expect(landedNote(viewWith(allowed))).toBeNull()
  expect(landedNote(viewWith(refused('AUCTION_NOT_STARTED')))).toBeNull()
  const leading = viewWith(refused('BARRED_FROM_AUCTION'), ['holding_highest_bid'])
  expect(landedNote(leading)).toBeNull()
})
