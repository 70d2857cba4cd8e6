import { z } from 'zod'
import { vehicleKinds } from '#domain/vehicle/attribute.ts'
import { LinkToken } from '../account-fields.ts'
import { endpoint } from '../endpoint.ts'
import { confirmedAnswer, product } from '../product.ts'
import { entityId, wireInstant } from '../wire.ts'

/** What the market knows that helps an owner to write their ad: never a list of others' ads or sales. */

const byProduct = z.object({ entityId })

export const likeMost = z.object({
  /** What most ads of the same model say where this one says nothing yet: so many of so many. */
  answers: z.array(
    z.object({
      attributeCode: z.string(),
      value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
      count: z.int(),
      of: z.int(),
    }),
  ),
  /** What was taken over and stands. */
  takenOver: z.array(z.string()),
})

const showLikeMost = {
  method: 'GET',
  summary: 'What most ads of the same model say; for the owner of the ad',
  params: byProduct,
  output: likeMost,
  refusals: ['NOT_FOUND', 'LOGIN_TO_CONTINUE'],
  callsPerMinute: 60,
} as const

const takeOver = {
  method: 'POST',
  summary: 'Take over some of what most ads of the same model say',
  params: byProduct,
  body: z.object({ attributeCodes: z.array(z.string().max(60)).max(200) }),
  output: product,
  refusals: ['NOT_FOUND', 'LOGIN_TO_CONTINUE', 'AD_NOT_EDITABLE'],
} as const

const confirm = {
  method: 'PUT',
  summary: 'Confirm answers once more; one of another value or an older text counts for nothing',
  params: byProduct,
  body: z.object({ confirmations: z.array(confirmedAnswer).min(1).max(60) }),
  output: product,
  refusals: ['NOT_FOUND', 'LOGIN_TO_CONTINUE', 'AD_NOT_EDITABLE'],
} as const

const answerRemark = {
  method: 'PUT',
  summary: 'The owner is done with a remark of the review: the field is changed, or right as it is',
  params: z.object({ entityId, remarkId: z.coerce.number().int().positive() }),
  body: z.object({ note: z.string().trim().max(500).optional() }),
  output: product,
  refusals: ['NOT_FOUND', 'LOGIN_TO_CONTINUE', 'AD_NOT_EDITABLE'],
} as const

export const timeLine = z.object({
  submittedAt: wireInstant,
  reviewDueAt: wireInstant,
  /** Of the first slot, if the review were done at this moment. */
  firstStartsAt: wireInstant,
  firstEndsAt: wireInstant,
  /** Of the first slot after the time by which the review is promised. */
  latestEndsAt: wireInstant,
  isOfferCollection: z.boolean(),
})

export const listingHelpEndpoints = {
  answerRemark: endpoint({
    ...answerRemark,
    path: '/api/private/product/remarks/{entityId}/{remarkId}',
    access: 'private',
  }),
  timeLine: endpoint({
    method: 'GET',
    path: '/api/private/product/time-line/{entityId}',
    access: 'private',
    summary:
      'What happens with an ad under review, and by when; null once it is not there any more',
    params: byProduct,
    output: z.object({ timeLine: timeLine.nullable() }),
    refusals: ['NOT_FOUND'],
    callsPerMinute: 60,
  }),
  confirm: endpoint({
    ...confirm,
    path: '/api/private/product/confirmations/{entityId}',
    access: 'private',
  }),
  confirmAsVisitor: endpoint({
    ...confirm,
    path: '/api/public/product/confirmations/{entityId}',
    access: 'public',
  }),
  likeMost: endpoint({
    ...showLikeMost,
    path: '/api/private/product/like-most/{entityId}',
    access: 'private',
  }),
  likeMostAsVisitor: endpoint({
    ...showLikeMost,
    path: '/api/public/product/like-most/{entityId}',
    access: 'public',
  }),
  takeOver: endpoint({
    ...takeOver,
    path: '/api/private/product/like-most/{entityId}',
    access: 'private',
  }),
  takeOverAsVisitor: endpoint({
    ...takeOver,
    path: '/api/public/product/like-most/{entityId}',
    access: 'public',
  }),
}

/** Somebody helps an owner to write their ad, on a device of their own (rules 1). */

const ownersRefusals = ['NOT_FOUND', 'AD_NOT_EDITABLE', 'LOGIN_TO_CONTINUE', 'OWNER_ONLY'] as const

export const listingHelperEndpoints = {
  invite: endpoint({
    method: 'POST',
    path: '/api/public/product/helpers/{entityId}',
    access: 'public',
    summary: 'A link by which one browser may help to fill in the ad, for a week; for its owner',
    params: z.object({ entityId }),
    body: z.object({ name: z.string().trim().min(1).max(40) }),
    output: z.object({ token: z.string(), expiresAt: wireInstant }),
    refusals: [...ownersRefusals, 'HELPER_LIMIT_REACHED'],
    callsPerMinute: 20,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/public/product/helpers/{entityId}/{helperId}',
    access: 'public',
    summary: 'Ends the help, or the invitation; for the owner of the ad',
    params: z.object({ entityId, helperId: z.uuid() }),
    output: z.object({}),
    refusals: ownersRefusals,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/public/product/help/begin',
    access: 'public',
    summary: 'Begins to help by the owner’s link, which works once',
    body: z.object({ token: LinkToken }),
    output: z.object({ entityId: z.int(), productType: z.enum(vehicleKinds) }),
    refusals: ['LINK_INVALID'],
    callsPerMinute: 20,
  }),
} as const
