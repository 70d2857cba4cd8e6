import { accountLifetimes } from '#domain/account/lifetimes.ts'
import { isLocale, type Locale } from '#locales/locales.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseFields } from '#server/platform/http/refused-call.ts'
import { seal, unseal } from '#server/platform/secrets/keys.ts'
import type { AccountServices } from '../account-services.ts'
import { seconds } from '../account-settings.ts'
import { linkStore } from '../link-store.ts'
import { createLink, linkToken, readLinkToken } from '../links.ts'
import { accessCookie, editKeyCookie, merchantCookie, visitorCookie } from './cookie-names.ts'
import { checkedOwnPath } from './own-path.ts'
import { sessionStore } from './session-store.ts'
import { isOver, type SessionGrant, setSessionCookies, startSession } from './sessions.ts'

/**
 * Cookies end at each host, so the language menu carries the login over with an address that works
 * once, for 30 seconds, on one host (rules 11). On the other host a session of the same login begins.
 */

/** Cookies that go along because they belong to the visitor and not to the host. */
const carriedCookies = [visitorCookie, editKeyCookie, merchantCookie] as const

type Carried = {
  readonly locale: Locale
  readonly path: string
  readonly sessionId: string | null
  /** Sealed: the key to a visitor's ads is among them. */
  readonly cookies: string
}

export async function switchStorefront(
  services: AccountServices,
  target: { readonly locale: string; readonly path: string },
  context: CallContext,
): Promise<{ address: string }> {
  const { locale } = target
  if (!isLocale(locale)) throw refuseFields([{ field: 'locale', rule: 'regex' }])
  const facts: Carried = {
    locale,
    path: checkedOwnPath(target.path, locale),
    sessionId: context.viewer.sessionId,
    cookies: sealCookies(services, context),
  }
  const customerId = context.viewer.person?.personId ?? context.viewer.customerId
  const linkId = await createLink(services, services.pool, { kind: 'hand_over', customerId, facts })
  const token = linkToken(services, linkId)
  const origin = services.hosts.origin(locale, context.host)
  return { address: `${origin}/api/public/locale/take-over?token=${token}` }
}

/**
 * Sets the cookies of this host and answers the path to go on to. Whatever is wrong with the token,
 * the visitor arrives; they are then who they were on this host.
 */
export async function finishSwitchingStorefront(
  services: AccountServices,
  arrival: { readonly token: string; readonly refererHost: string | null },
  context: CallContext,
): Promise<{ path: string }> {
  const linkId = readLinkToken(services, arrival.token)
  const known = linkId === null ? undefined : await linkStore.find(services.pool, linkId)
  if (linkId === null || known?.kind !== 'hand_over') return { path: '/' }
  const carried = known.facts as Carried // Written by switchStorefront and nobody else.
  const here = services.hosts.resolve(context.host)
  const isThisHost = here.kind === 'storefront' && here.locale === carried.locale
  if (!isThisHost) return { path: '/' }
  // Somebody else's page must not log a visitor in under its own account.
  const from = services.hosts.resolve(arrival.refererHost ?? '')
  if (from.kind !== 'storefront') return { path: carried.path }
  const isTaken = await takeOver(services, { linkId, carried }, context)
  if (isTaken) setCarriedCookies(services, carried.cookies, context)
  return { path: carried.path }
}

async function takeOver(
  services: AccountServices,
  { linkId, carried }: { readonly linkId: string; readonly carried: Carried },
  context: CallContext,
): Promise<boolean> {
  const now = services.now()
  const session = await transaction(
    services.pool,
    async (client): Promise<SessionGrant | null | undefined> => {
      const link = await linkStore.use(client, { linkId, kinds: ['hand_over'], now })
      if (!link) return undefined
      const from = carried.sessionId
        ? await sessionStore.findLocked(client, carried.sessionId)
        : undefined
      if (!from || from.endedAt || from.isDeactivated || isOver(from, now)) return null
      return startSession(services, client, from)
    },
  )
  if (session === undefined) return false
  if (session) setSessionCookies(services, context.setCookie, session)
  // Logged out over there: the login of this host, ended with it, must not go on for minutes.
  else context.clearCookie(accessCookie)
  return true
}

function sealCookies(services: AccountServices, context: CallContext): string {
  const carried = carriedCookies.map((name) => context.cookies[name] ?? null)
  return seal(JSON.stringify(carried), services.keys.links).toString('base64')
}

function setCarriedCookies(services: AccountServices, sealed: string, context: CallContext): void {
  const text = unseal(Buffer.from(sealed, 'base64'), services.keys.links)
  const values = JSON.parse(text) as (string | null)[] // Written by sealCookies.
  for (const [index, name] of carriedCookies.entries()) {
    const value = values[index]
    if (!value) continue
    context.setCookie(name, value, {
      maxAgeSeconds: seconds(accountLifetimes.visitorKeyMs),
      isReadableByScripts: name === visitorCookie,
    })
  }
}
