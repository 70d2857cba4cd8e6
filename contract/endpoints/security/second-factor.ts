import { z } from 'zod'
import { Done, LinkToken } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { LoggedIn } from '../account-session.ts'

/** A code of an authenticator app beside password or mailed code (rules 11). */

const SecondFactorState = z.object({
  /** An app or a passkey. */
  isOn: z.boolean(),
  hasApp: z.boolean(),
  /** The app is the last one of somebody who cannot do without. */
  isAppNeeded: z.boolean(),
  /** Operators cannot do without. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

const SecondFactorSetup = z.object({
  /** Base32, for apps that read no picture. */
  secret: z.string(),
  /** `otpauth://…`, which a telephone opens in its app and a QR code carries to one. */
  address: z.string(),
})
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/** Six digits of the app, or a recovery code. */
const Code = z.string().trim().min(1).max(40)

export const secondFactorEndpoints = {
  logInBySecondFactor: endpoint({
    method: 'POST',
    path: '/api/public/customer/auth/second-factor',
    access: 'public',
    summary:
      'Ends a login that asked for a second factor; the code is the app’s or a recovery code',
    body: z.object({ challenge: LinkToken, code: Code }),
    output: LoggedIn,
    refusals: ['SECOND_FACTOR_WRONG', 'LINK_INVALID', 'LOGIN_LOCKED'],
    callsPerMinute: 20,
  }),
  showSecondFactor: endpoint({
    method: 'GET',
    path: '/api/private/customer/second-factor',
    access: 'private',
    summary: 'Whether the account has a second factor',
    output: SecondFactorState,
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/api/private/customer/second-factor',
    access: 'private',
    summary: 'A secret for an authenticator app; it counts from its first code on',
    output: SecondFactorSetup,
    refusals: ['ACTION_NOT_POSSIBLE_NOW', 'IDENTITY_UNPROVED'],
    callsPerMinute: 10,
  }),
  confirmSecondFactor: endpoint({
    method: 'PUT',
    path: '/api/private/customer/second-factor',
    access: 'private',
    summary:
      'Turns the app on by a first code of it; answers recovery codes, once, where it is the first second factor',
    body: z.object({ code: Code }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['SECOND_FACTOR_WRONG', 'ACTION_NOT_POSSIBLE_NOW'],
    callsPerMinute: 10,
  }),
  endSecondFactor: endpoint({
    method: 'POST',
    path: '/api/private/customer/second-factor/end',
    access: 'private',
    summary: 'Turns the app off by a code of it',
    body: z.object({ code: Code }),
    output: Done,
    refusals: ['SECOND_FACTOR_WRONG', 'ACTION_NOT_POSSIBLE_NOW', 'SECOND_FACTOR_NEEDED'],
    callsPerMinute: 10,
  }),
} as const
