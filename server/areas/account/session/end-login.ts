import { accountLifetimes } from '#domain/account/lifetimes.ts'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountSettings, after } from '../account-settings.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { accessCookie, providerCookie, refreshCookie } from './cookie-names.ts'
import { readRefreshToken } from './refresh-token.ts'
import { sessionStore } from './session-store.ts'

/** Logging out, here and on another device. A login ends on all storefronts at once. */

/** Answers where the login at the identity provider ends that it was begun by; null without one. */
export async function logOut(
  services: AccountServices,
  context: CallContext,
): Promise<string | null> {
  const refreshToken = readRefreshToken(services, context.cookies[refreshCookie] ?? '')
  const sessionId = context.viewer.sessionId ?? refreshToken?.sessionId
  const customerId = sessionId ? await endLoginOf(services, sessionId, context) : null
  if (customerId !== null) await services.announceEndedLogin(customerId)
  context.clearCookie(accessCookie)
  context.clearCookie(refreshCookie)
  if (context.cookies[providerCookie] === undefined) return null
  context.clearCookie(providerCookie)
  const locale = isLocale(context.locale) ? context.locale : defaultLocale
  const home = services.hosts.origin(locale, context.host) + pathTo('home', locale)
  return services.identityProvider?.endSessionUrl(home) ?? null
}

export async function endDevice(
  services: AccountServices,
  loginId: string,
  context: CallContext,
): Promise<void> {
  const customerId = personIdOf(context)
  const now = services.now()
  const ended = await sessionStore.endLogin(services.pool, {
    customerId,
    loginId,
    reason: 'ended_in_list',
    now,
  })
  if (ended === 0) throw refuseCall('NOT_FOUND')
  const event = 'device_ended'
  await recordSecurityEvent(services, services.pool, { event, customerId, place: context })
  await services.announceEndedLogin(customerId)
}

export async function listDevices(services: AccountServices, context: CallContext) {
  const customerId = personIdOf(context)
  const now = services.now()
  const logins = await sessionStore.listLogins(services.pool, {
    customerId,
    now,
    idleSince: after(now, -accountLifetimes.idleSessionMs),
    limit: accountSettings.maxDevicesListed,
  })
  const { sessionId } = context.viewer
  const own = sessionId ? await sessionStore.find(services.pool, sessionId) : undefined
  return logins.map(({ loginId, device, startedAt, lastUsedAt }) => ({
    loginId,
    device,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isThisOne: loginId === own?.loginId,
  }))
}

/** Answers whose login it was; null where there is no such session. */
async function endLoginOf(
  services: AccountServices,
  sessionId: string,
  place: CallContext,
): Promise<number | null> {
  return transaction(services.pool, async (client) => {
    const session = await sessionStore.findLocked(client, sessionId)
    if (!session) return null
    const { customerId, loginId } = session
    const now = services.now()
    await sessionStore.endLogin(client, { customerId, loginId, reason: 'logout', now })
    await recordSecurityEvent(services, client, { event: 'logged_out', customerId, place })
    return customerId
  })
}
