import { z } from 'zod'
import {
  Done,
  Email,
  LinkToken,
  LocaleCode,
  OwnPath,
  Password,
  ProfileTypeCode,
} from '../account-fields.ts'
import { endpoint } from '../endpoint.ts'
import { LoggedIn, LoginAnswer } from './account-session.ts'

/** Opening an account and getting into it: register, mailed links, passwords (spec 7.1, rules 11). */

/** The earlier request of the same page: its code goes out once more while it holds. */
const requestId = z.uuid().optional()

export const CodeAsked = z.object({
  isDone: z.literal(true),
  /** Names the request when the code is sent back. */
  requestId: z.uuid(),
  /** As long as the code holds; no instant, because clocks differ. */
  expiresInSeconds: z.int(),
})

export const entranceEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/api/public/customer/register',
    access: 'public',
    summary: 'Opens an account; answers the same whether the address is known',
    body: z.object({
      email: Email,
      password: Password,
      profileType: ProfileTypeCode.default('PRIVATE'),
      language: LocaleCode,
      acceptsTerms: z.literal(true),
    }),
    output: Done,
    callsPerMinute: 10,
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/public/customer/verify-email',
    access: 'public',
    summary: 'Confirms the address by the mailed link',
    body: z.object({ token: LinkToken }),
    output: z.object({
      email: z.string(),
      /** To choose a password with, where whoever registered did not in this browser. */
      passwordToken: LinkToken.nullable(),
    }),
    refusals: ['LINK_INVALID'],
    callsPerMinute: 20,
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/public/customer/verify-email/resend',
    access: 'public',
    summary: 'Mails the confirmation link again; answers the same for every address',
    body: z.object({ email: Email }),
    output: Done,
    callsPerMinute: 5,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/public/customer/forgot-password',
    access: 'public',
    summary: 'Mails a link for a new password; answers the same for every address',
    body: z.object({ email: Email }),
    output: Done,
    callsPerMinute: 5,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/public/customer/reset-password',
    access: 'public',
    summary: 'Sets a new password by the mailed link and ends all logins',
    body: z.object({ token: LinkToken, password: Password }),
    output: Done,
    refusals: ['LINK_INVALID'],
    callsPerMinute: 10,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/private/customer/change-password',
    access: 'private',
    summary: 'Sets a new password and ends all other logins; the first one needs no current one',
    body: z.object({ currentPassword: Password.optional(), password: Password }),
    output: LoggedIn,
    refusals: ['LOGIN_FAILED', 'LOGIN_LOCKED', 'IDENTITY_UNPROVED'],
    callsPerMinute: 10,
  }),
  unlockLogin: endpoint({
    method: 'POST',
    path: '/api/public/customer/unlock',
    access: 'public',
    summary: 'Lifts the lock after too many wrong passwords by the mailed link',
    body: z.object({ token: LinkToken }),
    output: Done,
    refusals: ['LINK_INVALID'],
    callsPerMinute: 10,
  }),
  logInByLink: endpoint({
    method: 'POST',
    path: '/api/public/customer/auth/link',
    access: 'public',
    summary: 'Logs in by the button of a mail, once',
    body: z.object({ token: LinkToken }),
    output: LoginAnswer,
    refusals: ['LINK_INVALID'],
    callsPerMinute: 20,
  }),
  sendLoginLink: endpoint({
    method: 'POST',
    path: '/api/private/customer/passwordless',
    access: 'private',
    summary: 'Mails the customer a login link for another device',
    body: z.object({ path: OwnPath.optional() }),
    output: Done,
    callsPerMinute: 5,
  }),
  sendLoginCode: endpoint({
    method: 'POST',
    path: '/api/public/customer/auth/code',
    access: 'public',
    summary: 'Mails a code and a link to enter by; answers the same for every address',
    body: z.object({ email: Email, requestId, path: OwnPath.optional() }),
    output: CodeAsked,
    callsPerMinute: 5,
  }),
  logInByCode: endpoint({
    method: 'POST',
    path: '/api/public/customer/auth/code/confirm',
    access: 'public',
    summary: 'Logs in by the mailed code of six digits; opens the account that was agreed to',
    body: z.object({ requestId: z.uuid(), code: z.string().regex(/^\d{6}$/) }),
    output: LoginAnswer,
    refusals: ['CODE_WRONG', 'CODE_EXPIRED', 'LOGIN_LOCKED', 'LINK_INVALID'],
    callsPerMinute: 20,
  }),
  sendLoginCodeForAd: endpoint({
    method: 'POST',
    path: '/api/public/product/passwordless/{id}',
    access: 'public',
    summary: 'The same from the middle of an ad, which becomes the account’s',
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: z.object({
      email: Email,
      requestId,
      path: OwnPath.optional(),
      /** With them an account is opened for an address that has none. */
      opens: z
        .object({
          profileType: z.enum(['PRIVATE', 'COMMERCIAL']).default('PRIVATE'),
          language: LocaleCode,
          acceptsTerms: z.literal(true),
        })
        .optional(),
    }),
    output: CodeAsked,
    callsPerMinute: 5,
  }),
  shareWithOwner: endpoint({
    method: 'POST',
    path: '/api/public/product/share-with-owner/{id}',
    access: 'public',
    summary:
      'Mails the ad’s owner a login link to a screen of the ad; answers the same for every ad',
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: z.object({ path: OwnPath }),
    output: Done,
    callsPerMinute: 5,
  }),
} as const
