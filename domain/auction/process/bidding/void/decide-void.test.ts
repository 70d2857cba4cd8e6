import { describe, expect, test } from 'vitest'
import { applyEvents } from '../../../house/journal/journal.ts'
import { auctionView } from '../../../house/views/views.ts'
import {
  atTime,
  bid,
  dealer,
  endsAt,
  operator,
  owner,
  sampleHash,
  softCloseMs,
} from '../../../testing/sample-auction.ts'

import {
  during,
  fought,
  notificationsAfter,
  type Played,
  play,
  played,
  send,
  shown,
  takeBack,
  takeOut,
} from '../testing/void-moves.ts'

const minuteMs = 60_000

describe('void (rules 5)', () => {
  test.each([
    ['nobody out', fought, 2],
    ['their last bid alone', played([operator, during + 1, takeOut(6)]), 2],
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
  ] as const)(
    'only dealers with a standing bid count as bidders: %s (rules 4, 5)',
    (_out, market, count) => {
      expect(shown(market)?.bidderCount).toBe(count)
    },
  )

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

  test('the bids from the named one on go, the others run again, the bidder is barred (rules 5)', () => {
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

  test('a bidder whose bids were taken out is not told that the new leader outbid them (rules 5)', () => {
    const { state, decision } = send(fought, [operator, during + 1, takeOut(2)])
    expect(state.highest?.merchantId).toBe(2)
    const notifications = notificationsAfter(fought, state, decision)
    const codes = notifications.map(({ code }) => code)
    expect(codes).toContain('you_lead_again')
    expect(codes).not.toContain('you_were_outbid')
  })

  test('bids before the named one stand (rules 5)', () => {
    const { state } = send(fought, [operator, during + 1, takeOut(6)])
    expect(state.highest).toMatchObject({ merchantId: 1, amountEur: 10_200, sequence: 5 })
    expect(state.bidders[1]).toMatchObject({ standingBidEur: 10_100, isBarred: true })
  })

  test.each([
    ['and still binds them', 6, { isBound: true, standingBidEur: 10_100 }],
    ['where all are gone, nothing does', 3, { isBound: false }],
  ] as const)(
    'the bidder’s notification says what they bid before %s (rules 5)',
    (_what, from, facts) => {
      const { state, decision } = send(fought, [operator, during + 1, takeOut(from)])
      const notifications = notificationsAfter(fought, state, decision)
      const own = notifications.find(({ code }) => code === 'bids_voided_dealer')
      expect(own?.facts).toEqual({ ...facts, reason: 'typing_error' })
    },
  )

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

  test('bids may be taken out until the hammer when the description was materially wrong (rules 5)', () => {
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

  test('a bid that was taken out already cannot be taken out again (rules 5)', () => {
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
    expect(state.clock?.endsAt).toBe(late + 1 + softCloseMs)
  })

  test('no bid left: none leads, and the next bid is a first one (rules 5)', () => {
    const alone = play([dealer(1), during, bid(10_000)])
    const { state } = send(alone, [operator, during + 1, takeOut(2)])
    expect([state.highest, state.bidCount]).toEqual([null, 0])
    expect(atTime(state, endsAt).status).toBe('failed')
  })
})
