import { describe, expect, it, test } from 'vitest'
import { standingOf } from './call-to-action.ts'
import {
  auctionNotifications,
  callToActionOf,
  closedCallsToAction,
  destinationOf,
  type NotificationCode,
  notificationCodes,
  notificationRow,
} from './notification-table.ts'
import { callsToAction, unusedCallsToAction } from './unused-calls-to-action.ts'

const about = { entityId: 12, auctionId: 34, orderId: 56 }

describe('where the button of a notification leads (spec 4, calls to action)', () => {
  it.each([
    ['counter_offer_received', 'renegotiation', 34],
    ['ad_sent_back', 'continueAd', 12],
    ['auction_sold_dealer', 'merchantPurchases', null],
    ['ad_paused', 'myVehicles', null],
    ['follow_up_freed_dealer', 'catalog', null],
    ['follow_up_binding_dealer', 'renegotiation', 34],
    ['handover_noted', 'handover', 56],
    ['you_were_outbid', 'product', 12],
    ['question_received', 'product', 12],
  ] as const)('%s leads to %s', (code, screen, id) => {
    expect(destinationOf(code, about)).toEqual({ screen, id, fragment: null })
  })

  it('a notification about an account leads to the account', () => {
    const nothing = { entityId: null, auctionId: null }
    expect(destinationOf('merchant_needs_more', nothing).screen).toBe('account')
  })

  it('a call to action leads straight to where it is answered: the open box, or the own ad (rules 7 and 10)', () => {
    const offered = destinationOf('second_chance_offered_dealer', about)
    expect(offered).toEqual({ screen: 'product', id: 12, fragment: 'answer' })
    const open = destinationOf('second_chance_open_owner', about)
    expect(open).toEqual({ screen: 'myVehicles', id: null, fragment: 'ad-12' })
  })

  it('a notification of a round that is not named leads to the ad', () => {
    expect(destinationOf('offer_received', { entityId: 12, auctionId: null }).screen).toBe(
      'product',
    )
  })
})

describe('which calls to action a notification closes (spec 4)', () => {
  test('a submission closes the request to improve the ad, and no question', () => {
    const closed = closedCallsToAction('ad_submitted')
    expect(closed).toContain('improve_ad_and_submit_again')
    expect(closed).not.toContain('answer_question')
  })

  test('the end of an auction closes whatever was still to be done about it', () => {
    expect(closedCallsToAction('auction_sold_seller')).toBe('all')
    expect(closedCallsToAction('auction_failed_owner')).toBe('all')
  })

  test('a new round closes what asked for one, be it a restart or a follow-up (rules 6)', () => {
    expect(closedCallsToAction('ad_submitted')).toContain('restart_or_stop_auction')
    expect(closedCallsToAction('follow_up_binding_dealer')).toContain(
      'accept_offer_or_counter_or_decline',
    )
  })

  test('whatever an auction asks somebody to do is closed by some notification', () => {
    const asked = codesOf(auctionNotifications)
      .map((code) => callToActionOf(code))
      .filter((call) => call !== null && standingOf(call) === 'open')
    const closed = new Set(notificationCodes.flatMap((code) => closedCallsToAction(code)))
    expect(asked.filter((call) => call !== null && !closed.has(call))).toEqual([])
  })
})

test('each call to action is asked by some notification, or it is said why none does (spec 4)', () => {
  const asked = new Set(notificationCodes.map((code) => callToActionOf(code)))
  for (const call of callsToAction) {
    expect(asked.has(call), call).toBe(!Object.hasOwn(unusedCallsToAction, call))
  }
})

describe('the rows', () => {
  test('a deadline that the row composes is one of its facts', () => {
    for (const code of notificationCodes) {
      const { facts, deadline } = notificationRow(code)
      if (facts !== undefined && deadline !== undefined) expect(facts, code).toContain(deadline)
    }
  })

  test('a notification that only its mail carries asks nothing in the account', () => {
    for (const code of notificationCodes) {
      const { channels, callToAction } = notificationRow(code)
      if (channels?.includes('account') === false) expect(callToAction, code).toBeUndefined()
    }
  })
})

function codesOf(rows: object): NotificationCode[] {
  const known: ReadonlySet<string> = new Set(Object.keys(rows))
  return notificationCodes.filter((code) => known.has(code))
}
