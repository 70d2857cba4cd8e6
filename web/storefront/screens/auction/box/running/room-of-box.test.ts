import { expect, it } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { isFullWithoutAgent } from './room-of-box.ts'

// The rest of the view is not read here.
const outbid = {
  actions: { buyNow: { isAllowed: false } },
  ...{ mode: 'auction', followUp: null, context: ['overbid'] },
} as unknown as AuctionView

it('agent and landed price have room where a dealer was outbid, and none beside what makes the box higher', () => {
  expect(isFullWithoutAgent(outbid, false)).toBe(false)
  // Of a company's people the box says limits too (rules 1).
  expect(isFullWithoutAgent(outbid, true)).toBe(true)
  const higher: Partial<AuctionView>[] = [
    { actions: { ...outbid.actions, buyNow: { isAllowed: true, facts: { priceEur: 70_000 } } } },
    { mode: 'offer_collection' },
    { context: ['holding_highest_bid'] },
    { followUp: {} as NonNullable<AuctionView['followUp']> }, // Only that there is one.
  ]
  for (const change of higher) {
    expect(isFullWithoutAgent({ ...outbid, ...change }, false)).toBe(true)
  }
})
