import { z } from 'zod'
import { paymentDoubts } from '#domain/order/match-payment.ts'
import { endpoint } from '../endpoint.ts'
import { entityId } from '../wire.ts'

/** Incoming payments by the bank's own file (rules 10): matched by invoice number and amount. */

const bankLine = z.object({
  lineId: z.int(),
  /** "YYYY-MM-DD". */
  bookedOn: z.string(),
  amountCents: z.int(),
  payer: z.string(),
  purpose: z.string(),
  fileName: z.string(),
  status: z.enum(['matched', 'open', 'dismissed']),
  /** Why it was not matched by itself. */
  doubt: z.enum(paymentDoubts).nullable(),
  /** The order it pays, or the one it was probably meant for. */
  orderId: z.int().nullable(),
  /** What that order owed when this payment was counted as its own; null while it waits. */
  owedCents: z.int().nullable(),
})
export type BankLine = z.infer<typeof bankLine>

const bankLineStatus = z.enum(['matched', 'open', 'dismissed'])
const oneLine = z.object({ lineId: entityId })

/** Characters; a month of a busy account. The limit of a body is 1 MB. */
const longestFile = 900_000

export const bankEndpoints = {
  importFile: endpoint({
    method: 'POST',
    path: '/api/operator/bank/files',
    access: 'operator',
    summary: 'Reads a bank file (CSV or CAMT.053); what matches an invoice marks it paid',
    body: z.object({
      fileName: z.string().trim().min(1).max(200),
      /** An empty one is refused as a file that says nothing. */
      text: z.string().max(longestFile),
    }),
    output: z.object({
      matched: z.int(),
      open: z.int(),
      /** Lines that an earlier file already brought. */
      known: z.int(),
    }),
    refusals: ['BANK_FILE_UNREADABLE', 'BANK_LINE_UNREADABLE'],
  }),
  listLines: endpoint({
    method: 'GET',
    path: '/api/operator/bank/lines',
    access: 'operator',
    summary: 'Payments the bank reported, newest first',
    query: z.object({
      status: bankLineStatus.default('open'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      itemsPerPage: z.coerce.number().int().min(1).max(100).default(50),
    }),
    output: z.object({
      lines: z.array(bankLine),
      pages: z.int(),
      total: z.int(),
      counts: z.record(z.string(), z.int()),
    }),
  }),
  assignLine: endpoint({
    method: 'POST',
    path: '/api/operator/bank/lines/{lineId}/assign',
    access: 'operator',
    summary: 'The operator says which order a payment was for; that order is paid',
    params: oneLine,
    body: z.object({ orderId: entityId }),
    output: bankLine,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  dismissLine: endpoint({
    method: 'POST',
    path: '/api/operator/bank/lines/{lineId}/dismiss',
    access: 'operator',
    summary: 'A payment that is none of ours, or was settled otherwise',
    params: oneLine,
    output: bankLine,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
}
