import { expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { toneOf } from './price-tone.ts'
import { shownPrice } from './shown-price.ts'

type Offer = NonNullable<AuctionView['lateOffers']>[number]

const offer = (amountEur: number, status: Offer['status']): Offer => ({
  lateOfferId: amountEur,
  amountEur,
  status,
  madeAt: '2026-11-23T13:00:00.000Z',
  lapsesAt: '2026-11-25T13:00:00.000Z',
})

const failed = {
  status: 'recd_late_offer',
  viewer: 'owner',
  startPriceEur: 57_300,
  currentBidEur: 61_000,
  hammerPriceEur: null,
  lateOffers: null,
  ownLateOffer: null,
  secondChance: null,
  own: null,
} as const

test('the owner sees the offer to be answered, not the price that the auction began with (rules 7)', () => {
  const lateOffers = [
    offer(75_000, 'pending'),
    offer(100_000, 'declined'),
    offer(70_000, 'pending'),
  ]
  expect(shownPrice({ ...failed, lateOffers })).toEqual({ label: 'bestOffer', amountEur: 75_000 })
  const answered = { ...failed, lateOffers: [offer(75_000, 'declined')] }
  expect(shownPrice(answered)).toEqual({ label: 'last', amountEur: 61_000 })
})

test('dealers see their own offer, viewers without bids the start price, everybody the price of a sale', () => {
  const dealer = { ...failed, viewer: 'dealer', ownLateOffer: offer(75_000, 'pending') } as const
  expect(shownPrice(dealer)).toEqual({ label: 'ownOffer', amountEur: 75_000 })
  const visitor = { ...failed, viewer: 'visitor', currentBidEur: null } as const
  expect(shownPrice(visitor)).toEqual({ label: 'start', amountEur: 57_300 })
  const sold = { ...dealer, status: 'sold', hammerPriceEur: 75_000 } as const
  expect(shownPrice(sold)).toEqual({ label: 'hammer', amountEur: 75_000 })
})

test('dealers whose bid came to nothing see their bid, not what the auction began with (spec 4)', () => {
  const own = { standingBidEur: 62_500 } as NonNullable<AuctionView['own']>
  const gone = {
    ...failed,
    status: 'failed_na',
    viewer: 'bidder',
    currentBidEur: null,
    own,
  } as const
  expect(shownPrice(gone)).toEqual({ label: 'ownBid', amountEur: 62_500 })
  const running = { ...gone, status: 'running' } as const
  expect(shownPrice(running)).toEqual({ label: 'start', amountEur: 57_300 })
  const red = { priceColour: 'red', secondChance: null } as const
  const asked = {
    amountEur: 62_500,
    turn: 'dealer',
    turnEndsAt: '2026-11-25T13:00:00.000Z',
  } as const
  expect(toneOf('ownBid', red)).toBe('bad')
  expect(toneOf('ownBid', { ...red, secondChance: asked })).toBe('late')
  expect(toneOf('start', red)).toBe('calm')
})
