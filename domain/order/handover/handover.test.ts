import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '../../calendar/instant.ts'
import { changedHandover, type HandoverCommand, type HandoverSide } from '../handover.ts'
import { changedOrder, defaultOrderSettings, newOrder, type OrderState } from '../order.ts'
import { handoverDateFault, handoverInstant } from './handover-dates.ts'
import { mayChangeHandover, nextHandoverReminderAt } from './may-change-handover.ts'
import { nextHandoverStep } from './next-handover-step.ts'

const soldAt = Date.UTC(2026, 10, 18, 14, 30)
const order = newOrder({ orderId: 1, auctionId: 7, merchantId: 3, soldAt }, defaultOrderSettings)
const at = soldAt + dayMs
const friday = handoverInstant('2026-11-27', '10:30')
const saturday = handoverInstant('2026-11-28', '09:00')

const propose = (by: HandoverSide, meetsAt: number, when = at): HandoverCommand => ({
  ...{ type: 'propose_date', by, meetsAt, at: when },
})
const agree = (by: HandoverSide, meetsAt: number, when = at): HandoverCommand => ({
  ...{ type: 'agree_date', by, meetsAt, at: when },
})

function stepped(...commands: readonly HandoverCommand[]): OrderState {
  let { handover } = order
  for (const command of commands) {
    expect(mayChangeHandover({ ...order, handover }, command).isAllowed, command.type).toBe(true)
    handover = changedHandover(handover, command)
  }
  return { ...order, handover }
}

function saidBy(state: OrderState, ...sides: readonly HandoverSide[]): OrderState {
  let said = state
  for (const by of sides) said = changedOrder(said, { type: 'note_handover', at: friday, by })
  return said
}

const isPossible = (state: OrderState, command: HandoverCommand) =>
  mayChangeHandover(state, command).isAllowed

describe('the date of a handover (rules 10)', () => {
  test('is agreed by the other side alone, and only as it stands', () => {
    const proposed = stepped(propose('buyer', friday))
    expect(isPossible(proposed, agree('buyer', friday))).toBe(false)
    expect(isPossible(proposed, agree('seller', saturday))).toBe(false)
    const agreed = stepped(propose('buyer', friday), agree('seller', friday))
    expect(agreed.handover).toMatchObject({ proposal: null, agreed: { meetsAt: friday } })
  })

  test('holds until the other side agrees to another one', () => {
    const moved = stepped(
      propose('buyer', friday),
      agree('seller', friday),
      propose('buyer', saturday),
    )
    expect(moved.handover.agreed?.meetsAt).toBe(friday)
    expect(moved.handover.proposal?.meetsAt).toBe(saturday)
    const back = changedHandover(moved.handover, propose('buyer', friday))
    expect(back).toMatchObject({ proposal: null, agreed: { meetsAt: friday } })
  })

  test('that both propose is agreed; a call sent twice changes nothing', () => {
    const both = stepped(propose('buyer', friday), propose('seller', friday))
    expect(both.handover.agreed?.meetsAt).toBe(friday)
    const again = [agree('seller', friday, at + 1), propose('seller', friday, at + 1)]
    for (const command of again) {
      expect(isPossible(both, command)).toBe(true)
      expect(changedHandover(both.handover, command)).toBe(both.handover)
    }
    const proposed = stepped(propose('buyer', friday))
    expect(changedHandover(proposed.handover, propose('buyer', friday, at + 1))).toBe(
      proposed.handover,
    )
  })

  test('lies ahead, at most three months', () => {
    expect(handoverDateFault(at, at)).toEqual({ rule: 'future_date' })
    expect(handoverDateFault(friday, at)).toBeUndefined()
    expect(handoverDateFault(at + 93 * dayMs, at)?.rule).toBe('date_too_late')
    // A proposal nobody answered in time.
    const proposed = stepped(propose('buyer', friday))
    expect(isPossible(proposed, agree('seller', friday, friday + 1))).toBe(false)
  })

  test('is reminded of in the morning before, unless it was agreed on later than that', () => {
    const agreed = stepped(propose('buyer', friday), agree('seller', friday))
    expect(nextHandoverReminderAt(agreed)).toBe(handoverInstant('2026-11-26', '10:00'))
    const late = friday - 20 * hourMs
    const soon = stepped(propose('buyer', friday, late), agree('seller', friday, late))
    expect(nextHandoverReminderAt(soon)).toBeNull()
    const reminded = stepped(propose('buyer', friday), agree('seller', friday), {
      ...{ type: 'remind_of_handover', at: friday - dayMs },
    })
    expect(nextHandoverReminderAt(reminded)).toBeNull()
    expect(nextHandoverReminderAt(saidBy(agreed, 'buyer'))).toBeNull()
  })
})

describe('the word of both sides (rules 10)', () => {
  test('completes the handover by the second; the seller’s alone leaves the way out to the buyer', () => {
    const ask = { type: 'request_cancellation', at: friday, reason: 'Wasser im Heck' } as const
    const bySeller = saidBy(order, 'seller')
    expect(bySeller.handedOverAt).toBeNull()
    expect(changedOrder(bySeller, ask).status).toBe('cancellation_requested_by_dealer')
    const both = saidBy(order, 'seller', 'buyer')
    expect(both).toMatchObject({ handedOverAt: friday, handedOverBy: 'buyer' })
    expect(isPossible(both, propose('buyer', saturday))).toBe(false)
  })

  test('a sale that is called off, or may be, stands still', () => {
    for (const status of ['canceled', 'cancellation_requested_by_dealer'] as const) {
      const still = { ...order, status }
      expect(isPossible(still, propose('buyer', friday))).toBe(false)
      expect(isPossible(still, { type: 'mark_money', at, by: 'seller', isMarked: true })).toBe(
        false,
      )
    }
  })
})

test('each side ticks its own list, and what has arrived stays sent (rules 10)', () => {
  const tick = (by: HandoverSide) =>
    ({ type: 'mark_item', at, by, item: 'transport', isDone: true }) as const
  expect(isPossible(order, tick('seller'))).toBe(false)
  expect(stepped(tick('buyer')).handover.doneItems).toEqual({ seller: [], buyer: ['transport'] })
  const arrived = stepped({ type: 'mark_money', at, by: 'seller', isMarked: true })
  expect(isPossible(arrived, { type: 'mark_money', at, by: 'buyer', isMarked: false })).toBe(false)
})

describe('the next step (rules 10)', () => {
  const agreed = stepped(propose('buyer', friday), agree('seller', friday))
  const sent = { type: 'mark_money', at, by: 'buyer', isMarked: true } as const
  const paid = { ...sent, by: 'seller' } as const
  const agreedBoth = [propose('buyer', friday), agree('seller', friday)]

  test.each([
    ['nothing is settled yet', order, at, 'propose_date', 'propose_date'],
    ['the buyer proposed a date', stepped(propose('buyer', friday)), at, 'answer_date', 'pay'],
    [
      'that date is over',
      stepped(propose('buyer', friday)),
      friday,
      'propose_date',
      'propose_date',
    ],
    ['a date is agreed', agreed, at, 'await_money', 'pay'],
    ['the money is on its way', stepped(...agreedBoth, sent), at, 'check_money', 'await_arrival'],
    ['it has arrived', stepped(...agreedBoth, paid), at, 'await_day', 'await_day'],
    ['the day has come', stepped(...agreedBoth, paid), friday - hourMs, 'confirm', 'confirm'],
    ['the seller has said so', saidBy(order, 'seller'), friday, 'await_confirmation', 'confirm'],
    ['both have', saidBy(order, 'seller', 'buyer'), friday, 'done', 'done'],
    ['the sale was called off', { ...order, status: 'canceled' as const }, at, 'voided', 'voided'],
  ] as const)('where %s', (_what, state, now, seller, buyer) => {
    const stepOf = (side: HandoverSide) =>
      nextHandoverStep(state, { side, now, isPayable: true, hasAccount: true })
    expect([stepOf('seller'), stepOf('buyer')]).toEqual([seller, buyer])
  })

  test('without an account the seller gives one, and the buyer waits for it', () => {
    const stepOf = (side: HandoverSide, isAgreed: boolean) =>
      nextHandoverStep(isAgreed ? agreed : order, {
        ...{ side, now: at, isPayable: true, hasAccount: false },
      })
    expect([stepOf('seller', false), stepOf('seller', true)]).toEqual([
      ...['give_account', 'give_account'],
    ])
    expect([stepOf('buyer', false), stepOf('buyer', true)]).toEqual([
      ...['propose_date', 'await_account'],
    ])
  })

  test('nobody is asked to pay a sum that waits for the verdict on a VAT id', () => {
    expect(
      nextHandoverStep(agreed, { side: 'buyer', now: at, isPayable: false, hasAccount: true }),
    ).toBe('await_contract')
  })
})
