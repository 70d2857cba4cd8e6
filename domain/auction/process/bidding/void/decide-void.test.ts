import { describe, expect, test } from 'vitest'
import type { Actor } from '../../../core/actor.ts'
import type { CommandBody } from '../../../core/commands.ts'
import type { Decision } from '../../../core/decision.ts'
import type { AuctionEvent } from '../../../core/events.ts'
import { onMarket } from '../../../core/phases.ts'
import type { AuctionState } from '../../../core/state.ts'
import { applyEvents } from '../../../house/journal/journal.ts'
import { notificationsFor } from '../../../house/notifications/notifications-for.ts'
import { stepEffects } from '../../../house/process-effects.ts'
import { bidRecords } from '../../../house/views/bid-records.ts'
import type { Viewer } from '../../../house/views/viewer.ts'
import { auctionView } from '../../../house/views/views.ts'
import {
  acceptedDealer,
  atTime,
  berlin,
  bid,
  dealer,
  endsAt,
  goodFacts,
  limit,
  operator,
  owner,
  sampleHash,
  tried,
} from '../../../testing/sample-auction.ts'
import { releasedMarket } from '../testing/void-market.ts'

const during = berlin('2026-11-18 09:00')
const minuteMs = 60_000

type Sent = readonly [Actor, number, CommandBody]
type Played = { readonly state: AuctionState; readonly log: readonly AuctionEvent[] }

function send({ state, log }: Played, [actor, at, body]: Sent): Played & { decision: Decision } {
  const current = atTime(state, at)
  const decision = tried(current, actor, at, body, { ...goodFacts, biddingLog: log })
  const { state: after } = applyEvents(current, decision.events, sampleHash)
  return { decision, state: after, log: [...log, ...decision.events] }
}

function play(...sent: readonly Sent[]): Played {
  return sent.reduce<Played>((played, one) => {
    const next = send(played, one)
    expect(next.decision).toMatchObject({ isAccepted: true })
    return next
  }, releasedMarket())
}

const takeOut = (
  fromSequence: number,
  reason: 'typing_error' | 'description_wrong' = 'typing_error',
) => ({ type: 'void_bids', fromSequence, reason, note: 'Vertipper' }) as const
const takeBack: CommandBody = { type: 'take_back_bid' }
const shown = ({ state, log }: Played) =>
  auctionView(state, {
    viewer: { kind: 'operator', customerId: 2 },
    at: during,
    history: bidRecords(log),
  })

// Entry 1 is the release. Anna 2, Bert 3, Anna's agent 4 with its answer 5, Bert 6 and Anna's answer 7.
const fought = play(
  [dealer(1), during, bid(10_000)],
  [dealer(2), during, bid(10_100)],
  [dealer(1), during, limit(15_000)],
  [dealer(2), during, bid(12_000)],
)

const played = (...more: readonly Sent[]) => more.reduce<Played>(send, fought)

describe('void (rules 5)', () => {
  test.each([
    ['nobody out', fought, 2],
    ['his last bid alone', played([operator, during + 1, takeOut(6)]), 2],
    ['all bids of one', played([operator, during + 1, takeOut(3)]), 1],
    [
      'all bids of both',
      played([operator, during + 1, takeOut(3)], [operator, during + 2, takeOut(2)]),
      0,
    ],
    [
      'one who left',
      played([operator, during + 1, takeOut(2)], [dealer(2), during + 2, takeBack]),
      0,
    ],
  ] as const)('bidders are who has a bid that stands: %s (rules 4, 5)', (_out, market, count) => {
    expect(shown(market)?.bidderCount).toBe(count)
  })

  test('why the price fell is told to all who see it, the owner too, until somebody bids (rules 1, 5)', () => {
    const { ownerCustomerId } = fought.state
    const ownersView = (market: Played) =>
      auctionView(market.state, {
        viewer: { kind: 'customer', customerId: ownerCustomerId },
        at: during,
        history: [],
      })?.lastVoid
    const voided = played([operator, during + 1, takeOut(3)])
    const left = send(voided, [dealer(1), during + 2, takeBack])
    const bidAgain = send(voided, [dealer(3), during + 3, bid(13_000)])
    expect([fought, voided, left, bidAgain].map(ownersView)).toEqual([
      null,
      'voided',
      left.decision.isAccepted ? 'taken_back' : 'voided',
      null,
    ])
    expect(shown(voided)?.lastVoid).toBe('voided')
  })

  test('of two equal bids of one dealer the one taken back stays out, at every later void (rules 5)', () => {
    const again = play(
      [dealer(1), during, bid(10_000)],
      [dealer(2), during, bid(10_100)],
      [operator, during + 1, takeOut(2)],
      [dealer(2), during + 2, takeBack],
      [dealer(3), during + 3, bid(10_000)],
      [dealer(2), during + 4, bid(10_100)],
    )
    const [third, second] = [again.state.sequence - 1, again.state.sequence]
    const { state } = send(again, [operator, during + 5, takeOut(third)])
    expect(state.voids.at(-1)?.removedSequences).toEqual([2, 3, third])
    expect(state.withdrawalRights).toMatchObject([{ merchantId: 2, fromSequence: second }])
  })

  test('a bid that went before the hammer frees no archived bid (rules 5 and 6)', () => {
    const dayMs = 24 * 60 * minuteMs
    const bindsUntil = endsAt + 5 * dayMs
    const followUp = { merchantId: 3, amountEur: 9_000, bindsUntil, acceptUntil: null }
    const led = play([dealer(1), during, bid(10_000)])
    const binding = { ...led, state: { ...led.state, followUp } }
    const { state } = send(binding, [operator, during + 1, takeOut(2)])
    expect(atTime(state, endsAt)).toMatchObject({
      status: 'failed',
      followUp: { amountEur: 9_000, acceptUntil: endsAt + dayMs },
    })
  })

  test('his bids from the named one on go, the others run again, he is barred (rules 5)', () => {
    const { state } = send(fought, [operator, during + 1, takeOut(3)])
    expect(state.highest).toMatchObject({ merchantId: 1, amountEur: 10_000, sequence: 2 })
    expect(state.bidCount).toBe(1)
    expect(state.bidders.map((one) => [one.standingBidEur, one.isBarred])).toEqual([
      [10_000, false],
      [null, true],
    ])
    expect(state.secrets.agents).toMatchObject([{ merchantId: 1, limitEur: 15_000 }])
    const refused = send({ ...fought, state }, [dealer(2), during + 2, bid(13_000)])
    expect(refused.decision).toMatchObject({ refusal: { code: 'BARRED_FROM_AUCTION' } })
  })

  test('whose bids were taken out is not outbid by who leads then (rules 5)', () => {
    const { state, decision } = send(fought, [operator, during + 1, takeOut(2)])
    expect(state.highest?.merchantId).toBe(2)
    const notifications = notificationsAfter(fought, state, decision)
    const codes = notifications.map(({ code }) => code)
    expect(codes).toContain('you_lead_again')
    expect(codes).not.toContain('you_were_outbid')
  })

  test('what he bid before the named one stands (rules 5)', () => {
    const { state } = send(fought, [operator, during + 1, takeOut(6)])
    expect(state.highest).toMatchObject({ merchantId: 1, amountEur: 10_200, sequence: 5 })
    expect(state.bidders[1]).toMatchObject({ standingBidEur: 10_100, isBarred: true })
  })

  test.each([
    ['and still binds him', 6, { isBound: true, standingBidEur: 10_100 }],
    ['where all are gone, nothing does', 3, { isBound: false }],
  ] as const)('his notification says what he bid before %s (rules 5)', (_what, from, facts) => {
    const { state, decision } = send(fought, [operator, during + 1, takeOut(from)])
    const notifications = notificationsAfter(fought, state, decision)
    const own = notifications.find(({ code }) => code === 'bids_voided_dealer')
    expect(own?.facts).toEqual({ ...facts, reason: 'typing_error' })
  })

  test('before it is done the operator knows how long others may go back (rules 5)', () => {
    expect(shown(fought)?.actions.voidBids).toMatchObject({ facts: { takeBackMinutes: 30 } })
  })

  test('one journal entry carries the new price and leader (rules 5 and 9)', () => {
    const { decision } = send(fought, [operator, during + 1, takeOut(3)])
    const { entries } = applyEvents(fought.state, decision.events, sampleHash)
    expect(entries).toMatchObject([
      {
        kind: 'voided',
        payload: {
          pseudonym: 2,
          fromSequence: 3,
          cause: 'operator',
          isBarred: true,
          priceEur: 10_000,
          leaderPseudonym: 1,
          light: 'red',
        },
      },
    ])
    expect(JSON.stringify(entries)).not.toContain('Vertipper')
  })

  test('the history shows what counts, with the price that came out (rules 5)', () => {
    const amounts = (played: Played) =>
      shown(played)?.history?.map((one) => [one.pseudonym, one.amountEur, one.cause])
    expect(amounts(send(fought, [operator, during + 1, takeOut(3)]))).toEqual([
      [1, 10_000, 'manual'],
      [1, 10_000, 'voided'],
    ])
  })

  test('it is possible until 15 min before the end (rules 5)', () => {
    const late = endsAt - 15 * minuteMs
    expect(send(fought, [operator, late - 1, takeOut(3)]).decision.isAccepted).toBe(true)
    expect(send(fought, [operator, late, takeOut(3)]).decision).toMatchObject({
      refusal: { code: 'VOID_TOO_LATE', facts: { possibleUntil: late } },
    })
  })

  test('and until the hammer when the description was materially wrong (rules 5)', () => {
    const last = endsAt - 1
    const { decision } = send(fought, [operator, last, takeOut(3, 'description_wrong')])
    expect(decision.isAccepted).toBe(true)
  })

  test.each([
    ['the release', 1],
    ['an agent', 4],
    ['nothing', 99],
  ])('%s is no bid to take out (rules 5)', (_name, sequence) => {
    const { decision } = send(fought, [operator, during + 1, takeOut(sequence)])
    expect(decision).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
  })

  test('nor is a bid that was taken out already (rules 5)', () => {
    const once = send(fought, [operator, during + 1, takeOut(3)])
    const twice = send(once, [operator, during + 2, takeOut(6)])
    expect(twice.decision).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
  })

  test.each([
    ['the owner', owner, 'FORBIDDEN'],
    ['a dealer', dealer(1), 'NOT_FOUND'],
  ])('%s cannot take out bids (rules 1)', (_name, actor, code) => {
    const { decision } = send(fought, [actor, during + 1, takeOut(3)])
    expect(decision).toMatchObject({ refusal: { code } })
  })

  test('the end never moves earlier (rules 5)', () => {
    const late = endsAt - 2 * minuteMs
    const extended = play(
      [dealer(1), during, bid(10_000)],
      [dealer(2), late, bid(10_100)],
      [dealer(3), late + 1, bid(10_200)],
    )
    const { state } = send(extended, [operator, late + 2, takeOut(4, 'description_wrong')])
    expect(state.clock?.endsAt).toBe(late + 1 + 3 * minuteMs)
  })

  test('no bid left: none leads, and the next bid is a first one (rules 5)', () => {
    const alone = play([dealer(1), during, bid(10_000)])
    const { state } = send(alone, [operator, during + 1, takeOut(2)])
    expect([state.highest, state.bidCount]).toEqual([null, 0])
    expect(atTime(state, endsAt).status).toBe('failed')
  })
})

describe('taking back a bid after a void (rules 5)', () => {
  // Anna 2, Bert 3, Anna 4 by hand after Bert, Carl 5.
  const raised = play(
    [dealer(1), during, bid(10_000)],
    [dealer(2), during, bid(10_100)],
    [dealer(1), during, bid(11_000)],
    [dealer(3), during, bid(12_000)],
  )
  const voided = send(raised, [operator, during + 1, takeOut(3)])

  test('who bid by hand after the voided bid may take that bid back for 30 min (rules 5)', () => {
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

  test('whose agent alone answered later keeps to what he had promised (rules 5)', () => {
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

  test('the history tells bids taken back from those an operator voided (rules 5)', () => {
    const left = send(voided, [dealer(3), during + 2, takeBack])
    expect(
      shown(left)
        ?.history?.map(({ cause }) => cause)
        .slice(-2),
    ).toEqual(['voided', 'taken_back'])
  })

  test('he knows from which bid on he would go back (rules 5)', () => {
    const carl: Viewer = {
      ...{ kind: 'merchant', merchantId: 3, customerId: 1_003 },
      ...{ facts: acceptedDealer, openQuestionEntityIds: [] },
    }
    const view = auctionView(voided.state, { viewer: carl, at: during + 2, history: [] })
    expect(view?.actions.takeBackBid).toMatchObject({ facts: { fromSequence: 5 } })
  })

  test('what he bid before the voided bid stays (rules 5)', () => {
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
    // Dan bids 7, Carl 8 by hand after him.
    const fourth = send(voided, [dealer(4), during + 2, bid(12_100)])
    const fifth = send(fourth, [dealer(3), during + 3, bid(12_200)])
    const rightsAt = (at: number) => send(fifth, [operator, at, takeOut(7)]).state.withdrawalRights
    const over = during + 1 + 30 * minuteMs
    const [anna, carl] = [{ merchantId: 1, fromSequence: 4 }, { merchantId: 3 }]
    expect(rightsAt(over - 1)).toMatchObject([anna, { ...carl, fromSequence: 5 }])
    expect(rightsAt(over)).toMatchObject([{ ...carl, fromSequence: 8 }])
  })

  test('nor twice (rules 5)', () => {
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

function notificationsAfter(before: Played, after: AuctionState, { events }: Decision) {
  return notificationsFor({ before: before.state, after, events })
}
