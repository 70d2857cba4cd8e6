import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../../../../calendar/instant.ts'
import { auctionStatuses } from '../../../core/state.ts'
import { notificationsFor } from '../../../house/notifications/notifications-for.ts'
import {
  berlin,
  bid,
  dealer,
  endsAt,
  operator,
  outcome,
  owner,
  played,
  runningAuction,
  tried,
} from '../../../testing/sample-auction.ts'
import { takesDefects } from '../takes-defects.ts'

const during = berlin('2026-11-18 09:00')
const bidden = played(
  played(runningAuction(), dealer(1), during, bid(10_000)),
  dealer(2),
  during,
  bid(10_100),
)
const confirm = { type: 'confirm_defect' } as const

describe('a material defect while the auction runs (rules 8)', () => {
  test('every bidder may leave for two hours, with all their bids (rules 8)', () => {
    const { state } = outcome(bidden, operator, during, confirm)
    expect(state.withdrawalRights).toEqual(
      [1, 2].map((merchantId) => ({
        merchantId,
        fromSequence: 1,
        until: during + 2 * hourMs,
        cause: 'new_defect',
      })),
    )
    expect(state.clock?.endsAt).toBe(endsAt)
  })

  test('with fewer than 2 h 15 min left the end moves as after an outage (rules 8)', () => {
    const enough = outcome(bidden, operator, endsAt - 135 * minuteMs, confirm)
    expect(enough.state.clock?.endsAt).toBe(endsAt)
    const late = outcome(bidden, operator, endsAt - 135 * minuteMs + 1, confirm)
    expect(late.state.clock?.endsAt).toBe(endsAt + 24 * hourMs)
    expect(late.events.at(-1)).toMatchObject({ type: 'end_moved', cause: 'new_defect' })
  })

  test('owner and bidders learn of defect and new end by one notification (rules 8)', () => {
    const late = endsAt - minuteMs
    const { state, events } = outcome(bidden, operator, late, confirm)
    const notifications = notificationsFor({ before: bidden, after: state, events })
    const moved = { fromEndsAt: endsAt, endsAt: endsAt + 24 * hourMs }
    const both = { ...moved, isMoved: true, takeBackUntil: late + 2 * hourMs }
    expect(notifications.map(({ code, to, facts }) => [code, to.kind, facts])).toEqual([
      ['defect_confirmed_owner', 'owner', both],
      ['new_defect_dealer', 'merchant', both],
      ['new_defect_dealer', 'merchant', both],
      ['auction_end_changed', 'watchers', { cause: 'new_defect', ...moved }],
    ])
  })

  test('a bidder without bids is told of the new end only (rules 8)', () => {
    const late = endsAt - minuteMs
    const { state, events } = outcome(bidden, operator, late, confirm)
    const bidders = state.bidders.map((bidder) =>
      bidder.merchantId === 1 ? { ...bidder, standingBidEur: null } : bidder,
    )
    const notifications = notificationsFor({ before: bidden, after: { ...state, bidders }, events })
    expect(
      notifications.flatMap(({ code, to }) =>
        to.kind === 'merchant' ? [[code, to.merchantId]] : [],
      ),
    ).toEqual([
      ['new_defect_dealer', 2],
      ['auction_end_changed', 1],
    ])
  })

  test.each([
    ['the owner', owner, 'FORBIDDEN'],
    ['a dealer', dealer(1), 'NOT_FOUND'],
  ])('%s cannot confirm it (rules 8)', (_name, actor, code) => {
    expect(tried(bidden, actor, during, confirm)).toMatchObject({ refusal: { code } })
  })

  test('owner and bidders are told, with until when they may leave (rules 8)', () => {
    const { state, events } = outcome(bidden, operator, during, confirm)
    const notifications = notificationsFor({ before: bidden, after: state, events })
    expect(notifications.map(({ code, to }) => [code, to.kind])).toEqual([
      ['defect_confirmed_owner', 'owner'],
      ['new_defect_dealer', 'merchant'],
      ['new_defect_dealer', 'merchant'],
    ])
    expect(notifications[1]?.facts).toEqual({
      ...{ takeBackUntil: during + 2 * hourMs, endsAt, isMoved: false },
    })
  })

  test('one may be reported while the ad is announced or takes bids (rules 8)', () => {
    expect(auctionStatuses.filter(takesDefects)).toEqual(['published', 'running', 'hotbidding'])
  })
})
