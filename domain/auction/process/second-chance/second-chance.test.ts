import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, type Instant } from '../../../calendar/instant.ts'
import { type Actor, clock } from '../../core/actor.ts'
import type { CommandBody } from '../../core/commands.ts'
import type { AuctionState } from '../../core/state.ts'
import { dueAt } from '../../house/due.ts'
import { notificationsFor } from '../../house/notifications/notifications-for.ts'
import type { Viewer } from '../../house/views/viewer.ts'
import { auctionView } from '../../house/views/views.ts'
import {
  acceptedDealer,
  atTime,
  bid,
  dealer,
  endsAt,
  goodFacts,
  operator,
  outcome,
  owner,
  played,
  runningAuction,
  tried,
} from '../../testing/sample-auction.ts'

/** Target 20,000: dealer 1 buys at it, dealer 2 stood at 19,500, dealer 3 at 19,000. */
function soldAuction(second: { readonly amountEur: number; readonly isAskMeThen: boolean }) {
  const bids: readonly (readonly [number, CommandBody])[] = [
    [3, { type: 'bid', amountEur: 18_000, isAskMeThen: true, consentVersion: null }],
    [2, { type: 'bid', consentVersion: null, ...second }],
    [1, bid(20_000)],
  ]
  const during = endsAt - 5 * hourMs
  const led = bids.reduce<AuctionState>(
    (state, [merchantId, body]) => played(state, dealer(merchantId), during, body),
    runningAuction(),
  )
  return atTime(led, endsAt)
}

const sold = soldAuction({ amountEur: 19_500, isAskMeThen: true })
const everybodyTicked: AuctionState = {
  ...sold,
  bidders: sold.bidders.map((bidder) => ({ ...bidder, isAskMeThen: true })),
}
const canceledAt = endsAt + 2 * dayMs

function canceled(
  state: AuctionState = sold,
  when: { at?: Instant; isJustified?: boolean; linkedMerchantIds?: number[] } = {},
): AuctionState {
  const { at = canceledAt, isJustified = false, linkedMerchantIds = [] } = when
  const body = { type: 'cancel_sale', isJustified } as const
  return played(state, operator, at, body, { ...goodFacts, linkedMerchantIds })
}

const offer: CommandBody = { type: 'second_chance_offer' }
const take: CommandBody = { type: 'second_chance_accept' }

describe('a second chance opens (rules 10)', () => {
  test('for the second bidder at their highest standing bid, the owner has 24 h (rules 10)', () => {
    expect(canceled().secondChance).toEqual({
      merchantId: 2,
      amountEur: 19_500,
      turn: 'owner',
      turnEndsAt: canceledAt + 24 * hourMs,
    })
  })

  test.each([
    ['the cancellation was justified', () => canceled(sold, { isJustified: true })],
    ['it was granted after seven days', () => canceled(sold, { at: endsAt + 7 * dayMs + 1 })],
    [
      'the second bidder belongs to the first buyer',
      () => canceled(sold, { linkedMerchantIds: [2] }),
    ],
    [
      'the second bidder did not ask for it, whatever the third did',
      () => canceled(soldAuction({ amountEur: 19_500, isAskMeThen: false })),
    ],
    [
      'the bid was below 95% of the target',
      () => canceled(soldAuction({ amountEur: 18_900, isAskMeThen: true })),
    ],
  ])('not where %s (rules 10)', (_says, cancel) => {
    expect(cancel()).toMatchObject({ status: 'failed', secondChance: null })
  })

  test('among equal bids the older limit, which led at that amount, is asked (rules 5 and 10)', () => {
    const during = endsAt - 5 * hourMs
    const steps: readonly (readonly [number, CommandBody])[] = [
      [3, { type: 'bid', amountEur: 18_000, isAskMeThen: true, consentVersion: null }],
      [3, { type: 'set_agent', consentVersion: null, secrets: { limitEur: 19_500 } }],
      [2, { type: 'bid', amountEur: 19_500, isAskMeThen: true, consentVersion: null }],
      [1, bid(20_000)],
    ]
    const led = steps.reduce<AuctionState>(
      (state, [merchantId, body]) => played(state, dealer(merchantId), during, body),
      runningAuction(),
    )
    expect(canceled(atTime(led, endsAt)).secondChance).toMatchObject({ merchantId: 3 })
  })

  test('no second chance follows where the second bidder bought and cancelled too (rules 10)', () => {
    const asked = played(canceled(everybodyTicked), owner, canceledAt, offer)
    const bought = played(asked, dealer(2), canceledAt + 1, take)
    expect(canceled(bought, { at: canceledAt + 2 })).toMatchObject({
      status: 'failed',
      secondChance: null,
    })
  })

  const everybodyNear: AuctionState = {
    ...everybodyTicked,
    bidders: everybodyTicked.bidders.map((bidder) =>
      bidder.merchantId === 3 ? { ...bidder, standingBidEur: 19_200 } : bidder,
    ),
  }

  test('the third bidder is not asked instead, however near their bid was (rules 10)', () => {
    const asked = played(canceled(everybodyNear), owner, canceledAt, offer)
    const bought = played(asked, dealer(2), canceledAt + 1, take)
    expect(canceled(bought, { at: canceledAt + 2 }).secondChance).toBeNull()
  })

  test('a barred bidder is not asked, though earlier bids stand: the next one is (rules 5 and 10)', () => {
    const bidders = everybodyNear.bidders.map((bidder) =>
      bidder.merchantId === 2 ? { ...bidder, isBarred: true } : bidder,
    )
    expect(canceled({ ...everybodyNear, bidders }).secondChance).toMatchObject({ merchantId: 3 })
  })

  test('never for somebody whose own sale was canceled (rules 10)', () => {
    const excused = canceled(everybodyTicked, { isJustified: true })
    const opened = played(excused, owner, canceledAt, { type: 'open_late_offers' })
    const offered = played(opened, dealer(3), canceledAt, {
      type: 'late_offer',
      amountEur: 21_000,
      consentVersion: null,
    })
    const soldAgain = played(offered, owner, canceledAt, { type: 'reservation_confirm' })
    expect(canceled(soldAgain).secondChance).toMatchObject({ merchantId: 2, amountEur: 19_500 })
  })

  test('exactly 95% and exactly seven days are enough (rules 10)', () => {
    const justEnough = soldAuction({ amountEur: 19_000, isAskMeThen: true })
    expect(canceled(justEnough, { at: endsAt + 7 * dayMs }).secondChance).not.toBeNull()
  })
})

describe('the owner chooses (rules 10)', () => {
  test('the second bidder has 24 h from then, and is told (rules 10)', () => {
    const before = canceled()
    const at = canceledAt + 20 * hourMs
    const { state: after, events } = outcome(before, owner, at, offer)
    expect(after.secondChance).toMatchObject({ turn: 'dealer', turnEndsAt: at + 24 * hourMs })
    expect(notificationsFor({ before, after, events })).toMatchObject([
      { code: 'second_chance_offered_dealer', to: { merchantId: 2 } },
    ])
    expect(dueAt(after)).toBe(at + 24 * hourMs)
  })

  test('a new round instead ends it; the owner’s silence ends it too (rules 10)', () => {
    const restarted = played(canceled(), owner, canceledAt, {
      type: 'restart',
      consentVersion: 'de-1',
      secrets: { reducedTargetPriceEur: 19_000 },
    })
    expect([restarted.secondChance, restarted.hasNextRound]).toEqual([null, true])
    expect(atTime(canceled(), canceledAt + 24 * hourMs)).toMatchObject({
      status: 'acpt_late_offer',
    })
    expect(tried(canceled(), owner, canceledAt + 24 * hourMs, offer).isAccepted).toBe(false)
  })

  test('while the second bidder thinks nothing else begins (rules 10)', () => {
    const asked = played(canceled(), owner, canceledAt, offer)
    for (const body of [
      { type: 'stop' },
      { type: 'pause' },
      { type: 'open_late_offers' },
      { type: 'restart', consentVersion: 'de-1', secrets: { reducedTargetPriceEur: 19_000 } },
    ] as const) {
      expect(tried(asked, owner, canceledAt + 1, body).isAccepted).toBe(false)
    }
  })
})

describe('the second bidder answers (rules 10)', () => {
  const asked = played(canceled(), owner, canceledAt, offer)
  const lapsesAt = canceledAt + 24 * hourMs

  test('a yes buys at the standing bid (rules 10)', () => {
    const bought = played(asked, dealer(2), lapsesAt - 1, take)
    expect(bought).toMatchObject({
      status: 'sold',
      sale: { merchantId: 2, hammerPriceEur: 19_500, cause: 'second_chance' },
    })
  })

  test.each([
    ['declines', () => played(asked, dealer(2), lapsesAt - 1, { type: 'second_chance_decline' })],
    ['is silent', () => atTime(asked, lapsesAt)],
  ])('the second bidder %s: the ad is the owner’s again (rules 10)', (_says, answer) => {
    const { secondChance = null, canceledMerchantIds } = answer()
    expect([secondChance, canceledMerchantIds]).toEqual([null, [1]])
  })

  test.each([
    [
      'the second bidder declined',
      () => played(asked, dealer(2), lapsesAt - 1, { type: 'second_chance_decline' }),
      { askedAt: canceledAt, endedAt: lapsesAt - 1, cause: 'declined' },
    ],
    [
      'the second bidder let it lapse',
      () => atTime(asked, lapsesAt),
      { askedAt: canceledAt, endedAt: lapsesAt, cause: 'lapsed' },
    ],
    [
      'the owner never asked the second bidder',
      () => atTime(canceled(), lapsesAt),
      { askedAt: null, endedAt: lapsesAt, cause: 'owner_silent' },
    ],
  ])('the operator reads that %s, and when (rules 10)', (_says, close, ending) => {
    const viewer: Viewer = { kind: 'operator', customerId: 2 }
    const view = auctionView(close(), { viewer, at: lapsesAt, history: null })
    expect(view?.secondChanceHistory).toEqual([{ merchantId: 2, amountEur: 19_500, ...ending }])
  })

  test('whoever let the deadline pass is told that it is over, whoever declined is not (rules 10)', () => {
    const notificationsAfter = (actor: Actor, at: Instant, body: CommandBody) => {
      const decision = tried(asked, actor, at, body)
      if (!decision.isAccepted) throw new Error(decision.refusal.code)
      const { events } = decision
      return notificationsFor({ before: asked, after: atTime(asked, lapsesAt), events })
        .filter(({ code }) => code.startsWith('second_chance'))
        .map(({ code, to, facts }) => ({ code, to, amountEur: facts.amountEur }))
    }
    const toOwner = { code: 'second_chance_closed_owner', to: { kind: 'owner', customerId: 1 } }
    expect(notificationsAfter(clock, lapsesAt, { type: 'lapse_second_chance' })).toMatchObject([
      toOwner,
      {
        code: 'second_chance_lapsed_dealer',
        to: { kind: 'merchant', merchantId: 2 },
        amountEur: 19_500,
      },
    ])
    const declined = notificationsAfter(dealer(2), lapsesAt - 1, { type: 'second_chance_decline' })
    expect(declined).toMatchObject([toOwner])
  })

  test('nobody else, not before the question, not too late, not while blocked (rules 1 and 10)', () => {
    expect(tried(asked, dealer(3), lapsesAt - 1, take)).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    })
    expect(tried(canceled(), dealer(2), canceledAt + 1, take).isAccepted).toBe(false)
    expect(tried(asked, dealer(2), lapsesAt, take).isAccepted).toBe(false)
    const facts = { ...goodFacts, bidder: { ...acceptedDealer, isBlocked: true } }
    expect(tried(asked, dealer(2), lapsesAt - 1, take, facts)).toMatchObject({
      refusal: { code: 'MERCHANT_BLOCKED' },
    })
  })
})
