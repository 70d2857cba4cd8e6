import { z } from 'zod'
import {
  Done,
  Email,
  Instant,
  LinkToken,
  LocaleCode,
  OwnPath,
  Password,
} from '../account-fields.ts'
import { endpoint } from '../endpoint.ts'

/** Logging in, staying logged in and going out (spec 7.1, rules 11). */

export const SessionTokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds until the access token has to be renewed. */
  expires_in: z.number().int(),
})
export type SessionTokens = z.infer<typeof SessionTokens>

/** What a program gets that sent its token in the body; a browser's tokens stay in cookies that no script reads. */
const RenewedSession = SessionTokens.partial({ access_token: true, refresh_token: true })

export const LoggedIn = SessionTokens.extend({
  customerId: z.number().int(),
  languageSetting: z.string(),
  /** A screen of ours that was asked for before the login. */
  afterLogin: z.object({ method: z.literal('redirect'), route: z.string() }).nullable(),
})
export type LoggedIn = z.infer<typeof LoggedIn>

/** Password, code or link were right, and the account asks for more: no session yet. */
const SecondFactorAsked = z.object({
  secondFactor: z.object({ challenge: LinkToken, hasPasskey: z.boolean() }),
})
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>

export const LoginAnswer = z.union([LoggedIn, SecondFactorAsked])
export type LoginAnswer = z.infer<typeof LoginAnswer>

const AuthUser = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  roles: z.array(z.string()),
})

const Device = z.object({
  loginId: z.uuid(),
  device: z.string(),
  startedAt: Instant,
  lastUsedAt: Instant,
  isThisOne: z.boolean(),
})

const AfterLogin = z.object({ method: z.literal('redirect'), route: OwnPath })

const LoggedOut = Done.extend({
  /** Where the login at the identity provider ends that it was begun by; null without one. */
  goOn: z.string().nullable(),
})

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
    output: LoginAnswer,
    refusals: ['LOGIN_FAILED', 'LOGIN_LOCKED'],
    callsPerMinute: 30,
  }),
  refreshSession: endpoint({
    method: 'POST',
    path: '/api/public/customer/auth/refresh',
    access: 'public',
    summary: 'Exchanges the refresh token, from the body or the cookie, for new tokens',
    body: z.object({ refresh_token: z.string().min(20).max(300).optional() }),
    output: RenewedSession,
    refusals: ['SESSION_EXPIRED'],
    callsPerMinute: 60,
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/api/public/customer/auth/logout',
    access: 'public',
    summary: 'Ends this login on all storefronts and clears the cookies',
    output: LoggedOut,
  }),
  /** Any page can make a browser load an address, so an address ends nothing. */
  askToLogOut: endpoint({
    method: 'GET',
    path: '/api/public/customer/auth/logout',
    access: 'public',
    summary: 'Leads to the page that asks whether to log out; ends nothing',
    output: z.unknown(),
    transfer: 'download',
  }),
  logOutByAction: endpoint({
    method: 'PUT',
    path: '/api/private/user-action/logout',
    access: 'private',
    summary: 'Ends this login on all storefronts and clears the cookies',
    output: LoggedOut,
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
  switchStorefront: endpoint({
    method: 'POST',
    path: '/api/public/locale/hand-over',
    access: 'public',
    summary: 'A one-time address that carries login and visitor id to another storefront',
    body: z.object({ locale: LocaleCode, path: OwnPath }),
    output: z.object({ address: z.string() }),
    callsPerMinute: 30,
  }),
  finishSwitchingStorefront: endpoint({
    method: 'GET',
    path: '/api/public/locale/take-over',
    access: 'public',
    summary: 'Where the hand-over arrives: sets this host’s cookies and leads to the path',
    query: z.object({ token: z.string().max(200).default('') }),
    output: z.unknown(),
    transfer: 'download',
  }),
} as const
