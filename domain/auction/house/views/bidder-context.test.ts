import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../../../calendar/instant.ts'
import type { CommandBody } from '../../core/commands.ts'
import {
  afterwards,
  during,
  lateOffersOpen,
  type Move,
  standing,
  stateAfter,
  type Who,
} from '../../testing/bidding-scenario.ts'
import {
  bid,
  dealer,
  endsAt,
  limit,
  operator,
  played,
  type SampleTerms,
} from '../../testing/sample-auction.ts'
import { early, rival, voidable, voided } from '../../testing/stages.ts'
import { type BidderContext, bidderContexts, type PriceColour } from './auction-view.ts'
import { bidderContext, priceColour } from './bidder-context.ts'

const lateOffer = (amountEur: number): CommandBody => ({
  type: 'late_offer',
  amountEur,
  consentVersion: null,
})
const decline = (reason: 'price_too_low' | 'not_available'): CommandBody => ({
  type: 'renegotiation_decline',
  reason,
  then: 'neither',
})
const answer = (type: 'late_offer_decline' | 'late_offer_accept', id: number): CommandBody => ({
  type,
  lateOfferId: id,
})

const both: readonly Move[] = [
  ['anna', during, bid(10_000)],
  ['bert', during, bid(11_000)],
]
const hammered: readonly Move[] = [...both, { until: afterwards }]
/** Declined an hour after the end, open for late offers a day later. */
const open: readonly Move[] = [
  ...hammered,
  ['owner', afterwards, decline('price_too_low')],
  { until: lateOffersOpen },
]
const offered: readonly Move[] = [...open, ['bert', lateOffersOpen, lateOffer(12_000)]]
const declinedAt = lateOffersOpen + hourMs
const [firstLateOfferId, secondLateOfferId] = [904, 905]
const refusedOffer: readonly Move[] = [
  ...offered,
  ['owner', declinedAt, answer('late_offer_decline', firstLateOfferId)],
]

/** Bert's bid came to the price expectation of an offer collection: it waits for the owner. */
const collection: SampleTerms = { mode: 'offer_collection', targetPriceEur: 11_000 }

type Row = readonly [
  title: string,
  moves: readonly Move[],
  who: Exclude<Who, 'owner'>,
  contexts: readonly BidderContext[],
  colour: PriceColour,
  terms?: SampleTerms,
]

// What happened, who looks, what they are shown, and the colour of the price.
const rows: readonly Row[] = [
  ['who has offered nothing', both, 'cora', [], 'neutral'],
  ['who leads', both, 'bert', ['holding_highest_bid'], 'green'],
  ['who was overbid', both, 'anna', ['overbid'], 'red'],
  [
    'who takes the lead back',
    [...both, ['anna', during, bid(11_100)]],
    'anna',
    ['holding_highest_bid'],
    'green',
  ],
  [
    'whose first bid was too low',
    [...both, ['cora', during, bid(11_050)]],
    'cora',
    ['first_bid_too_low'],
    'red',
  ],
  [
    'whose second bid was too low',
    [...both, ['anna', during, bid(11_050)]],
    'anna',
    ['overbid'],
    'red',
  ],
  [
    'who corrects their first bid',
    [...both, ['cora', during, bid(11_050)], ['cora', during, bid(11_100)]],
    'cora',
    ['holding_highest_bid'],
    'green',
  ],
  [
    'whose limit is too low while another leads',
    [...both, ['anna', during, limit(11_050)]],
    'anna',
    ['overbid', 'bidding_agent_limit_too_low'],
    'red',
  ],
  [
    'who leads and lowers their limit below their own bid',
    [...both, ['bert', during, limit(10_500)]],
    'bert',
    ['holding_highest_bid', 'bidding_agent_limit_too_low'],
    'green',
  ],
  [
    'who corrects their limit',
    [...both, ['anna', during, limit(11_050)], ['anna', during, limit(12_000)]],
    'anna',
    ['holding_highest_bid'],
    'green',
  ],
  [
    'whose first bid was too low, once bidding is over',
    [...both, ['cora', during, bid(11_050)], { until: afterwards }],
    'cora',
    [],
    'neutral',
  ],
  ['whose bid waits for the owner', hammered, 'bert', ['holding_highest_bid'], 'green'],
  ['who was overbid at the end', hammered, 'anna', ['overbid'], 'red'],
  [
    'whose bid was declined',
    [...hammered, ['owner', afterwards, decline('price_too_low')]],
    'bert',
    ['offer_declined'],
    'red',
  ],
  [
    'whose bid was declined because the vehicle is gone',
    [...hammered, ['owner', afterwards, decline('not_available')]],
    'bert',
    ['offer_declined'],
    'red',
  ],
  [
    'whose bid the owner let lapse',
    [...hammered, { until: endsAt + 48 * hourMs + minuteMs }],
    'bert',
    [],
    'red',
  ],
  [
    'whose bid was accepted',
    [...hammered, ['owner', afterwards, { type: 'renegotiation_accept', amountEur: null }]],
    'bert',
    ['holding_highest_bid'],
    'green',
  ],
  [
    'who was overbid in a sale',
    [...hammered, ['owner', afterwards, { type: 'renegotiation_accept', amountEur: null }]],
    'anna',
    ['overbid'],
    'red',
  ],
  ['who bid most, while late offers are taken', open, 'bert', ['offer_declined'], 'neutral'],
  ['who was overbid, while late offers are taken', open, 'anna', ['overbid'], 'neutral'],
  ['who bid nothing, while late offers are taken', open, 'cora', [], 'neutral'],
  [
    'whose late offer is looked at',
    offered,
    'bert',
    ['late_offer_pending', 'offer_declined'],
    'tertiary',
  ],
  [
    'whose late offer waits though they never bid',
    [...open, ['cora', lateOffersOpen, lateOffer(12_000)]],
    'cora',
    ['late_offer_pending'],
    'tertiary',
  ],
  [
    'whose late offer reached the target, which they must not learn',
    [...open, ['cora', lateOffersOpen, lateOffer(20_000)]],
    'cora',
    ['late_offer_pending'],
    'tertiary',
  ],
  ['who looks on while another offers', offered, 'anna', ['overbid'], 'neutral'],
  [
    'whose late offer is too low',
    [...open, ['cora', lateOffersOpen, lateOffer(10_500)]],
    'cora',
    ['late_offer_too_low'],
    'neutral',
  ],
  [
    'who corrects their late offer',
    [
      ...open,
      ['cora', lateOffersOpen, lateOffer(10_500)],
      ['cora', lateOffersOpen, lateOffer(12_000)],
    ],
    'cora',
    ['late_offer_pending'],
    'tertiary',
  ],
  [
    'whose late offer was declined',
    refusedOffer,
    'bert',
    ['late_offer_declined', 'offer_declined'],
    'red',
  ],
  [
    'whose late offer was declined a day ago',
    [...refusedOffer, { until: declinedAt + 24 * hourMs }],
    'bert',
    ['late_offer_declined', 'offer_declined'],
    'neutral',
  ],
  [
    'who offers again after a declined late offer',
    [...refusedOffer, ['bert', declinedAt, lateOffer(13_000)]],
    'bert',
    ['late_offer_pending', 'offer_declined'],
    'tertiary',
  ],
  [
    'whose late offer lapsed',
    [...offered, { until: lateOffersOpen + 48 * hourMs }],
    'bert',
    ['offer_declined'],
    'neutral',
  ],
  [
    'whose late offer was accepted',
    [...offered, ['owner', declinedAt, answer('late_offer_accept', firstLateOfferId)]],
    'bert',
    ['holding_highest_bid'],
    'green',
  ],
  [
    'whose late offer lapsed because another was accepted',
    [
      ...offered,
      ['cora', lateOffersOpen, lateOffer(13_000)],
      ['owner', declinedAt, answer('late_offer_accept', secondLateOfferId)],
    ],
    'bert',
    ['overbid'],
    'red',
  ],
  [
    'who bought by a late offer without a bid',
    [
      ...open,
      ['cora', lateOffersOpen, lateOffer(13_000)],
      ['owner', declinedAt, answer('late_offer_accept', firstLateOfferId)],
    ],
    'cora',
    ['holding_highest_bid'],
    'green',
  ],
  [
    'whose late offer came to nothing until late offers ended',
    [...offered, { until: endsAt + 15 * 24 * hourMs }],
    'bert',
    [],
    'red',
  ],
  [
    'whom the owner has made a counter-offer',
    [...hammered, ['owner', afterwards, { type: 'renegotiation_counter', amountEur: 15_000 }]],
    'bert',
    ['holding_highest_bid'],
    'green',
  ],
  [
    'who left the renegotiation: their bid binds on',
    [
      ...hammered,
      ['owner', afterwards, { type: 'renegotiation_counter', amountEur: 15_000 }],
      ['bert', afterwards, { type: 'renegotiation_leave' }],
    ],
    'bert',
    ['holding_highest_bid'],
    'green',
  ],
  [
    'whose bid binds on through a follow-up round',
    [
      ...hammered,
      [
        'owner',
        afterwards,
        { type: 'renegotiation_decline', reason: 'price_too_low', then: 'restart' },
      ],
    ],
    'bert',
    ['holding_highest_bid', 'offer_declined'],
    'red',
  ],
  [
    'whose bid is reserved in an offer collection',
    hammered,
    'bert',
    ['holding_highest_bid'],
    'green',
    collection,
  ],
  [
    'whose reserved bid was declined',
    [...hammered, ['owner', afterwards, { type: 'reservation_decline' }]],
    'bert',
    ['offer_declined'],
    'red',
    collection,
  ],
  [
    'whose reserved bid was confirmed',
    [...hammered, ['owner', afterwards, { type: 'reservation_confirm' }]],
    'bert',
    ['holding_highest_bid'],
    'green',
    collection,
  ],
  [
    'who bought now',
    [...both, ['cora', during, { type: 'buy_now', priceEur: 25_000, consentVersion: 'de-1' }]],
    'cora',
    ['holding_highest_bid'],
    'green',
    { buyNowPriceEur: 25_000 },
  ],
  [
    'who led when another bought now',
    [...both, ['cora', during, { type: 'buy_now', priceEur: 25_000, consentVersion: 'de-1' }]],
    'bert',
    ['overbid'],
    'red',
    { buyNowPriceEur: 25_000 },
  ],
]

describe('how a bidder stands, and the colour of their price (spec 4)', () => {
  test.each(
    rows.map(([title, moves, who, contexts, colour, terms]) => ({
      title,
      state: () => stateAfter(moves, terms),
      who,
      expected: { contexts, colour },
    })),
  )('$title (spec 4)', ({ state, who, expected }) => {
    expect(standing(state(), who)).toEqual(expected)
  })

  test('every context of the specification occurs above (spec 4)', () => {
    const occurring = new Set(rows.flatMap(([, , , contexts]) => contexts))
    expect([...occurring].sort()).toEqual([...bidderContexts].sort())
  })
})

describe('a dealer without a bid that counts (spec 4)', () => {
  test('a bidder who took all bids back has nothing at stake: the price is neutral', () => {
    const defective = played(rival, operator, early + 2, { type: 'confirm_defect' })
    const left = played(
      defective,
      dealer(2),
      early + 3,
      { type: 'take_back_bid' },
      voidable(defective),
    )
    expect(bidderContext(left, 2)).toEqual([])
    expect(priceColour(left, 2, 'running')).toBe('neutral')
  })

  test('a bidder whose bids an operator took out has failed: the price is red', () => {
    expect(bidderContext(voided, 1)).toEqual([])
    expect(priceColour(voided, 1, 'running')).toBe('red')
  })
})
