import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '../../../calendar/instant.ts'
import { clock } from '../../core/actor.ts'
import { isOnMarket } from '../../core/phases.ts'
import { defaultMarketSettings } from '../../core/settings.ts'
import type { AuctionState, OnMarketState } from '../../core/state.ts'
import { dueAt, dueCommand } from '../../house/due.ts'
import { notificationsFor } from '../../house/notifications/notifications-for.ts'
import {
  atTime,
  bid,
  dealer,
  endsAt,
  operator,
  outcome,
  owner,
  played,
  runningAuction,
  tried,
} from '../../testing/sample-auction.ts'
import { nextRound } from './next-round.ts'

function restart(reducedTargetPriceEur: number | null = null) {
  return { type: 'restart', consentVersion: 'de-1', secrets: { reducedTargetPriceEur } } as const
}

function declinedToRestart(bidEur = 15_000): AuctionState {
  const led = played(runningAuction(), dealer(1), endsAt - 8 * hourMs, bid(bidEur))
  return played(atTime(led, endsAt), owner, endsAt + hourMs, {
    type: 'renegotiation_decline',
    reason: 'price_too_low',
    then: 'restart',
  })
}

/** The next round of an ad, released with a target and a start price and already running. */
function releasedAgain(last: AuctionState, at: number, terms: { target: number; start: number }) {
  const again = played(last, owner, at, restart(terms.target))
  const submitted = played(nextRound(again, 8, at), owner, at, {
    type: 'submit',
    consentVersion: 'de-1',
  })
  const released = played(submitted, operator, at + hourMs, {
    type: 'approve',
    mode: 'auction',
    startPriceEur: terms.start,
    buyNowPriceEur: null,
    settings: defaultMarketSettings,
    secrets: { targetPriceEur: terms.target },
  })
  return atTime(released, released.clock?.startsAt ?? 0)
}

describe('the follow-up round (rules 6)', () => {
  test('the bid binds on for seven days from its own hammer, whatever rounds went before (rules 6)', () => {
    const second = { ...declinedToRestart(), roundsEndedAt: [] }
    expect(second.followUp?.bindsUntil).toBe(endsAt + 7 * dayMs)
    const led = played(
      { ...runningAuction(), roundsEndedAt: [endsAt - 30 * dayMs] },
      dealer(1),
      endsAt - 8 * hourMs,
      bid(15_000),
    )
    const declined = played(atTime(led, endsAt), owner, endsAt, {
      type: 'renegotiation_decline',
      reason: 'price_too_low',
      then: 'restart',
    })
    expect(declined.followUp?.bindsUntil).toBe(endsAt + 7 * dayMs)
  })

  test('its target is above the archived bid, else the bid is to be accepted (rules 6)', () => {
    const at = endsAt + 2 * hourMs
    const declined = declinedToRestart(18_500)
    expect(tried(declined, owner, at, restart(18_500))).toMatchObject({
      refusal: {
        code: 'ACCEPT_THE_BID_INSTEAD',
        facts: { amountEur: 18_500, minimumEur: 18_501 },
      },
    })
    expect(tried(declined, owner, at, restart(18_600)).isAccepted).toBe(true)
  })

  test('it is no bid there, and its bidder alone is told of it (rules 6)', () => {
    const round = releasedAgain(declinedToRestart(), endsAt + 2 * hourMs, {
      target: 18_000,
      start: 15_100,
    })
    expect(round).toMatchObject({ status: 'running', bidCount: 0, highest: null })
    expect(round.followUp).toMatchObject({ merchantId: 1, amountEur: 15_000 })
  })

  test('its owner has 24 h from the end of the round, however late the clock came (rules 6)', () => {
    const round = releasedAgain(declinedToRestart(), endsAt + 2 * hourMs, {
      target: 18_000,
      start: 15_100,
    })
    const end = round.clock?.endsAt ?? 0
    const late = played(round, clock, end + 3 * hourMs, { type: 'end' })
    expect(late.followUp?.acceptUntil).toBe(end + 24 * hourMs)
  })

  test('a valid bid frees it at the hammer, with notice (rules 6)', () => {
    const round = releasedAgain(declinedToRestart(), endsAt + 2 * hourMs, {
      target: 18_000,
      start: 15_100,
    })
    const at = round.clock?.endsAt ?? 0
    const led = played(round, dealer(2), at - hourMs, bid(15_200))
    const before = atTime(led, at - 1)
    const { state: after, events } = outcome(before, { kind: 'clock' }, at, { type: 'end' })
    expect([after.status, after.followUp]).toEqual(['renegotiation', null])
    const notifications = notificationsFor({ before, after, events })
    expect(notifications.find(({ code }) => code === 'follow_up_freed_dealer')?.to).toEqual({
      kind: 'merchant',
      merchantId: 1,
    })
  })

  test('without a bid the owner may take it for 24 h, both are told; then it is deleted (rules 6)', () => {
    const round = releasedAgain(declinedToRestart(), endsAt + 2 * hourMs, {
      target: 18_000,
      start: 15_100,
    })
    const at = round.clock?.endsAt ?? 0
    const before = atTime(round, at - 1)
    const { state: after, events } = outcome(before, { kind: 'clock' }, at, { type: 'end' })
    expect(notificationsFor({ before, after, events }).map(({ code }) => code)).toEqual([
      'follow_up_waiting_owner',
      'follow_up_waiting_dealer',
    ])
    expect(played(after, owner, at + 23 * hourMs, { type: 'follow_up_accept' }).sale).toMatchObject(
      {
        merchantId: 1,
        hammerPriceEur: 15_000,
        cause: 'follow_up_accepted',
      },
    )
    expect(dueAt(after)).toBe(at + 24 * hourMs)
    expect(atTime(after, at + 24 * hourMs)).toMatchObject({
      status: 'acpt_late_offer',
      followUp: null,
    })
  })

  test('an owner who restarts within these 24 h releases it, and its dealer is told so (rules 6)', () => {
    const terms = { target: 18_000, start: 15_100 }
    const round = releasedAgain(declinedToRestart(), endsAt + 2 * hourMs, terms)
    const at = (round.clock?.endsAt ?? 0) + hourMs
    const before = atTime(round, at)
    const { state: after, events } = outcome(before, owner, at, restart(17_000))
    expect(notificationsFor({ before, after, events })).toMatchObject([
      { code: 'ad_submitted' },
      { code: 'follow_up_freed_dealer', to: { merchantId: 1 }, facts: { amountEur: 15_000 } },
    ])
    expect(nextRound(after, 99, at).followUp).toBeNull()
    const first = declinedToRestart()
    const again = outcome(first, owner, endsAt + 2 * hourMs, restart(18_000))
    const notifications = notificationsFor({
      before: first,
      after: again.state,
      events: again.events,
    })
    expect(notifications.map(({ code }) => code)).toEqual(['ad_submitted'])
    expect(nextRound(again.state, 99, endsAt + 2 * hourMs).followUp).not.toBeNull()
  })

  test('after seven days it is free, also in the middle of the round (rules 6)', () => {
    const round = releasedAgain(declinedToRestart(), endsAt + 6.5 * dayMs, {
      target: 18_000,
      start: 15_100,
    })
    expect(round.followUp).not.toBeNull()
    expect(dueAt(round)).toBe(endsAt + 7 * dayMs)
    const later = atTime(round, endsAt + 7 * dayMs)
    expect([later.followUp, later.status]).toEqual([null, 'running'])
    const led = played(round, dealer(2), endsAt + 7 * dayMs - 1, bid(15_200))
    expect(atTime(led, endsAt + 7 * dayMs).highest).toMatchObject({ isBinding: true })
  })

  test('at the very same instant the hammer comes first: what would lapse is freed by it (rules 6)', () => {
    const round = releasedAgain(declinedToRestart(), endsAt + 6.5 * dayMs, {
      target: 18_000,
      start: 15_100,
    })
    const { followUp } = round
    if (!isOnMarket(round) || followUp === null) throw new Error('It runs, and a bid binds on.')
    const tied: OnMarketState = {
      ...round,
      status: 'hotbidding',
      followUp: { ...followUp, bindsUntil: round.clock.endsAt },
    }
    expect(dueCommand(tied, tied.clock.endsAt)).toMatchObject({
      type: 'end',
      at: tied.clock.endsAt,
    })
  })

  test('without a restart it is deleted after seven days (rules 6)', () => {
    const until = endsAt + 7 * dayMs
    expect(atTime(declinedToRestart(), until - 1).highest).toMatchObject({ isBinding: true })
    const later = atTime(declinedToRestart(), until)
    expect([later.followUp, later.highest?.isBinding]).toEqual([null, false])
  })

  test.each([
    ['pause', owner, { type: 'pause' }],
    ['stop', owner, { type: 'stop' }],
    ['late offers opened early', owner, { type: 'open_late_offers' }],
    ['an operator', operator, { type: 'withdraw', reason: 'vehicle_gone' }],
  ] as const)('%s frees it (rules 6)', (_says, actor, body) => {
    const before = declinedToRestart()
    const { state: after, events } = outcome(before, actor, endsAt + 2 * hourMs, body)
    expect([after.followUp, after.highest?.isBinding]).toEqual([null, false])
    const codes = notificationsFor({ before, after, events }).map(({ code }) => code)
    expect(codes).toContain('follow_up_freed_dealer')
  })

  test('a review that refuses the round frees it (rules 6)', () => {
    const at = endsAt + 2 * hourMs
    const again = played(declinedToRestart(), owner, at, restart(18_000))
    const submitted = played(nextRound(again, 8, at), owner, at, {
      type: 'submit',
      consentVersion: 'de-1',
    })
    expect(submitted.followUp).not.toBeNull()
    const refused = played(submitted, operator, at, { type: 'refuse_ad', reason: 'Kein Wohnmobil' })
    expect([refused.status, refused.followUp]).toEqual(['inactive', null])
  })
})
