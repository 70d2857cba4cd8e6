import { describe, expect, test } from 'vitest'
import type { RefusalCode } from '../../../refusal/refusal.ts'
import type { Actor } from '../../core/actor.ts'
import { bidStepEur, defaultBidSteps } from '../../core/bid-steps.ts'
import { nextBidsEur } from '../../core/current-bid.ts'
import type { Facts } from '../../core/facts.ts'
import type { AuctionState } from '../../core/state.ts'
import { agentAction, bidAction } from '../../house/actions/bidding-actions.ts'
import { applyEvents } from '../../house/journal/journal.ts'
import {
  acceptedDealer,
  bid,
  endsAt,
  goodFacts,
  limit,
  operator,
  outcome,
  owner,
  played,
  publishedAuction,
  runningAuction,
  sampleHash,
  tried,
} from '../../testing/sample-auction.ts'
import { anna, bert, during, refusalOf } from '../../testing/two-dealers.ts'

describe('bid steps (rules 4)', () => {
  test.each([
    [0, 50],
    [4_999, 50],
    [5_000, 100],
    [24_999, 100],
    [25_000, 250],
    [49_999, 250],
    [50_000, 500],
    [99_999, 500],
    [100_000, 1_000],
  ])('at %i the step is %i (rules 4)', (current, step) => {
    expect(bidStepEur(defaultBidSteps, current)).toBe(step)
  })

  test('the buttons accumulate, each step by the amount it starts from (rules 4)', () => {
    const state = played(runningAuction({ startPriceEur: 4_950 }), anna, during, bid(4_950))
    expect(nextBidsEur(state)).toEqual([5_000, 5_100, 5_200])
  })
})

describe('amounts (rules 4)', () => {
  const fresh = runningAuction()
  const led = played(fresh, anna, during, bid(10_000))

  test.each([
    ['the first bid below the start price', fresh, anna, 9_999, 'BID_TOO_LOW', 10_000],
    ['less than a step above', led, bert, 10_099, 'BID_TOO_LOW', 10_100],
    ['the leader below their own step', led, anna, 10_050, 'BID_TOO_LOW', 10_100],
    ['a fraction of a euro', led, bert, 10_150.5, 'BID_TOO_LOW', 10_100],
    ['above four start prices', fresh, anna, 40_001, 'BID_TOO_HIGH', 10_000],
    ['above three current bids', led, bert, 30_001, 'BID_TOO_HIGH', 10_100],
  ] as const)('%s is refused (rules 4)', (_says, state, actor, amount, code, minimumEur) => {
    expect(refusalOf(state, actor, bid(amount))).toMatchObject({ code, facts: { minimumEur } })
  })

  test.each([
    [fresh, anna, 10_000],
    [fresh, anna, 40_000],
    [led, bert, 10_100],
    [led, bert, 30_000],
    [led, anna, 10_100],
  ])('at the bounds bids are taken (rules 4)', (state, actor, amount) => {
    expect(played(state, actor, during, bid(amount)).highest?.amountEur).toBe(amount)
  })

  const cheap = runningAuction({ startPriceEur: 1 })
  const cheaplyLed = played(cheap, anna, during, bid(1))

  test.each([
    ['before the first bid', cheap, [1, 51, 101]],
    ['after the first one', cheaplyLed, [51, 101, 151]],
    ['after the second one', played(cheaplyLed, bert, during, bid(51)), [101, 151, 201]],
  ] as const)(
    'at a start price of 1 EUR %s no button is a slip of the finger (rules 4)',
    (_says, state, buttons) => {
      const context = { state, actor: anna, at: during, bidder: acceptedDealer }
      expect(bidAction({ ...context, hasOpenQuestion: false })).toMatchObject({
        facts: { nextAmountsEur: buttons, maximumEur: buttons[2] },
      })
      for (const amount of buttons) expect(refusalOf(state, anna, bid(amount))).toBeNull()
      const above = buttons[2] + 1
      expect(refusalOf(state, anna, bid(above))).toMatchObject({ code: 'BID_TOO_HIGH' })
    },
  )

  test('pseudonyms follow the order of first bids and stay (rules 4)', () => {
    const state = [bid(10_100), bid(10_200), bid(10_300)].reduce(
      (current, body, index) => played(current, index === 1 ? anna : bert, during, body),
      led,
    )
    expect(state.bidders.map((one) => [one.merchantId, one.pseudonym])).toEqual([
      [1, 1],
      [2, 2],
    ])
    expect([state.bidCount, state.highest?.pseudonym]).toEqual([4, 2])
  })
})

describe('limits of agents (rules 5)', () => {
  const led = played(runningAuction(), anna, during, bid(10_000))
  const both = played(led, bert, during, bid(10_100))

  test.each([
    ['without an own bid', led, bert, 15_000, 'AGENT_NEEDS_OWN_BID'],
    ['below the own bid while leading', both, bert, 10_099, 'AGENT_LIMIT_TOO_LOW'],
    ['less than a step above while not leading', both, anna, 10_199, 'AGENT_LIMIT_TOO_LOW'],
    ['above five current bids', both, anna, 50_501, 'AGENT_LIMIT_TOO_HIGH'],
  ] as const)('a limit %s is refused (rules 4 and 5)', (_says, state, actor, amount, code) => {
    expect(refusalOf(state, actor, limit(amount))?.code).toBe(code)
  })

  test('the box refuses an agent with the facts that the command would answer (rules 4 and 5)', () => {
    const { bidder } = goodFacts
    const asked = { state: led, actor: bert, bidder, hasOpenQuestion: false, at: during }
    const action = agentAction(asked)
    const answered = refusalOf(led, bert, limit(15_000))
    expect(answered?.facts).toEqual({ minimumEur: 10_100 })
    expect(action).toEqual({ isAllowed: false, refusal: answered })
  })

  test('a leader may set a limit at their own bid; an agent that raises nothing bids nothing (rules 5)', () => {
    const { events } = outcome(both, bert, during, limit(10_100))
    expect(events.map((event) => event.type)).toEqual(['agent_set'])
  })

  test('lowering gives up the place in time, saving the same limit keeps it (rules 5)', () => {
    const set = played(both, bert, during, limit(12_000))
    const kept = played(set, bert, during, limit(12_000))
    const lowered = played(set, bert, during, limit(11_000))
    const places = [set, kept, lowered].map((state) => state.secrets.agents[0]?.place)
    expect(places).toEqual([1, 1, 2])
    const { events } = outcome(set, bert, during, limit(11_000))
    expect(events[0]).toMatchObject({ type: 'agent_set', change: 'lowered' })
  })

  test('a withdrawn agent answers no more, its bids stay (rules 5)', () => {
    const set = played(both, anna, during, limit(12_000))
    const without = played(set, anna, during, { type: 'withdraw_agent' })
    expect(without.highest).toMatchObject({ merchantId: 1, amountEur: 10_200 })
    expect(played(without, bert, during, bid(10_300)).highest?.merchantId).toBe(2)
  })

  test('a block of its owner ends the agent at its standing bid (rules 5)', () => {
    const set = played(both, anna, during, limit(12_000))
    const ended = played(set, operator, during, { type: 'end_agents_of', merchantId: 1 })
    expect([ended.secrets.agents, ended.highest?.amountEur]).toEqual([[], 10_200])
  })

  test('a limit at the target jumps there and turns the light green (rules 4 and 5)', () => {
    const { events, state } = outcome(both, anna, during, limit(20_000))
    expect(events[1]).toMatchObject({ type: 'bid_placed', cause: 'agent_jump', light: 'green' })
    expect(state.highest?.amountEur).toBe(20_000)
  })

  test('in an offer collection agents do not jump (rules 5)', () => {
    const fresh = runningAuction({ mode: 'offer_collection' })
    const led = played(fresh, anna, during, bid(10_000))
    expect(played(led, anna, during, limit(25_000)).highest?.amountEur).toBe(10_000)
  })
})

describe('the order of refusals (rules 4)', () => {
  const published = publishedAuction()
  const led = played(runningAuction(), anna, during, bid(10_000))
  const barred = {
    ...led,
    bidders: led.bidders.map((bidder) => ({ ...bidder, isBarred: true })),
  }
  // From the last to the first: each row breaks one more condition and hides all that came before.
  const layers: readonly [RefusalCode, AuctionState, Actor, Partial<Facts>, number][] = [
    ['BID_TOO_LOW', led, anna, {}, during],
    ['BARRED_FROM_AUCTION', barred, anna, {}, during],
    ['IDEMPOTENCY_KEY_REUSED', barred, anna, { idempotencyKey: 'other_body' }, during],
    ['AUCTION_ENDED', barred, anna, { idempotencyKey: 'other_body' }, endsAt],
    ['AUCTION_NOT_STARTED', published, anna, { idempotencyKey: 'other_body' }, during - 1e9],
    ['OWN_AD', published, anna, { bidder: { ...acceptedDealer, isOwnOrLinkedAd: true } }, during],
    [
      'TERMS_NOT_ACCEPTED',
      published,
      anna,
      { bidder: { ...acceptedDealer, isOwnOrLinkedAd: true, hasAcceptedTerms: false } },
      during,
    ],
    [
      'BIDDING_STOPPED',
      published,
      anna,
      { bidder: { ...acceptedDealer, hasAcceptedTerms: false, isBiddingStopped: true } },
      during,
    ],
    [
      'MERCHANT_BLOCKED',
      published,
      anna,
      { bidder: { ...acceptedDealer, isBiddingStopped: true, isBlocked: true } },
      during,
    ],
    [
      'MERCHANT_IN_REVIEW',
      published,
      anna,
      { bidder: { ...acceptedDealer, isBlocked: true, admission: 'in_review' } },
      during,
    ],
    ['NOT_A_MERCHANT', published, owner, {}, during],
    ['NOT_LOGGED_IN', published, { kind: 'visitor' }, {}, during],
  ]
  test.each(layers)('%s comes before all above it (rules 4)', (code, state, actor, facts, at) => {
    expect(refusalOf(state, actor, bid(1), { ...goodFacts, ...facts }, at)?.code).toBe(code)
  })

  test('an operator never bids (rules 1)', () => {
    expect(refusalOf(led, operator, bid(11_000))?.code).toBe('NOT_A_MERCHANT')
  })

  test('a dealer bids on no ad of their own, whatever else is known of them (rules 1 and 4)', () => {
    for (const own of [
      { ...runningAuction(), ownerMerchantId: 1 },
      { ...runningAuction(), ownerCustomerId: 1_001 },
    ]) {
      expect(refusalOf(own, anna, bid(10_000))).toMatchObject({ code: 'OWN_AD' })
      expect(refusalOf(own, bert, bid(10_000))).toBeNull()
    }
  })

  test('a known key with the same body answers before everything, without effect (rules 4)', () => {
    const facts: Facts = { ...goodFacts, idempotencyKey: 'same_body' }
    expect(tried(barred, { kind: 'visitor' }, endsAt, bid(1), facts)).toEqual({
      isAccepted: true,
      isRepeat: true,
      events: [],
    })
  })

  test('the last refusal is kept until the next accepted command (rules 4)', () => {
    const decision = tried(led, bert, during, bid(10_001))
    expect(decision).toMatchObject({ isAccepted: false, events: [{ type: 'refusal_remembered' }] })
    const noted = applyEvents(led, decision.events, sampleHash).state
    expect(noted.secrets.lastRefusals).toEqual([
      { merchantId: 2, code: 'BID_TOO_LOW', amountEur: 10_001, at: during },
    ])
    expect(noted.sequence).toBe(led.sequence)
    expect(played(noted, bert, during, bid(10_100)).secrets.lastRefusals).toEqual([])
  })
})

describe('the light (rules 4)', () => {
  // Target 20,000; the middle draw puts yellow at 85% of it.
  test.each([
    [10_000, 'red'],
    [16_999, 'red'],
    [17_000, 'yellow'],
    [19_999, 'yellow'],
    [20_000, 'green'],
  ])('a bid of %i shows %s (rules 4)', (amount, light) => {
    const { events } = outcome(runningAuction(), anna, during, bid(amount))
    expect(events[0]).toMatchObject({ light })
  })
})
