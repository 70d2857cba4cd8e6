import { z } from 'zod'
import { Done, Id, Instant, Page } from '../account-fields.ts'
import { CustomerWrapper } from '../customer.ts'
import { endpoint } from '../endpoint.ts'

/** The operator's side of accounts: admission of merchants (rules 11). */

export const MerchantRow = z.object({
  merchantId: z.number().int(),
  customerId: z.number().int(),
  companyName: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  admission: z.enum(['in_review', 'needs_more', 'accepted', 'refused']),
  isBlocked: z.boolean(),
  isBiddingStopped: z.boolean(),
  vatIdState: z.string(),
  voidCount: z.number().int(),
  submittedAt: Instant,
  /** Whole hours since the profile was handed in. */
  ageHours: z.number().int(),
})
export type MerchantRow = z.infer<typeof MerchantRow>

/** What an operator can decide about a merchant now. */
const merchantDecisions = ['accept', 'refuse', 'ask_for_more', 'block', 'unblock'] as const

const OperatorAction = z.object({
  action: z.string(),
  operatorEmail: z.string(),
  actedAt: Instant,
  facts: z.record(z.string(), z.unknown()),
})

const vatIdStates = ['unchecked', 'valid', 'invalid', 'unverified', 'confirmed'] as const

const merchantId = z.object({ merchantId: Id })
const reason = z.string().trim().min(3).max(2000)

export const merchantReviewEndpoints = {
  listMerchants: endpoint({
    method: 'GET',
    path: '/api/operator/merchants',
    access: 'operator',
    summary: 'Merchants by state of admission, the longest waiting first',
    query: Page.extend({
      admission: z.enum(['in_review', 'needs_more', 'accepted', 'refused', 'blocked']).optional(),
      search: z.string().trim().max(100).optional(),
    }),
    output: z.object({
      data: z.array(MerchantRow),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
      /** By admission, and `blocked` across all of them. */
      counts: z.record(z.string(), z.number().int()),
    }),
  }),
  getMerchant: endpoint({
    method: 'GET',
    path: '/api/operator/merchants/{merchantId}',
    access: 'operator',
    summary: 'One merchant with profile, documents and history; each access is logged',
    params: merchantId,
    output: z.object({
      row: MerchantRow,
      profile: CustomerWrapper,
      history: z.array(OperatorAction),
      decisions: z.array(z.enum(merchantDecisions)),
      /** Accounts of the same people, as an operator found. */
      links: z.array(
        z.object({
          customerId: z.number().int(),
          email: z.string(),
          companyName: z.string(),
          reason: z.string(),
          linkedAt: Instant,
        }),
      ),
    }),
    refusals: ['NOT_FOUND'],
  }),
  getMerchantDocument: endpoint({
    method: 'GET',
    path: '/api/operator/merchants/{merchantId}/documents/{documentId}',
    access: 'operator',
    summary: 'A merchant’s document as attachment; each access is logged',
    params: z.object({ merchantId: Id, documentId: Id }),
    output: z.unknown(),
    refusals: ['NOT_FOUND'],
    transfer: 'download',
  }),
  acceptMerchant: endpoint({
    method: 'POST',
    path: '/api/operator/merchants/{merchantId}/accept',
    access: 'operator',
    summary: 'Admits the merchant to the auctions',
    params: merchantId,
    output: Done,
    refusals: [
      'NOT_FOUND',
      'ACTION_NOT_POSSIBLE_NOW',
      'PROFILE_INCOMPLETE',
      'EMAIL_NOT_VERIFIED',
      'DOCUMENT_MISSING',
    ],
  }),
  refuseMerchant: endpoint({
    method: 'POST',
    path: '/api/operator/merchants/{merchantId}/refuse',
    access: 'operator',
    summary: 'Refuses admission with a reason that the merchant reads',
    params: merchantId,
    body: z.object({ reason }),
    output: Done,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  askMerchantForMore: endpoint({
    method: 'POST',
    path: '/api/operator/merchants/{merchantId}/ask-for-more',
    access: 'operator',
    summary: 'Asks the merchant for what is missing',
    params: merchantId,
    body: z.object({ reason }),
    output: Done,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  blockMerchant: endpoint({
    method: 'POST',
    path: '/api/operator/merchants/{merchantId}/block',
    access: 'operator',
    summary: 'Stops new bids and shows the banner; standing bids stay binding',
    params: merchantId,
    body: z.object({ reason }),
    output: Done,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  unblockMerchant: endpoint({
    method: 'POST',
    path: '/api/operator/merchants/{merchantId}/unblock',
    access: 'operator',
    summary: 'Lifts the block',
    params: merchantId,
    output: Done,
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  linkAccount: endpoint({
    method: 'POST',
    path: '/api/operator/merchants/{merchantId}/links',
    access: 'operator',
    summary: 'Links an account of the same people: neither bids on ads of the other',
    params: merchantId,
    body: z.object({ email: z.string().trim().toLowerCase().max(200), reason }),
    output: Done,
    refusals: ['NOT_FOUND'],
  }),
  unlinkAccount: endpoint({
    method: 'DELETE',
    path: '/api/operator/merchants/{merchantId}/links/{customerId}',
    access: 'operator',
    summary: 'Takes a link of two accounts back',
    params: z.object({ merchantId: Id, customerId: Id }),
    output: Done,
    refusals: ['NOT_FOUND'],
  }),
  setVatIdState: endpoint({
    method: 'PUT',
    path: '/api/operator/merchants/{merchantId}/vat-id-state',
    access: 'operator',
    summary: 'Records the outcome of the VAT id check',
    params: merchantId,
    body: z.object({ state: z.enum(vatIdStates) }),
    output: Done,
    refusals: ['NOT_FOUND'],
  }),
  confirmYearlyCheck: endpoint({
    method: 'POST',
    path: '/api/operator/merchants/{merchantId}/yearly-check',
    access: 'operator',
    summary: 'VAT id and papers of an admitted dealer are in order; the next year begins',
    params: merchantId,
    output: Done,
    refusals: ['NOT_FOUND'],
  }),
} as const
