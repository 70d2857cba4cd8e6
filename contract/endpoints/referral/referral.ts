import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { entityId } from '../../wire.ts'

/** Partners, their links and what came of them (spec 7.4). */

export const ReferralCode = z.string().regex(/^[\w-]{3,60}$/)

const partner = z.object({
  /** Null until they asked for a link. */
  code: z.string().nullable(),
  /** Ads that their link led to: counts alone, because whose they are is not theirs to know. */
  results: z.object({ submitted: z.int(), onMarket: z.int(), sold: z.int() }),
  /** The latest first, `2026-11`. */
  months: z.array(z.object({ month: z.string(), submitted: z.int(), sold: z.int() })),
})

export const referralEndpoints = {
  recordReferral: endpoint({
    method: 'PUT',
    path: '/api/private/product/tapfiliate/{id}',
    access: 'private',
    summary:
      'Notes by whose link a submitted ad came; answers the same for a code of one’s own, an unknown one, and a second time',
    params: z.object({ id: entityId }),
    /** Without it the code that this browser keeps. */
    query: z.object({ referral_code: z.string().max(200).optional() }),
    output: z.object({}),
    refusals: ['NOT_FOUND', 'LOGIN_TO_CONTINUE'],
  }),
  findReferral: endpoint({
    method: 'GET',
    path: '/api/public/referral/link/{code}',
    access: 'public',
    summary: 'Whether a link is a partner’s',
    params: z.object({ code: z.string().max(64) }),
    output: z.object({ isKnown: z.boolean() }),
    callsPerMinute: 60,
  }),
  readReferral: endpoint({
    method: 'GET',
    path: '/api/public/referral',
    access: 'public',
    summary: 'The code that this browser keeps with its reader’s consent',
    output: z.object({ code: z.string().nullable() }),
  }),
  keepReferral: endpoint({
    method: 'PUT',
    path: '/api/public/referral',
    access: 'public',
    summary: 'Keeps a partner’s code for 30 days: the consent to that. Null forgets it',
    body: z.object({ code: z.string().max(200).nullable() }),
    output: z.object({ code: z.string().nullable() }),
    callsPerMinute: 20,
  }),
  readPartner: endpoint({
    method: 'GET',
    path: '/api/private/referral/partner',
    access: 'private',
    summary: 'One’s own link and what came of it',
    output: partner,
  }),
  becomePartner: endpoint({
    method: 'POST',
    path: '/api/private/referral/partner',
    access: 'private',
    summary: 'Makes a link of one’s own; asked again it stays the same',
    output: partner,
    callsPerMinute: 10,
  }),
} as const
