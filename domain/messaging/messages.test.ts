import { describe, expect, it } from 'vitest'
import { standingOf } from './call-to-action.ts'
import type { Message } from './messages.ts'
import { groupKeyOf, isHistoryLine, messageCounts, subjectsOf } from './messages.ts'
import { callToActionOf, notificationCodes } from './notification-table.ts'

let lastId = 0
function message(change: Partial<Message>): Message {
  lastId += 1
  return {
    messageId: lastId,
    groupKey: 'ad-1',
    notification: 'you_were_outbid',
    createdAt: lastId,
    isRead: false,
    callToAction: null,
    callToActionDoneAt: null,
    actsUntil: null,
    ...change,
  }
}

describe('calls to action (spec 4)', () => {
  it.each([
    ['waiting_for_operator_to_review_account', 'waiting'],
    ['waiting_for_operator_to_review_ad', 'waiting'],
    ['waiting_for_owner_to_answer_question', 'waiting'],
    ['read_me', 'waiting'],
    ['accept_offer_sent', 'waiting'],
    ['waiting_for_owner_to_accept_offer', 'waiting'],
    ['waiting_for_owner_to_accept_counteroffer', 'waiting'],
    ['waiting_for_owner_to_decline_offer', 'waiting'],
    ['late_offer_waiting', 'waiting'],
    ['owner_waiting_for_buyer_to_accept_counteroffer', 'waiting'],
    ['bid_again_or_decline_or_submit_reminder', 'ignored'],
    ['{hash}', 'ignored'],
    ['submit_ad_with_reduced_price_or_decline_to_submit_again', 'ignored'],
    ['owner_waiting_for_buyer_to_pick_up_vehicle', 'ignored'],
    ['accept_or_decline_late_offer', 'open'],
    ['a_code_of_next_year', 'open'],
  ])('%s is %s, and only what is open is counted', (code, standing) => {
    expect(standingOf(code)).toBe(standing)
    const isCounted = messageCounts([message({ callToAction: code })], 0).openCtas === 1
    expect(isCounted).toBe(standing === 'open')
  })

  it('ask the owner to act where it is their turn', () => {
    const open = notificationCodes.filter(
      (code) => standingOf(callToActionOf(code) ?? 'read_me') === 'open',
    )
    expect(open).toContain('renegotiation_started_owner')
    expect(open).toContain('counter_offer_received')
    expect(open).not.toContain('renegotiation_started_dealer')
  })
})

describe('counting messages (spec 4, 9.3)', () => {
  it('leaves confirmations out of the unread', () => {
    const messages = [
      message({}),
      message({ isRead: true }),
      message({ notification: 'bid_received' }),
      message({ notification: 'agent_active' }),
    ]
    expect(messageCounts(messages, 0).unRead).toBe(1)
  })

  it('counts open calls to action until they are answered', () => {
    const messages = [
      message({ callToAction: 'answer_question' }),
      message({ callToAction: 'answer_question', callToActionDoneAt: 5 }),
      message({ callToAction: 'read_me' }),
      message({ callToAction: 'read_me', isRead: true }),
      message({ callToAction: '{hash}' }),
    ]
    expect(messageCounts(messages, 0)).toEqual({ unRead: 4, openCtas: 1, openReadMes: 1 })
  })
})

describe('subjects (spec 4)', () => {
  const messages = [
    message({ groupKey: 'ad-1', createdAt: 10 }),
    message({ groupKey: 'ad-2', createdAt: 20 }),
    message({ groupKey: 'ad-1', createdAt: 30, notification: 'bid_received' }),
  ]

  it('come with the one that spoke last on top', () => {
    expect(subjectsOf(messages, 40).map((each) => [each.groupKey, each.messageCount])).toEqual([
      ['ad-1', 2],
      ['ad-2', 1],
    ])
  })

  it('that need their reader come first, by their deadlines; what is over has none', () => {
    const asked = { callToAction: 'accept_counteroffer_or_offer_or_leave', isRead: true }
    const sorted = subjectsOf(
      [
        message({ groupKey: 'ad-1', notification: 'auction_lost', createdAt: 90 }),
        message({ groupKey: 'ad-2', ...asked, actsUntil: 300 }),
        message({ groupKey: 'ad-3', ...asked, actsUntil: 200 }),
        message({ groupKey: 'ad-4', ...asked, actsUntil: 50 }),
        message({ groupKey: 'ad-5', isRead: true, createdAt: 80 }),
      ],
      100,
    )
    expect(sorted.map(({ groupKey, actsUntil }) => [groupKey, actsUntil])).toEqual([
      ...[
        ['ad-3', 200],
        ['ad-2', 300],
        ['ad-4', null],
        ['ad-1', null],
        ['ad-5', null],
      ],
    ])
    expect(sorted.map((subject) => subject.needsReader)).toEqual([true, true, true, false, false])
  })

  it.each([
    ['bid_received', true],
    ['agent_active', true],
    ['question_sent', true],
    ['auction_started', true],
    ['auction_lost', true],
    ['you_were_outbid', false],
    ['auction_moved', false],
    ['question_answered', false],
    ['auction_sold_dealer', false],
    ['merchant_accepted', false],
  ])('hold %s as a line of the history: %s', (notification, isLine) => {
    expect(isHistoryLine({ notification, actsUntil: null }, 100)).toBe(isLine)
  })

  it('fall silent about a bid that was beaten once its auction is over', () => {
    const beaten = [message({ actsUntil: 200 })]
    expect(messageCounts(beaten, 199).unRead).toBe(1)
    expect(messageCounts(beaten, 200).unRead).toBe(0)
    expect(subjectsOf(beaten, 200).map(({ needsReader }) => needsReader)).toEqual([false])
  })

  it('keep what asks for an answer unread after its deadline', () => {
    const asked = message({ notification: 'counter_offer_received', actsUntil: 200 })
    expect(messageCounts([asked], 300).unRead).toBe(1)
  })

  it('have no deadline any more once they are answered', () => {
    const call = { callToAction: 'accept_second_chance', callToActionDoneAt: 20 }
    const answered = message({
      notification: 'second_chance_offered_dealer',
      ...call,
      actsUntil: 90,
    })
    expect(subjectsOf([answered], 30).map(({ actsUntil }) => actsUntil)).toEqual([null])
  })

  it('are the ad, or the account', () => {
    expect(groupKeyOf({ entityId: 12 })).toBe('ad-12')
    expect(groupKeyOf({ entityId: null })).toBe('account')
  })
})
