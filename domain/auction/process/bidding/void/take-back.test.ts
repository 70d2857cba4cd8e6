import { describe, expect, test } from 'vitest'
import { onMarket } from '../../../core/phases.ts'
import type { AuctionState } from '../../../core/state.ts'
import { stepEffects } from '../../../house/process-effects.ts'
import type { Viewer } from '../../../house/views/viewer.ts'
import { auctionView } from '../../../house/views/views.ts'
import {
  acceptedDealer,
  berlin,
  bid,
  dealer,
  endsAt,
  limit,
  operator,
} from '../../../testing/sample-auction.ts'

import {
  during,
  notificationsAfter,
  type Played,
  play,
  send,
  shown,
  takeBack,
  takeOut,
} from '../testing/void-moves.ts'

const minuteMs = 60_000

describe('taking back a bid after a void (rules 5)', () => {
  // Anna 2, Bert 3, Anna 4 by hand after Bert, Carl 5.
  const raised = play(
    [dealer(1), during, bid(10_000)],
    [dealer(2), during, bid(10_100)],
    [dealer(1), during, bid(11_000)],
    [dealer(3), during, bid(12_000)],
  )
  const voided = send(raised, [operator, during + 1, takeOut(3)])

  test('a dealer who bid by hand after the voided bid may take that bid back for 30 min (rules 5)', () => {
    expect(
      voided.state.withdrawalRights.map((exit) => [exit.merchantId, exit.fromSequence]),
    ).toEqual([
      [1, 4],
      [3, 5],
    ])
    const in29 = during + 1 + 30 * minuteMs - 1
    const { state } = send(voided, [dealer(3), in29, takeBack])
    expect(state.highest).toMatchObject({ merchantId: 1, amountEur: 11_000 })
    expect(state.bidders[2]).toMatchObject({ standingBidEur: null, isBarred: false })
    const both = send({ ...voided, state, log: voided.log }, [dealer(3), in29, bid(11_100)])
    expect(both.decision.isAccepted).toBe(true)
  })

  test('a bidder whose agent alone answered later stays bound by the limit (rules 5)', () => {
    // Anna 2 and her agent 3, Bert 4 and her answer 5, Carl 6 and her answer 7.
    const answered = play(
      [dealer(1), during, bid(10_000)],
      [dealer(1), during, limit(15_000)],
      [dealer(2), during, bid(10_100)],
      [dealer(3), during, bid(10_300)],
    )
    const { state } = send(answered, [operator, during + 1, takeOut(4)])
    expect(state.highest).toMatchObject({ merchantId: 1, amountEur: 10_400 })
    expect(state.withdrawalRights.map((exit) => [exit.merchantId, exit.fromSequence])).toEqual([
      [3, 6],
    ])
  })

  test('the history distinguishes bids taken back from bids an operator voided (rules 5)', () => {
    const left = send(voided, [dealer(3), during + 2, takeBack])
    expect(
      shown(left)
        ?.history?.map(({ cause }) => cause)
        .slice(-2),
    ).toEqual(['voided', 'taken_back'])
  })

  test('the bidder knows which bids they would take back (rules 5)', () => {
    const carl: Viewer = {
      ...{ kind: 'merchant', merchantId: 3, customerId: 1_003 },
      ...{ facts: acceptedDealer, openQuestionEntityIds: [] },
    }
    const view = auctionView(voided.state, { viewer: carl, at: during + 2, history: [] })
    expect(view?.actions.takeBackBid).toMatchObject({ facts: { fromSequence: 5 } })
  })

  test('bids before the voided bid stay (rules 5)', () => {
    const { state, decision } = send(voided, [dealer(1), during + 2, takeBack])
    const notifications = notificationsAfter(voided, state, decision)
    // The process page tells no less than what is sent.
    expect(stepEffects.take_back_bid.notifications).toEqual(
      expect.arrayContaining(notifications.map(({ code }) => code)),
    )
    expect(notifications.find(({ code }) => code === 'bid_taken_back')?.facts).toMatchObject({
      isBound: true,
      standingBidEur: 10_000,
    })
    expect(state.bidders[0]).toMatchObject({ standingBidEur: 10_000 })
    expect(state.highest).toMatchObject({ merchantId: 3, amountEur: 12_000 })
  })

  test.each([
    ['after 30 min', dealer(3), during + 1 + 30 * minuteMs],
    ['without a bid after the voided one', dealer(4), during + 2],
    ['the barred one', dealer(2), during + 2],
  ])('not %s (rules 5)', (_name, actor, at) => {
    const { decision } = send(voided, [actor, at, takeBack])
    expect(decision).toMatchObject({ refusal: { code: 'ACTION_NOT_POSSIBLE_NOW' } })
  })

  test('a right that ends just then is over, and widens no new one (rules 5)', () => {
    // Dan bids 7, Carl 8 by hand after that.
    const fourth = send(voided, [dealer(4), during + 2, bid(12_100)])
    const fifth = send(fourth, [dealer(3), during + 3, bid(12_200)])
    const rightsAt = (at: number) => send(fifth, [operator, at, takeOut(7)]).state.withdrawalRights
    const over = during + 1 + 30 * minuteMs
    const [anna, carl] = [{ merchantId: 1, fromSequence: 4 }, { merchantId: 3 }]
    expect(rightsAt(over - 1)).toMatchObject([anna, { ...carl, fromSequence: 5 }])
    expect(rightsAt(over)).toMatchObject([{ ...carl, fromSequence: 8 }])
  })

  test('nobody may take bids back twice (rules 5)', () => {
    const once = send(voided, [dealer(3), during + 2, takeBack])
    const twice = send(once, [dealer(3), during + 3, takeBack])
    expect(twice.decision).toMatchObject({ refusal: { code: 'ACTION_NOT_POSSIBLE_NOW' } })
  })

  test('if less than 30 min is left, the end moves by that, steps and cap along (rules 5)', () => {
    const at = endsAt - 20 * minuteMs
    const { state } = send(raised, [operator, at, takeOut(3)])
    expect(state.clock).toMatchObject({
      endsAt: endsAt + 10 * minuteMs,
      plannedEndsAt: endsAt + 10 * minuteMs,
      latestEndsAt: (raised.state.clock?.latestEndsAt ?? 0) + 10 * minuteMs,
    })
  })

  describe('near 17:00, which no end passes (rules 3 and 5)', () => {
    /** The auction of above, as if it had been planned for the last slot of Wednesday. */
    const inLastSlot = (time: '16:30' | '16:50', closedDays: readonly string[] = []): Played => {
      const running = onMarket(raised.state)
      const { clock, settings } = running
      const planned = {
        plannedEndsAt: berlin('2026-11-18 16:30'),
        endsAt: berlin(`2026-11-18 ${time}`),
        latestEndsAt: berlin('2026-11-18 17:00'),
      }
      const slots = { ...settings.slots, closedDays }
      const changed = { clock: { ...clock, ...planned }, settings: { ...settings, slots } }
      return { ...raised, state: { ...running, ...changed } }
    }
    const voidAt = (auction: Played, time: '16:28' | '16:30' | '16:31'): AuctionState =>
      send(auction, [operator, berlin(`2026-11-18 ${time}`), takeOut(3, 'description_wrong')]).state

    test('the end moves until 17:00, and extensions no further', () => {
      expect(voidAt(inLastSlot('16:30'), '16:28').clock).toMatchObject({
        plannedEndsAt: berlin('2026-11-18 16:58'),
        endsAt: berlin('2026-11-18 16:58'),
        latestEndsAt: berlin('2026-11-18 17:00'),
      })
      expect(voidAt(inLastSlot('16:50'), '16:30').clock?.endsAt).toBe(berlin('2026-11-18 17:00'))
    })

    test.each([
      ['the next weekday', [], '2026-11-19 16:30'],
      ['a closed day is none', ['2026-11-19'], '2026-11-20 16:30'],
      ['nor is a weekend', ['2026-11-19', '2026-11-20'], '2026-11-23 16:30'],
    ] as const)(
      'past it, it moves to the planned time on the next weekday: %s',
      (_day, closed, to) => {
        const { clock, status } = voidAt(inLastSlot('16:50', closed), '16:31')
        const endsAt = berlin(to)
        expect(clock).toMatchObject({ plannedEndsAt: endsAt, endsAt })
        expect(clock?.latestEndsAt).toBe(endsAt + 30 * minuteMs)
        expect([status, clock?.lastMove?.cause]).toEqual(['running', 'void'])
      },
    )
  })

  test('exactly 30 min left are enough (rules 5)', () => {
    const { state, decision } = send(raised, [operator, endsAt - 30 * minuteMs, takeOut(3)])
    expect(state.withdrawalRights).not.toEqual([])
    expect(decision.events.map(({ type }) => type)).not.toContain('end_moved')
    const later = send(raised, [operator, endsAt - 30 * minuteMs + 1, takeOut(3)])
    expect(later.state.clock?.endsAt).toBe(endsAt + 1)
  })

  test('which leads out of the closing phase again (rules 2 and 5)', () => {
    const { state } = send(raised, [operator, endsAt - minuteMs, takeOut(3, 'description_wrong')])
    expect(state.status).toBe('running')
    expect(state.clock?.endsAt).toBe(endsAt + 29 * minuteMs)
  })

  test('where nobody may take anything back it does not (rules 5)', () => {
    const led = play([dealer(1), during, bid(10_000)], [dealer(2), during, bid(10_100)])
    const { state } = send(led, [operator, endsAt - 20 * minuteMs, takeOut(3)])
    expect(state.clock?.endsAt).toBe(endsAt)
  })
})
