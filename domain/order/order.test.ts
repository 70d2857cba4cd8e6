import { describe, expect, test } from 'vitest'
import { dayMs } from '../calendar/instant.ts'
import {
  changedOrder,
  defaultOrderSettings,
  isCommissionOwed,
  mayChangeOrder,
  newOrder,
  type OrderCommand,
  type OrderState,
} from './order.ts'
import {
  nextOrderDeadline,
  nextOrderStep,
  paymentReminderAt,
  stopsBidding,
} from './payment-deadlines.ts'

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
const rejection: OrderCommand = {
  ...{ type: 'answer_cancellation', at, outcome: 'rejected', answer: 'Es stand in der Anzeige.' },
}

describe('the course of an order (rules 10)', () => {
  test('it is due in 14 days, reminded of 4 days later (rules 10)', () => {
    expect(new Date(order.invoiceDueAt).toISOString()).toBe('2026-12-02T22:59:59.999Z')
    expect(new Date(paymentReminderAt(order, defaultOrderSettings)).toISOString()).toBe(
      '2026-12-06T22:59:59.999Z',
    )
  })

  test('a commission ten days overdue stops bidding until it is paid (rules 10)', () => {
    const next = (state: OrderState) => nextOrderDeadline(state, defaultOrderSettings)
    expect(next(order)).toEqual({ at: order.invoiceDueAt + 4 * dayMs, type: 'remind' })
    const reminded = stepped(order, { type: 'remind', at: order.invoiceDueAt + 4 * dayMs })
    expect(next(reminded)).toEqual({ at: order.invoiceDueAt + 10 * dayMs, type: 'stop_bidding' })
    const stopped = stepped(reminded, { type: 'stop_bidding', at: order.invoiceDueAt + 10 * dayMs })
    expect([next(stopped), stopsBidding(stopped)]).toEqual([null, true])
    const paid = stepped(stopped, { type: 'mark_paid', at: order.invoiceDueAt + 11 * dayMs })
    expect([next(paid), stopsBidding(paid)]).toEqual([null, false])
  })

  test('a reminder that came late leaves its six days before the stop (rules 10)', () => {
    const late = order.invoiceDueAt + 30 * dayMs
    const reminded = stepped(order, { type: 'remind', at: late })
    expect(nextOrderDeadline(reminded, defaultOrderSettings)?.at).toBe(late + 6 * dayMs)
  })

  test('a held invoice is written when its hold ends, before anybody is reminded of it (rules 10)', () => {
    const heldUntil = soldAt + 3 * dayMs
    const held = { heldUntil, invoiceOutAt: soldAt, settings: defaultOrderSettings }
    const end = { at: heldUntil, type: 'write_held_invoice' }
    const asked = stepped(order, request)
    const unjustified = stepped(asked, { ...rejection, outcome: 'unjustified' })
    const paid = stepped(order, { type: 'mark_paid', at })
    for (const state of [order, asked, stepped(asked, rejection), unjustified, paid]) {
      expect(nextOrderStep(state, held)).toEqual(end)
      expect(nextOrderStep(state, { ...held, heldUntil: null })).toEqual(
        nextOrderDeadline(state, defaultOrderSettings),
      )
    }
    expect(nextOrderStep(stepped(asked, { ...rejection, outcome: 'justified' }), held)).toBeNull()
  })

  test('an invoice that nobody has is not reminded of, one that came late four days after (rules 10)', () => {
    const settings = defaultOrderSettings
    const next = (state: OrderState, invoiceOutAt: number | null) =>
      nextOrderStep(state, { heldUntil: null, invoiceOutAt, settings })
    expect(next(order, null)).toBeNull()
    expect(next(order, order.invoiceDueAt)).toEqual(nextOrderDeadline(order, settings))
    const late = order.invoiceDueAt + 9 * dayMs
    expect(next(order, late)).toEqual({ at: late + 4 * dayMs, type: 'remind' })
    const reminded = stepped(order, { type: 'remind', at: late + 4 * dayMs })
    expect(next(reminded, late)).toEqual({ at: late + 10 * dayMs, type: 'stop_bidding' })
  })

  test('while a request to cancel is open the deadlines rest, and go on after the answer (rules 10)', () => {
    const asked = stepped(order, request)
    expect(nextOrderDeadline(asked, defaultOrderSettings)).toBeNull()
    const answeredAt = order.invoiceDueAt + 20 * dayMs
    const answered = stepped(asked, { ...rejection, at: answeredAt })
    expect(nextOrderDeadline(answered, defaultOrderSettings)).toEqual({
      ...{ at: answeredAt, type: 'remind' },
    })
  })

  test('a cancellation is asked for with a reason and until handover only (rules 10)', () => {
    expect(mayChangeOrder(order, { ...request, reason: ' ' })).toMatchObject({
      refusal: { code: 'VALIDATION_FAILED' },
    })
    const handedOver = stepped(order, { type: 'note_handover', at, by: 'buyer' })
    expect(mayChangeOrder(handedOver, request).isAllowed).toBe(false)
  })

  test('a rejected request leads back to where it came from (rules 10)', () => {
    const rejected = rejection
    expect(stepped(order, request, rejected).status).toBe('pending')
    const paid = stepped(order, { type: 'mark_paid', at })
    expect(stepped(paid, request, rejected).status).toBe('paid')
  })

  test('justified reverses the invoice, unjustified leaves it owed (rules 10)', () => {
    const justified = stepped(order, request, {
      type: 'answer_cancellation',
      at,
      ...{ outcome: 'justified', answer: 'Das Wasser war da.' },
    })
    expect([justified.status, isCommissionOwed(justified)]).toEqual(['canceled', false])
    const unjustified = stepped(order, request, {
      type: 'answer_cancellation',
      at,
      ...{ outcome: 'unjustified', answer: 'Es stand in der Anzeige.' },
    })
    expect([unjustified.status, isCommissionOwed(unjustified)]).toEqual(['canceled', true])
    expect(stepped(unjustified, { type: 'mark_paid', at }).status).toBe('canceled')
  })

  test('a rejected request is not asked a second time, an answer needs words (rules 10)', () => {
    expect(mayChangeOrder(stepped(order, request, rejection), request).isAllowed).toBe(false)
    expect(mayChangeOrder(stepped(order, request), { ...rejection, answer: ' ' })).toMatchObject({
      refusal: { code: 'VALIDATION_FAILED' },
    })
  })

  test('each of reminder, stop and payment comes once (rules 10)', () => {
    for (const type of ['remind', 'stop_bidding', 'mark_paid'] as const) {
      const done = stepped(order, { type, at })
      expect(mayChangeOrder(done, { type, at: at + 1 }).isAllowed).toBe(false)
    }
  })

  test('nothing owed is neither reminded of nor paid (rules 10)', () => {
    const justified = stepped(order, request, { ...rejection, outcome: 'justified' })
    for (const type of ['mark_paid', 'remind', 'stop_bidding'] as const) {
      expect(mayChangeOrder(justified, { type, at }).isAllowed).toBe(false)
    }
    expect(nextOrderDeadline(justified, defaultOrderSettings)).toBeNull()
    const unjustified = stepped(order, request, { ...rejection, outcome: 'unjustified' })
    expect(nextOrderDeadline(unjustified, defaultOrderSettings)?.type).toBe('remind')
  })
})
