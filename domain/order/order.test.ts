import { describe, expect, test } from 'vitest'
import { dayMs } from '../calendar/instant.ts'
import {
  changedOrder,
  defaultOrderSettings,
  isBiddingStopped,
  isCommissionOwed,
  mayChangeOrder,
  newOrder,
  type OrderCommand,
  type OrderState,
  paymentReminderAt,
} from './order.ts'

const soldAt = Date.UTC(2026, 10, 18, 14, 30)
const order = newOrder({ orderId: 1, auctionId: 7, merchantId: 3, soldAt }, defaultOrderSettings)

function stepped(state: OrderState, ...commands: OrderCommand[]): OrderState {
  return commands.reduce((current, command) => {
    expect(mayChangeOrder(current, command).isAllowed).toBe(true)
    return changedOrder(current, command)
  }, state)
}

const at = soldAt + dayMs
const request: OrderCommand = { type: 'request_cancellation', at, reason: 'Wasserschaden' }

describe('the way of an order (rules 10)', () => {
  test('it is due in 14 days, reminded of 4 days later (rules 10)', () => {
    expect(new Date(order.invoiceDueAt).toISOString()).toBe('2026-12-02T22:59:59.999Z')
    expect(new Date(paymentReminderAt(order, defaultOrderSettings)).toISOString()).toBe(
      '2026-12-06T22:59:59.999Z',
    )
  })

  test('a commission ten days overdue stops bidding until it is paid (rules 10)', () => {
    const late = order.invoiceDueAt + 11 * dayMs
    expect(isBiddingStopped(order, order.invoiceDueAt + 9 * dayMs, defaultOrderSettings)).toBe(
      false,
    )
    expect(isBiddingStopped(order, late, defaultOrderSettings)).toBe(true)
    const paid = stepped(order, { type: 'mark_paid', at: late })
    expect(isBiddingStopped(paid, late, defaultOrderSettings)).toBe(false)
  })

  test('a cancellation is asked for with a reason and until handover only (rules 10)', () => {
    expect(mayChangeOrder(order, { ...request, reason: ' ' })).toMatchObject({
      refusal: { code: 'VALIDATION_FAILED' },
    })
    const handedOver = stepped(order, { type: 'mark_handed_over', at })
    expect(mayChangeOrder(handedOver, request).isAllowed).toBe(false)
  })

  test('a rejected request leads back to where it came from (rules 10)', () => {
    const rejected: OrderCommand = { type: 'answer_cancellation', at, outcome: 'rejected' }
    expect(stepped(order, request, rejected).status).toBe('pending')
    const paid = stepped(order, { type: 'mark_paid', at })
    expect(stepped(paid, request, rejected).status).toBe('paid')
  })

  test('justified reverses the invoice, unjustified leaves it owed (rules 10)', () => {
    const justified = stepped(order, request, {
      type: 'answer_cancellation',
      at,
      outcome: 'justified',
    })
    expect([justified.status, isCommissionOwed(justified)]).toEqual(['canceled', false])
    const unjustified = stepped(order, request, {
      type: 'answer_cancellation',
      at,
      outcome: 'unjustified',
    })
    expect([unjustified.status, isCommissionOwed(unjustified)]).toEqual(['canceled', true])
    expect(stepped(unjustified, { type: 'mark_paid', at }).status).toBe('canceled')
  })
})
