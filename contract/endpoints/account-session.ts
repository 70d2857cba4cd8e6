import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  Done,
  Email,
  Instant,
  LinkToken,
  LocaleCode,
  OwnPath,
  Password,
  ProfileTypeCode,
} from './account-fields.ts'

/** Coming in, staying in and going out (spec 7.1, rules 11). */

export const SessionTokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds until the access token has to be renewed. */
  expires_in: z.number().int(),
})
export type SessionTokens = z.infer<typeof SessionTokens>

export const LoggedIn = SessionTokens.extend({
  customerId: z.number().int(),
  languageSetting: z.string(),
  /** A screen of ours that was asked for before the login. */
  afterLogin: z.object({ method: z.literal('redirect'), route: z.string() }).nullable(),
})
export type LoggedIn = z.infer<typeof LoggedIn>

export const AuthUser = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  roles: z.array(z.string()),
})

export const Device = z.object({
  loginId: z.uuid(),
  device: z.string(),
  startedAt: Instant,
  lastUsedAt: Instant,
  isThisOne: z.boolean(),
})

const AfterLogin = z.object({ method: z.literal('redirect'), route: OwnPath })

export const sessionEndpoints = {
  csrfToken: endpoint({
    method: 'GET',
    path: '/api/public/auth/csrf-token',
    access: 'public',
    summary: 'The token that every state change by cookie has to carry in X-CSRF-Token',
    output: z.object({ csrfToken: z.string() }),
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/api/public/customer/auth/login',
    access: 'public',
    summary: 'Logs in by email and password; sets cookies and answers the tokens',
    body: z.object({ email: Email, password: Password }),
    output: LoggedIn,
    refusals: ['LOGIN_FAILED', 'LOGIN_LOCKED'],
    callsPerMinute: 30,
  }),
  refreshSession: endpoint({
    method: 'POST',
    path: '/api/public/customer/auth/refresh',
    access: 'public',
    summary: 'Exchanges the refresh token, from the body or the cookie, for new tokens',
    body: z.object({ refresh_token: z.string().min(20).max(300).optional() }),
    output: SessionTokens,
    refusals: ['SESSION_EXPIRED'],
    callsPerMinute: 60,
  }),
  logOut: endpoint({
    method: 'GET',
    path: '/api/public/customer/auth/logout',
    access: 'public',
    summary: 'Ends this login on all storefronts and clears the cookies',
    output: Done,
  }),
  logOutByAction: endpoint({
    method: 'PUT',
    path: '/api/private/user-action/logout',
    access: 'private',
    summary: 'Ends this login on all storefronts and clears the cookies',
    output: Done,
  }),
  authUser: endpoint({
    method: 'GET',
    path: '/api/private/customer/auth/user',
    access: 'private',
    summary: 'The login itself: address, whether it is verified, and roles',
    output: AuthUser,
  }),
  listDevices: endpoint({
    method: 'GET',
    path: '/api/private/customer/devices',
    access: 'private',
    summary: 'Where the customer is logged in',
    output: z.object({ devices: z.array(Device) }),
  }),
  endDevice: endpoint({
    method: 'DELETE',
    path: '/api/private/customer/devices/{loginId}',
    access: 'private',
    summary: 'Ends the login of one device',
    params: z.object({ loginId: z.uuid() }),
    output: Done,
    refusals: ['NOT_FOUND'],
  }),
  addAfterLoginAction: endpoint({
    method: 'POST',
    path: '/api/public/after/login/action/add',
    access: 'public',
    summary: 'Notes the screen to go to after the login',
    body: AfterLogin,
    output: Done,
  }),
  addAfterLoginActionToLink: endpoint({
    method: 'POST',
    path: '/api/public/after/login/action/add/{token}',
    access: 'public',
    summary: 'Notes the screen that a mailed login link leads to',
    params: z.object({ token: LinkToken }),
    body: AfterLogin,
    output: Done,
    refusals: ['LINK_INVALID'],
  }),
  addAfterLoginActionLoggedIn: endpoint({
    method: 'POST',
    path: '/api/private/after/login/action/add',
    access: 'private',
    summary: 'The same for somebody who is logged in and logs in again',
    body: AfterLogin,
    output: Done,
  }),
  handOverLanguage: endpoint({
    method: 'POST',
    path: '/api/public/locale/hand-over',
    access: 'public',
    summary: 'A one-time address that carries login and visitor id to another storefront',
    body: z.object({ locale: LocaleCode, path: OwnPath }),
    output: z.object({ address: z.string() }),
    callsPerMinute: 30,
  }),
  takeOverLanguage: endpoint({
    method: 'GET',
    path: '/api/public/locale/take-over',
    access: 'public',
    summary: 'Where the hand-over arrives: sets this host’s cookies and leads to the path',
    query: z.object({ token: z.string().max(200).default('') }),
    output: z.unknown(),
    transfer: 'download',
  }),
} as const

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
    output: z.object({ email: z.string() }),
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
    summary: 'Sets a new password and ends all other logins',
    body: z.object({ currentPassword: Password, password: Password }),
    output: LoggedIn,
    refusals: ['LOGIN_FAILED', 'LOGIN_LOCKED'],
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
    summary: 'Logs in by a mailed single-use link',
    body: z.object({ token: LinkToken }),
    output: LoggedIn,
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
  sendLoginLinkForAd: endpoint({
    method: 'POST',
    path: '/api/public/product/passwordless/{id}',
    access: 'public',
    summary: 'Mails the ad’s owner a login link; answers the same for every address',
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: z.object({ email: Email, path: OwnPath.optional() }),
    output: Done,
    callsPerMinute: 5,
  }),
  shareWithOwner: endpoint({
    method: 'POST',
    path: '/api/public/product/share-with-owner/{id}',
    access: 'operator',
    summary: 'Mails the ad’s owner a login link to one of our screens',
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: z.object({ path: OwnPath }),
    output: Done,
    refusals: ['NOT_FOUND'],
  }),
} as const
