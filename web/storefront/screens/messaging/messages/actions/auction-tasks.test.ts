import { expect, it } from 'vitest'
import { auctionTasksOf } from './auction-tasks.ts'

type Asked = Parameters<typeof auctionTasksOf>[0]

const closed = {
  isAllowed: false,
  refusal: { code: 'ACTION_NOT_POSSIBLE_NOW', facts: {} },
} as const
const open = { isAllowed: true, facts: {} } as const
const chance = { amountEur: 40_000, turnEndsAt: '2026-11-30T15:00:00Z' }

function auction(change: Partial<Asked>, actions: object = {}): Asked {
  const asked = {
    status: 'failed',
    viewer: 'owner',
    renegotiation: null,
    secondChance: null,
    own: null,
    reservation: null,
    lateOffers: null,
    lateOfferCount: null,
    ...change,
    actions: {
      answerLateOffers: closed,
      reservationConfirm: closed,
      reservationDecline: closed,
      followUpAccept: closed,
      secondChanceOffer: closed,
      restart: closed,
      stop: closed,
      ...actions,
    },
  }
  return asked as Asked // What the rule does not read is left out.
}

const buyer = { perspective: 'buyer' } as Asked['renegotiation']
const operator = { perspective: 'operator' } as Asked['renegotiation']

it.each([
  [
    'an open renegotiation',
    auction({ status: 'renegotiation', renegotiation: buyer }),
    ['thread negotiation'],
  ],
  ['one that is over', auction({ status: 'sold', renegotiation: buyer }), []],
  ['an operator who looks on', auction({ status: 'renegotiation', renegotiation: operator }), []],
  [
    'a reserved bid',
    auction(
      {
        status: 'anr_offer_above_targetprice',
        reservation: { amountEur: 9, buyerPseudonym: 1, bindsUntil: '2026-11-30T15:00:00Z' },
      },
      { reservationDecline: open },
    ),
    ['thread offers'],
  ],
  ['an unsold ad that may start again', auction({}, { restart: open }), ['thread decision']],
  ['rounds that are used up', auction({}, { stop: open }), ['thread decision']],
  ['a bid that still binds', auction({}, { followUpAccept: open }), ['thread decision']],
  [
    'a second bidder who thinks it over',
    auction({ secondChance: { ...chance, turn: 'dealer' } }),
    ['thread decision'],
  ],
  [
    'the second bidder who is asked',
    auction({
      viewer: 'bidder',
      secondChance: { ...chance, turn: 'dealer' },
      own: { pseudonym: 2 } as Asked['own'],
    }),
    ['thread second chance'],
  ],
  [
    'a late offer beside a possible restart',
    auction({ status: 'recd_late_offer' }, { restart: open }),
    [],
  ],
  ['another dealer', auction({ viewer: 'bidder' }, { restart: open }), []],
] as const)('%s is answered in its thread as that', (_name, asked, tasks) => {
  expect(auctionTasksOf(asked)).toEqual(tasks)
})
