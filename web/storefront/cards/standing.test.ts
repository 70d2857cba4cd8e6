import { expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { ownDeadline, type StandingCard, standingsOf } from './standing.ts'

type Auction = NonNullable<StandingCard['auction']> & Parameters<typeof ownDeadline>[0]
type Renegotiation = NonNullable<AuctionView['renegotiation']>

const until = '2026-11-25T13:00:00.000Z'
const later = '2026-11-26T13:00:00.000Z'
const pending = {
  lateOfferId: 1,
  amountEur: 14_900,
  status: 'pending',
  madeAt: until,
  lapsesAt: until,
}

const bidder: Auction = {
  status: 'failed',
  viewer: 'bidder',
  context: [],
  hammerPriceEur: null,
  renegotiation: null,
  reservation: null,
  secondChance: null,
  followUp: null,
  ownLateOffer: null,
}
const renegotiating = (isYourTurn: boolean) =>
  ({ isYourTurn, turnEndsAt: until, bindsUntil: later }) as unknown as Renegotiation // Of it nothing else is read.
const said = (auction: Partial<Auction>, isOwn = false) => {
  const seen = { ...bidder, ...auction }
  return {
    tags: standingsOf({ isOwn, status: seen.status, auction: seen }),
    until: ownDeadline(seen),
  }
}

test.each<[string, Partial<Auction>, readonly string[], string | null]>([
  ['leads', { status: 'running', context: ['holding_highest_bid'] }, ['lead'], null],
  ['is outbid', { status: 'hotbidding', context: ['overbid'] }, ['outbid', 'soon'], null],
  [
    'is to answer',
    { status: 'renegotiation', renegotiation: renegotiating(true) },
    ['yourTurn'],
    until,
  ],
  [
    'waits',
    { status: 'renegotiation', renegotiation: renegotiating(false) },
    ['renegotiation'],
    later,
  ],
  [
    'is asked second',
    { secondChance: { amountEur: 1, turn: 'dealer', turnEndsAt: until } },
    ['yourTurn'],
    until,
  ],
  ['has bought', { status: 'sold', hammerPriceEur: 1 }, ['bought'], null],
  ['has lost', { status: 'sold', context: ['overbid'] }, ['sold'], null],
  [
    'is bound still',
    {
      followUp: { amountEur: 1, bindsUntil: later, acceptUntil: until },
      context: ['offer_declined'],
    },
    ['bound', 'ended'],
    until,
  ],
  [
    'has a late offer pending',
    { status: 'recd_late_offer', ownLateOffer: pending as Auction['ownLateOffer'] },
    ['offered'],
    until,
  ],
  ['had it declined', { status: 'declined_late_offer' }, ['offerDeclined'], null],
  [
    'had their bid declined',
    { status: 'failed_na', context: ['offer_declined'] },
    ['bidDeclined', 'gone'],
    null,
  ],
  [
    'may offer again after that',
    { status: 'acpt_late_offer', context: ['offer_declined'] },
    ['lateOffers'],
    null,
  ],
])('spec 4, a card of a dealer who %s', (_, auction, tags, deadline) => {
  expect(said(auction)).toEqual({ tags, until: deadline })
})

test('others see how the auction stands, owners that it is theirs (rules 1)', () => {
  expect(said({ viewer: 'dealer', status: 'acpt_late_offer' })).toEqual({
    tags: ['lateOffers'],
    until: null,
  })
  const sold = { viewer: 'operator', status: 'sold', hammerPriceEur: 1 } as const
  expect(said(sold)).toEqual({ tags: ['sold'], until: null })
  expect(said({ ...sold, viewer: 'owner' }, true).tags).toEqual(['own', 'sold'])
})
