import { z } from 'zod'
import { orderStatuses } from '#domain/order/order-status.ts'
import { paymentDifferences } from '#domain/order/payment-difference.ts'
import { vehicleVatCases } from '#domain/pricing/vehicle-vat.ts'
import { endpoint } from '../endpoint.ts'
import { filterAttribute } from '../filter-attribute.ts'
import { handoverView } from '../handover.ts'
import { productCard } from '../product.ts'
import { entityId, wireInstant } from '../wire.ts'

/** What follows a sale (rules 10). Amounts are cents; the hammer price is gross whole euros. */

const party = z.object({
  name: z.string(),
  company: z.string().nullable(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
})

const orderDocument = z.object({
  documentId: z.int(),
  kind: z.enum(['contract', 'commission_invoice', 'reversal_invoice']),
  number: z.string().nullable(),
  fileName: z.string(),
})

export const order = z.object({
  orderId: z.int(),
  auctionId: z.int(),
  status: z.enum(orderStatuses),
  perspective: z.enum(['seller', 'buyer', 'operator']),
  hammerPriceEur: z.int(),
  /** What the buyer pays the seller: without the VAT where the sale is exempt from it. */
  /** Null until the verdict on the buyer's VAT id stands. */
  vehicle: z.object({ vatCase: z.enum(vehicleVatCases), payableCents: z.int() }).nullable(),
  soldAt: wireInstant,
  /** The dealer's side only. */
  commission: z
    .object({
      netCents: z.int(),
      vatCents: z.int(),
      grossCents: z.int(),
      dueOn: z.string(),
      /** Until then its invoice waits for the dealer's VAT id, and only the net is known; null where it waits for nothing. */
      heldUntil: wireInstant.nullable(),
    })
    .nullable(),
  seller: party.nullable(),
  buyer: party.nullable(),
  documents: z.array(orderDocument),
  /** Documents without their file; those without even a number have no id. Told to the operator only. */
  missingDocuments: z.array(
    orderDocument.pick({ kind: true, number: true }).extend({ documentId: z.int().nullable() }),
  ),
  /** How the commission stands; the dealer's side only. */
  payment: z
    .object({
      isOwed: z.boolean(),
      paidAt: wireInstant.nullable(),
      remindedAt: wireInstant.nullable(),
      /** When an unpaid commission will stop the dealer's bidding; null while nothing says so yet: before the reminder, and while their request to cancel is open. */
      stopAt: wireInstant.nullable(),
      stopsBidding: z.boolean(),
      /** The bank's payment that it counts as paid by; null where nobody knows of one. */
      received: z
        .object({
          amountCents: z.int(),
          bookedOn: z.string(),
          /** From what the invoice that counts asks. */
          difference: z.object({ kind: z.enum(paymentDifferences), cents: z.int() }),
        })
        .nullable(),
    })
    .nullable(),
  handover: handoverView,
  cancellation: z
    .object({
      requestedAt: wireInstant,
      outcome: z.enum(['justified', 'unjustified', 'rejected']).nullable(),
      answeredAt: wireInstant.nullable(),
      /** What dealer and operator wrote: theirs to read, not the seller's. */
      reason: z.string().nullable(),
      answer: z.string().nullable(),
    })
    .nullable(),
  /** What this viewer may do now. */
  actions: z.object({
    requestCancellation: z.boolean(),
    noteHandover: z.boolean(),
    proposeDate: z.boolean(),
    agreeDate: z.boolean(),
    markMoney: z.boolean(),
    markItems: z.boolean(),
    markPaid: z.boolean(),
    writeDocuments: z.boolean(),
    answerCancellation: z.boolean(),
  }),
  product: productCard,
})
export type Order = z.infer<typeof order>

const paging = z.object({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(50).default(20),
  storeCode: z.string().max(5).optional(),
})

/** A vehicle that was bought, with its sale. */
const purchase = productCard.extend({ order: order.omit({ product: true }) })

const purchases = z.object({
  products: z.array(purchase),
  pages: z.int(),
  total: z.int(),
  filters: z.array(filterAttribute),
})
export type Purchases = z.infer<typeof purchases>

const orders = z.object({ orders: z.array(order), pages: z.int(), total: z.int() })

export const orderEndpoints = {
  purchases: endpoint({
    method: 'GET',
    path: '/api/private/customer/my-purchases/get',
    access: 'private',
    summary: 'What the dealer bought, with documents and the seller’s contact',
    query: paging.extend({
      order_status: z
        .union([z.enum(orderStatuses), z.array(z.enum(orderStatuses)).max(orderStatuses.length)])
        .optional(),
    }),
    output: purchases,
  }),
  sales: endpoint({
    method: 'GET',
    path: '/api/private/customer/my-sales/get',
    access: 'private',
    summary: 'What the seller sold, with documents and the buyer’s contact',
    query: paging,
    output: orders,
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/private/order/{orderId}/document/{documentId}',
    access: 'private',
    transfer: 'download',
    summary: 'A document of the sale, for those entitled to it',
    params: z.object({ orderId: entityId, documentId: entityId }),
    output: z.unknown(),
  }),
  requestCancellation: endpoint({
    method: 'POST',
    path: '/api/private/order/{orderId}/request-cancellation',
    access: 'private',
    summary: 'The dealer asks the operator to cancel, with a reason',
    params: z.object({ orderId: entityId }),
    body: z.object({ reason: z.string().trim().min(10).max(2000) }),
    output: order,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  listAsOperator: endpoint({
    method: 'GET',
    path: '/api/operator/orders',
    access: 'operator',
    summary: 'All orders, newest first',
    query: paging.extend({
      status: z.enum(orderStatuses).optional(),
      /** Orders of whose documents one is missing, whatever their status. */
      documents: z.literal('missing').optional(),
    }),
    output: orders.extend({ counts: z.record(z.string(), z.int()) }),
  }),
  getAsOperator: endpoint({
    method: 'GET',
    path: '/api/operator/orders/{orderId}',
    access: 'operator',
    summary: 'One order with both sides’ contacts; the look is logged',
    params: z.object({ orderId: entityId }),
    output: order,
    refusals: ['NOT_FOUND'],
  }),
  noteHandover: endpoint({
    method: 'POST',
    path: '/api/private/order/{orderId}/handed-over',
    access: 'private',
    summary: 'One side notes that the vehicle was handed over; once both have, nobody steps back',
    params: z.object({ orderId: entityId }),
    output: order,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  answerCancellation: endpoint({
    method: 'POST',
    path: '/api/operator/orders/{orderId}/answer-cancellation',
    access: 'operator',
    summary: 'The operator’s verdict on a dealer’s request to cancel',
    params: z.object({ orderId: entityId }),
    body: z.object({
      verdict: z.enum(['justified', 'unjustified', 'rejected']),
      /** Told to the dealer. */
      answer: z.string().trim().min(10).max(2000),
    }),
    output: order,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  markPaid: endpoint({
    method: 'POST',
    path: '/api/operator/orders/{orderId}/paid',
    access: 'operator',
    summary: 'The commission invoice is paid',
    params: z.object({ orderId: entityId }),
    output: order,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  writeDocuments: endpoint({
    method: 'POST',
    path: '/api/operator/orders/{orderId}/write-documents',
    access: 'operator',
    summary: 'Documents whose file is missing are written once more, before all others',
    params: z.object({ orderId: entityId }),
    output: order,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
}
