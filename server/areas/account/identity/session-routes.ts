import { entranceEndpoints } from '#contract/endpoints/account-entrance.ts'
import { sessionEndpoints } from '#contract/endpoints/account-session.ts'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import { csrfCookie, csrfTokenFor, newCsrfSeed } from '#server/platform/http/csrf.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountSettings, seconds } from '../account-settings.ts'
import { accountStore } from '../account-store.ts'
import { afterLoginCookie, refreshCookie } from '../session/cookie-names.ts'
import { endDevice, listDevices, logOut } from '../session/end-login.ts'
import { deviceOf, markDevice } from '../session/known-devices.ts'
import { checkedOwnPath } from '../session/own-path.ts'
import { rotateSession, setSessionCookies, tokensOf } from '../session/sessions.ts'
import { finishSwitchingStorefront, switchStorefront } from '../session/switch-storefront.ts'
import { logIn } from './log-in.ts'
import { logInByCode, sendLoginCode } from './login-code.ts'
import {
  addRouteToLink,
  logInByLink,
  sendLoginCodeForAd,
  sendOwnLoginLink,
  shareWithOwner,
  unlockLogin,
} from './login-links.ts'
import { registerCustomer } from './register-customer.ts'
import { changePassword, requestPasswordReset, resetPassword } from './set-password.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

const done = { isDone: true } as const

export function registerSessionRoutes(endpoints: EndpointServer, services: AccountServices): void {
  const calls = sessionEndpoints
  endpoints.on(calls.csrfToken, async (_input, context) => ({
    csrfToken: csrfTokenOf(services, context),
  }))
  endpoints.on(calls.logIn, ({ body }, context) => logIn(services, body, context))
  endpoints.on(calls.refreshSession, async ({ body }, context) => {
    const token = body.refresh_token ?? context.cookies[refreshCookie] ?? ''
    const session = await rotateSession(services, token)
    if (!session) throw refuseCall('SESSION_EXPIRED')
    const tokens = tokensOf(session)
    // A program that sent its token in the body keeps it itself.
    if (body.refresh_token) return tokens
    setSessionCookies(services, context.setCookie, session)
    return { token_type: tokens.token_type, expires_in: tokens.expires_in }
  })
  for (const call of [calls.logOut, calls.logOutByAction]) {
    endpoints.on(call, async (_input, context) => {
      return { ...done, goOn: await logOut(services, context) }
    })
  }
  endpoints.onRaw(calls.askToLogOut, async (_input, { locale }, { reply }) =>
    reply.redirect(pathTo('authLogOut', isLocale(locale) ? locale : defaultLocale), 303),
  )
  endpoints.on(calls.authUser, async (_input, context) => {
    const { customer } = await accountStore.load(services.pool, personIdOf(context))
    return {
      sub: String(customer.customerId),
      email: customer.email,
      email_verified: customer.isEmailVerified,
      roles: [...customer.roles],
    }
  })
  endpoints.on(calls.listDevices, async (_input, context) => ({
    devices: await listDevices(services, context),
  }))
  endpoints.on(calls.endDevice, async ({ params }, context) => {
    await endDevice(services, params.loginId, context)
    return done
  })
  for (const call of [calls.addAfterLoginAction, calls.addAfterLoginActionLoggedIn]) {
    endpoints.on(call, async ({ body }, context) => {
      context.setCookie(afterLoginCookie, checkedOwnPath(body.route), {
        maxAgeSeconds: seconds(accountSettings.afterLoginMs),
      })
      return done
    })
  }
  endpoints.on(calls.addAfterLoginActionToLink, async ({ params, body }) => {
    await addRouteToLink(services, { token: params.token, route: body.route })
    return done
  })
  endpoints.on(calls.switchStorefront, ({ body }, context) =>
    switchStorefront(services, body, context),
  )
  endpoints.onRaw(
    calls.finishSwitchingStorefront,
    async ({ query }, context, { request, reply }) => {
      const refererHost = hostOf(request.headers.referer)
      const arrival = { token: query.token, refererHost }
      const { path } = await finishSwitchingStorefront(services, arrival, context)
      return reply.header('cache-control', 'no-store').redirect(path, 303)
    },
  )
}

export function registerEntranceRoutes(endpoints: EndpointServer, services: AccountServices): void {
  const calls = entranceEndpoints
  endpoints.on(calls.register, async ({ body }, context) => {
    await registerCustomer(services, body, markDevice(services, context))
    return done
  })
  endpoints.on(calls.verifyEmail, ({ body }, context) =>
    verifyEmail(services, { ...body, device: deviceOf(services, context.cookies) }),
  )
  endpoints.on(calls.resendVerification, async ({ body }, context) => {
    const device = deviceOf(services, context.cookies)
    await resendVerification(services, { ...body, device })
    return done
  })
  endpoints.on(calls.forgotPassword, async ({ body }) => {
    await requestPasswordReset(services, body.email)
    return done
  })
  endpoints.on(calls.resetPassword, async ({ body }, context) => {
    await resetPassword(services, body, context)
    return done
  })
  endpoints.on(calls.changePassword, ({ body }, context) => changePassword(services, body, context))
  endpoints.on(calls.unlockLogin, async ({ body }, context) => {
    await unlockLogin(services, body.token, context)
    return done
  })
  endpoints.on(calls.logInByLink, ({ body }, context) => logInByLink(services, body.token, context))
  endpoints.on(calls.sendLoginLink, async ({ body }, context) => {
    await sendOwnLoginLink(services, body.path, context)
    return done
  })
  endpoints.on(calls.sendLoginCode, async ({ body }, context) => ({
    ...done,
    ...(await sendLoginCode(services, body, context)),
  }))
  endpoints.on(calls.logInByCode, ({ body }, context) => logInByCode(services, body, context))
  endpoints.on(calls.sendLoginCodeForAd, async ({ params, body }, context) => ({
    ...done,
    ...(await sendLoginCodeForAd(services, { listingId: params.id, ...body }, context)),
  }))
  endpoints.on(calls.shareWithOwner, async ({ params, body }, context) => {
    await shareWithOwner(services, { listingId: params.id, path: body.path }, context)
    return done
  })
}

function csrfTokenOf(services: AccountServices, context: CallContext): string {
  const known = context.cookies[csrfCookie]
  const seed = known ?? newCsrfSeed()
  if (!known) context.setCookie(csrfCookie, seed)
  return csrfTokenFor({ seed, sessionId: context.viewer.sessionId }, services.keys.csrf)
}

function hostOf(address: string | undefined): string | null {
  return URL.parse(address ?? '')?.host ?? null
}
