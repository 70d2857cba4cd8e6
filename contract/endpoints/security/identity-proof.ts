import { z } from 'zod'
import { Done, Password } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { CodeAsked } from '../account-entrance.ts'
import { PasskeyUsed } from './passkey.ts'

/** Showing once more who one is; calls that ask for it refuse with IDENTITY_UNPROVED (rules 11). */

/** The one that the refusal named in `by`; where that is the passkey, a code of the second factor does as well. */
const IdentityEntry = z.object({
  passkey: PasskeyUsed.optional(),
  password: Password.optional(),
  /** Six digits of the app, or a recovery code. */
  secondFactor: z.string().trim().min(1).max(40).optional(),
  mailed: z.object({ requestId: z.uuid(), code: z.string().regex(/^\d{6}$/) }).optional(),
})
export type IdentityEntry = z.infer<typeof IdentityEntry>

export const identityProofEndpoints = {
  proveIdentity: endpoint({
    method: 'POST',
    path: '/api/private/customer/identity',
    access: 'private',
    summary: 'Shows once more who is logged in, for a quarter of an hour',
    body: IdentityEntry,
    output: Done,
    refusals: [
      'LOGIN_FAILED',
      'LOGIN_LOCKED',
      'SECOND_FACTOR_WRONG',
      'PASSKEY_UNKNOWN',
      'PASSKEY_NOT_ACCEPTED',
      'CODE_WRONG',
      'CODE_EXPIRED',
    ],
    callsPerMinute: 20,
  }),
  sendIdentityCode: endpoint({
    method: 'POST',
    path: '/api/private/customer/identity/code',
    access: 'private',
    summary: 'Mails the code by which whoever has no password shows who they are',
    body: z.object({ requestId: z.uuid().optional() }),
    output: CodeAsked,
    callsPerMinute: 5,
  }),
} as const
