import { z } from 'zod'
import { Done, Id, Instant, OwnPath, ProfileTypeCode } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'

/** Logging in by another identity provider (OpenID Connect; rules 11). */

const own = '/api/private/customer/outside-login'

/** Why somebody comes back from the provider without a login; the login page says what can be done. */
export const outsideLoginFaults = [
  'away',
  'declined',
  'invalid',
  'unknown',
  'exists',
  'unverified',
  'barred',
] as const
export type OutsideLoginFault = (typeof outsideLoginFaults)[number]

export const outsideLoginEndpoints = {
  showIdentityProvider: endpoint({
    method: 'GET',
    path: '/api/public/customer/auth/provider',
    access: 'public',
    summary: 'The identity provider by which people may log in; null without one',
    output: z.object({ name: z.string().nullable() }),
  }),
  beginOutsideLogin: endpoint({
    method: 'POST',
    path: '/api/public/customer/auth/authorize',
    access: 'public',
    summary: 'The address at the identity provider where the browser logs in or registers',
    body: z.strictObject({
      /** The screen to go on to. */
      route: OwnPath.optional(),
      /** Which account to open for somebody without one; the form's terms were agreed to. */
      opens: ProfileTypeCode.optional(),
    }),
    output: z.object({ address: z.string() }),
    refusals: ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
    callsPerMinute: 30,
  }),
  finishOutsideLogin: endpoint({
    method: 'GET',
    path: '/api/public/customer/auth/callback',
    access: 'public',
    summary:
      'Where the provider sends the browser back: leads on to a login, or to what went wrong',
    query: z.object({ state: z.string().max(200).default('') }),
    output: z.unknown(),
    transfer: 'download',
    callsPerMinute: 30,
  }),
  listOutsideLogins: endpoint({
    method: 'GET',
    path: own,
    access: 'private',
    summary: 'By which accounts elsewhere somebody enters this one',
    output: z.object({
      provider: z.string().nullable(),
      logins: z.array(
        z.object({
          outsideLoginId: z.int(),
          issuer: z.string(),
          email: z.string(),
          createdAt: Instant,
          lastUsedAt: Instant.nullable(),
          /** False once people log in by another provider, or by none: it lets nobody in. */
          isOfProvider: z.boolean(),
        }),
      ),
    }),
  }),
  addOutsideLogin: endpoint({
    method: 'POST',
    path: own,
    access: 'private',
    summary: 'The address at the provider where an account there is connected with this one',
    output: z.object({ address: z.string() }),
    refusals: ['NOT_FOUND', 'IDENTITY_UNPROVED', 'SERVICE_UNAVAILABLE'],
    callsPerMinute: 10,
  }),
  removeOutsideLogin: endpoint({
    method: 'DELETE',
    path: `${own}/{outsideLoginId}`,
    access: 'private',
    summary: 'An account elsewhere lets nobody in any more',
    params: z.object({ outsideLoginId: Id }),
    output: Done,
    refusals: ['NOT_FOUND', 'IDENTITY_UNPROVED'],
  }),
} as const
