import type { LoggedIn } from '#contract/endpoints/account-session.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import type { AccountServices } from '../account-services.ts'
import type { AccountRow } from '../account-store.ts'
import { deviceName } from '../device-name.ts'
import { secondFactorStore } from '../second-factor-store.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { ownerOfBegunAds } from './company-place-store.ts'
import { afterLoginCookie } from './cookie-names.ts'
import { deviceOf, rememberDevice } from './known-devices.ts'
import { type SessionGrant, setSessionCookies, startSession, tokensOf } from './sessions.ts'

/**
 * What every way in has in common: a session, a known device, and the ads that the visitor began
 * before they were known (rules 11). Runs in the caller's transaction.
 */
export async function finishLogin(
  services: AccountServices,
  client: DatabaseClient,
  login: {
    readonly account: AccountRow
    readonly context: CallContext
    readonly route?: string | undefined
    /** Where this is no new proof of who is there: when the last one was; null where there was none. */
    readonly provedAt?: Date | null | undefined
    /** By which account at an identity provider. */
    readonly outsideLoginId?: number | null
  },
): Promise<LoggedIn> {
  const { account, context } = login
  const { customerId, languageSetting } = account.customer
  const session: SessionGrant = await startSession(services, client, {
    customerId,
    role: account.role,
    operatorRoles: account.operatorRoles,
    hasSecondFactor: await secondFactorStore.isOn(client, customerId),
    device: deviceName(context.userAgent),
    ...(login.provedAt !== undefined && { provedAt: login.provedAt }),
    outsideLoginId: login.outsideLoginId ?? null,
  })
  const device = deviceOf(services, context.cookies)
  await rememberDevice(services, client, { customerId, device, setCookie: context.setCookie })
  await recordSecurityEvent(services, client, { event: 'logged_in', customerId, place: context })
  const owner = ownerOfBegunAds(session)
  if (owner !== null) {
    await services.listings.claimVisitorAds(client, { customerId: owner, cookies: context.cookies })
  }
  setSessionCookies(services, context.setCookie, session)
  const route = login.route ?? context.cookies[afterLoginCookie]
  if (context.cookies[afterLoginCookie]) context.clearCookie(afterLoginCookie)
  return {
    ...tokensOf(session),
    customerId: session.customerId,
    languageSetting,
    afterLogin: route?.startsWith('/') ? { method: 'redirect', route } : null,
  }
}
