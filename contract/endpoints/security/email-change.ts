import { z } from 'zod'
import { Email, LinkToken } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { CodeAsked } from '../account-entrance.ts'

/** Another mail address for an account (rules 11). */

const path = '/api/private/customer/email'

export const emailChangeEndpoints = {
  askEmailChange: endpoint({
    method: 'POST',
    path,
    access: 'private',
    summary: 'Mails a code to the new address; answers the same for every address',
    body: z.object({
      email: Email,
      /** The earlier request of the same page: its code goes out once more while it holds. */
      requestId: z.uuid().optional(),
    }),
    output: CodeAsked,
    refusals: ['IDENTITY_UNPROVED'],
    callsPerMinute: 5,
  }),
  confirmEmailChange: endpoint({
    method: 'PUT',
    path,
    access: 'private',
    summary: 'Changes the address by the code from the new one; all other logins end',
    body: z.object({ requestId: z.uuid(), code: z.string().regex(/^\d{6}$/) }),
    output: z.object({ email: z.string() }),
    refusals: ['CODE_WRONG', 'CODE_EXPIRED', 'LOGIN_LOCKED'],
    callsPerMinute: 20,
  }),
  undoEmailChange: endpoint({
    method: 'POST',
    path: '/api/public/customer/email/undo',
    access: 'public',
    summary: 'Gives the account back to its former address; all logins and the password end',
    body: z.object({ token: LinkToken }),
    output: z.object({
      email: z.string(),
      /** To choose a password with. */
      passwordToken: LinkToken,
    }),
    refusals: ['LINK_INVALID'],
    callsPerMinute: 10,
  }),
} as const
