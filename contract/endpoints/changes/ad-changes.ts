import { z } from 'zod'
import { auctionStatuses } from '#domain/auction/core/state.ts'
import { longestDeclineReason } from '#domain/listing/changes/ad-changes.ts'
import { endpoint } from '../../endpoint.ts'
import { confirmedAnswer, product, productInput } from '../../product.ts'
import { remarkedValue } from '../../texts/product-remark.ts'
import { entityId, wireInstant } from '../../wire.ts'

/**
 * Ads that were submitted: what their owners change waits for an operator (rules 2 and 8). The versioned calls of the
 * specification (spec 7.4) show and save the ad as its owner wants it; before the submission they are the plain ones.
 */

const byProduct = z.object({ entityId })

const change = z.object({
  changeId: z.int(),
  /** The first of its questions. */
  field: z.string(),
  /** What the ad says now; of a change that was decided, nothing. */
  before: z.array(remarkedValue),
  after: z.array(remarkedValue),
  proposedAt: wireInstant,
  state: z.enum(['waiting', 'accepted', 'declined', 'lapsed']),
  decidedAt: wireInstant.nullable(),
  /** Why it was declined. */
  reason: z.string(),
})
export type AdChange = z.infer<typeof change>

const changesOfAd = z.object({
  /** Whether anything can be changed now; what waits can be withdrawn as long as it waits. */
  takesChanges: z.boolean(),
  /** From the first bid on: existing answers stay. */
  addsOnly: z.boolean(),
  /** The vehicle was offered before: the price of its next round is what was sent (rules 2). */
  priceIsBound: z.boolean(),
  changes: z.array(change),
})

export const adChangesEndpoints = {
  getVersioned: endpoint({
    method: 'GET',
    path: '/api/private/versioned/product/get/{entityId}',
    access: 'private',
    summary: "One's own ad with the changes that wait",
    params: byProduct,
    output: product,
    refusals: ['NOT_FOUND'],
  }),
  updateVersioned: endpoint({
    method: 'PUT',
    path: '/api/private/versioned/product/update/{entityId}',
    access: 'private',
    summary:
      'Change an ad: at once before its submission, afterwards once an operator has accepted it',
    params: byProduct,
    body: productInput.extend({
      /** Needed where the sentence agreed to at the submission changes. */
      consentVersion: z.string().max(40).optional(),
      /** Of changed answers that are flagged, each with the sentence that was read. */
      confirmations: z.array(confirmedAnswer).max(60).optional(),
    }),
    output: product,
    refusals: [
      'NOT_FOUND',
      'OWNER_ONLY',
      'AD_NOT_EDITABLE',
      'AD_CHANGED_ELSEWHERE',
      'FIELD_LOCKED_BY_REVIEW',
      'CONSENT_MISSING',
      'CONFIRMATION_MISSING',
      'CHANGE_FIXED_BY_RELEASE',
      'CHANGE_TAKES_AWAY',
    ],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/private/product/changes/{entityId}',
    access: 'private',
    summary: "Changes to one's own ad that wait, and what became of earlier ones",
    params: byProduct,
    output: changesOfAd,
    refusals: ['NOT_FOUND'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/private/product/changes/{entityId}/{changeId}',
    access: 'private',
    summary: 'Withdraw a change that waits; withdrawn twice it is withdrawn',
    params: byProduct.extend({ changeId: entityId }),
    output: changesOfAd,
    refusals: ['NOT_FOUND', 'CHANGE_NOT_WAITING'],
  }),
  listWaiting: endpoint({
    method: 'GET',
    path: '/api/operator/ad-changes',
    access: 'operator',
    summary: 'Ads with changes that wait for a verdict, the oldest first',
    output: z.object({
      ads: z.array(
        z.object({
          entityId: z.int(),
          vehicle: z.string(),
          status: z.enum(auctionStatuses),
          since: wireInstant,
          count: z.int(),
        }),
      ),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/operator/ad-changes/{entityId}',
    access: 'operator',
    summary: 'The changes of one ad that wait, what stands in it now beside them',
    params: byProduct,
    output: z.object({
      entityId: z.int(),
      vehicle: z.string(),
      status: z.enum(auctionStatuses),
      /** Of the ad as it is shown here. */
      version: z.int(),
      /** From the first bid on the ad can only be added to. */
      addsOnly: z.boolean(),
      changes: z.array(
        change.extend({
          /** Why it cannot be accepted any more, such as a bid that has come since. */
          obstacle: z.string().nullable(),
        }),
      ),
    }),
    refusals: ['NOT_FOUND'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/operator/ad-changes/{entityId}',
    access: 'operator',
    summary: 'Accept or decline changes; the owner is told of all of them in one notification',
    params: byProduct,
    body: z.object({
      /** Of the ad that was looked at. */
      version: z.int(),
      decisions: z
        .array(
          z.object({
            changeId: z.int(),
            verdict: z.enum(['accepted', 'declined']),
            reason: z.string().trim().max(longestDeclineReason).default(''),
          }),
        )
        .min(1)
        .max(100),
    }),
    output: z.object({}),
    refusals: [
      'NOT_FOUND',
      'AD_NOT_EDITABLE',
      'AD_CHANGED_ELSEWHERE',
      'APPROVAL_HELD',
      'REVIEW_INCOMPLETE',
      'CHANGE_NOT_WAITING',
      'CHANGE_FIXED_BY_RELEASE',
      'CHANGE_TAKES_AWAY',
      'CONSENT_MISSING',
    ],
  }),
}
