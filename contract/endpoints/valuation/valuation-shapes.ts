import { z } from 'zod'
import { valuationStatuses } from '#domain/valuation/request/valuation-request.ts'
import { product } from '../../product.ts'
import { wireInstant } from '../../wire.ts'

/** What calls of the valuation answer with (spec 7.5). */

const answer = z.object({
  fromEur: z.int(),
  toEur: z.int(),
  words: z.string(),
  /** Sent without a person having looked; whatever shows it has to say so. */
  isComputed: z.boolean(),
})

const parts = z.object({
  usualEur: z.int(),
  parts: z.array(z.object({ part: z.string(), eur: z.int() })),
  likelyEur: z.int(),
})

/** Comparable sales of one year of registration and a band of kilometres; null where all kilometres are one class. */
export const saleClass = z.object({
  registeredYear: z.int(),
  mileageFromKm: z.int().nullable(),
  mileageToKm: z.int().nullable(),
  count: z.int(),
  likelyEur: z.int(),
})
export type SaleClass = z.infer<typeof saleClass>

/** What a report shows beside the range; missing in what was computed before there were reports. */
const explanation = {
  vehicle: z
    .object({
      bodyType: z.string(),
      /** Months are counted from January of the year 0. */
      firstRegisteredInMonth: z.int(),
      mileageKm: z.int().nullable(),
    })
    .optional(),
  /** Comparable sales in classes of eight or more (rules 1). */
  classes: z.array(saleClass).optional(),
  /** What the vehicle would have fetched, by quarters that are over; the months are the last of each. */
  quarters: z.array(z.object({ month: z.int(), likelyEur: z.int() })).optional(),
}

/** How the range comes about, as its owner may know it; sales stand in it by classes alone (rules 1). */
const explained = z.object({
  likelyEur: z.int(),
  certainty: z.enum(['high', 'medium', 'low']),
  comparedCount: z.int(),
  parts,
  isInvented: z.boolean(),
  ...explanation,
})

export const request = z.object({
  entityId: z.int(),
  /** What the vehicle is called. */
  vehicle: z.string(),
  status: z.enum(valuationStatuses),
  /** Address, number and remarks: for whoever wrote them and for operators; empty on a report. */
  email: z.string().nullable(),
  phone: z.string(),
  remarks: z.string(),
  submittedAt: wireInstant.nullable(),
  dueAt: wireInstant.nullable(),
  postponedUntil: wireInstant.nullable(),
  valuatedAt: wireInstant.nullable(),
  /** What an operator answered; until then what was computed, where the installation sends that. */
  answer: answer.nullable(),
  report: z
    .object({
      id: z.string(),
      endsAt: wireInstant,
      /** Until then the range may be taken for the market's. */
      holdsUntil: wireInstant,
    })
    .nullable(),
})

/** `product` is null on a report that somebody else reads; all are null where nothing was asked yet. */
export const valuated = z.object({
  product: product.nullable(),
  valuate_my_vehicle: request.nullable(),
  customer: z.object({ customerId: z.int(), email: z.string() }).nullable(),
  /** Whether it was noted where the request came from. */
  tracking_status: z.enum(['tracked', 'open']),
})

/** A report says besides what selling would look like, reckoned from now, and how the range comes about. */
export const reported = valuated.extend({
  sale: z.object({
    reviewedBy: wireInstant,
    startsAt: wireInstant,
    endsAt: wireInstant,
    /** Until then the highest bid holds where the minimum price was not reached. */
    bindsUntil: wireInstant,
  }),
  /** Null where a person valued without the model, or another price than it. */
  explained: explained.nullable(),
})

export const computed = z.union([
  z.object({
    kind: z.literal('range'),
    version: z.string(),
    range: z.object({ fromEur: z.int(), toEur: z.int() }),
    likelyEur: z.int(),
    certainty: z.enum(['high', 'medium', 'low']),
    comparedCount: z.int(),
    comparableIds: z.array(z.int()),
    parts,
    /** Learnt from sales that nobody made: whatever shows it has to say so. */
    isInvented: z.boolean().optional(),
    ...explanation,
  }),
  z.object({ kind: z.literal('person'), reason: z.string() }),
])
export type ComputedValuation = z.infer<typeof computed>
