import { z } from 'zod'
import { accountHolderLength } from '#domain/order/bank-account.ts'
import { handoverItems, handoverTimes } from '#domain/order/handover.ts'
import { endpoint } from '../../endpoint.ts'
import { entityId, wireInstant } from '../../wire.ts'
import { order } from '../order.ts'

/** The way of a sold vehicle from the one side to the other (rules 10). */

const ofOrder = z.object({ orderId: entityId })

const bankAccount = z.object({ iban: z.string(), holder: z.string(), givenAt: wireInstant })

const handoverPage = z.object({
  order,
  /** To which the price is paid; for the two sides alone. */
  account: z.object({
    shown: bankAccount.nullable(),
    /** Takes its place later; which one it is only the seller sees before. */
    waiting: z.object({ shownFrom: wireInstant, account: bankAccount.nullable() }).nullable(),
    mayGive: z.boolean(),
  }),
  /** Where the vehicle stands, in the reader's words; empty where the ad names no place. */
  place: z.string(),
})
export type HandoverPage = z.infer<typeof handoverPage>

export const handoverEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/private/order/{orderId}/handover',
    access: 'private',
    summary: 'A sale of one’s own with all that is left to do until the vehicle changes hands',
    params: ofOrder,
    output: handoverPage,
    refusals: ['NOT_FOUND'],
  }),
  proposeDate: endpoint({
    method: 'POST',
    path: '/api/private/order/{orderId}/handover/propose-date',
    access: 'private',
    summary: 'One side proposes when the vehicle is handed over, as a day and a time in Berlin',
    params: ofOrder,
    body: z.object({ day: z.iso.date(), time: z.enum(handoverTimes) }),
    output: order,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
    callsPerMinute: 20,
  }),
  agreeDate: endpoint({
    method: 'POST',
    path: '/api/private/order/{orderId}/handover/agree-date',
    access: 'private',
    summary:
      'The other side agrees to the date that it read; another one that stands by then refuses',
    params: ofOrder,
    body: z.object({ meetsAt: wireInstant }),
    output: order,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  markMoney: endpoint({
    method: 'POST',
    path: '/api/private/order/{orderId}/handover/money',
    access: 'private',
    summary: 'The buyer says that the price is on its way, the seller that it has arrived',
    params: ofOrder,
    body: z.object({ isMarked: z.boolean() }),
    output: order,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  giveAccount: endpoint({
    method: 'POST',
    path: '/api/private/order/{orderId}/bank-account',
    access: 'private',
    summary: 'The seller says to which account the price goes; another one is shown a day later',
    params: ofOrder,
    body: z.object({
      iban: z.string().trim().min(1).max(60),
      holder: z.string().trim().min(accountHolderLength.least).max(accountHolderLength.most),
    }),
    output: order,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW', 'IDENTITY_UNPROVED'],
    callsPerMinute: 10,
  }),
  markItem: endpoint({
    method: 'POST',
    path: '/api/private/order/{orderId}/handover/item',
    access: 'private',
    summary: 'A side ticks what it has ready for the day of the handover',
    params: ofOrder,
    body: z.object({ item: z.enum(handoverItems), isDone: z.boolean() }),
    output: order,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
}
