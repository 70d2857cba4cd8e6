import { createHmac } from 'node:crypto'
import type { ProfileType } from '#domain/account/customer.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import {
  type IdentityProvider,
  ProviderFailed,
} from '#server/integrations/identity-provider/port.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { linkStore } from '../link-store.ts'
import { createLink, linkToken, readLinkToken } from '../links.ts'
import { browserOf, markDevice } from '../session/known-devices.ts'

/** The way to the identity provider and back: a link of one use and ten minutes that belongs to one browser. */

export type OutsideAsk = {
  readonly locale: Locale
  readonly route?: string
  /** Set where the form of a registration was agreed to. */
  readonly opens?: ProfileType
  /** Whose account is connected. */
  readonly connects?: number
}

const callbackPath = '/api/public/customer/auth/callback'

/** NOT_FOUND where people log in here alone. */
export function providerOf(services: AccountServices): IdentityProvider {
  if (!services.identityProvider) throw refuseCall('NOT_FOUND')
  return services.identityProvider
}

/** Where the browser goes. SERVICE_UNAVAILABLE while the provider does not answer. */
export async function askProvider(
  services: AccountServices,
  ask: Omit<OutsideAsk, 'locale'>,
  context: CallContext,
): Promise<{ readonly address: string }> {
  const provider = providerOf(services)
  const locale = localeOf(context)
  markDevice(services, context)
  const facts = { ...ask, locale, holder: browserOf(services, context.newCookies()) }
  const linkId = await createLink(services, services.pool, {
    ...{ kind: 'outside_ask', customerId: ask.connects ?? null, facts },
  })
  try {
    const address = await provider.authorizationUrl({
      ...checksOf(services, linkId),
      redirectUri: callbackOf(services, locale, context),
      isSignUp: ask.opens !== undefined,
      locale,
    })
    return { address }
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    services.log.warn({ err: error }, 'the identity provider does not answer')
    throw refuseCall('SERVICE_UNAVAILABLE')
  }
}

/** Uses it up, whatever becomes of the login; null where it is over or was begun in another browser. */
export async function takeAsk(
  services: AccountServices,
  search: string,
  context: CallContext,
): Promise<{
  readonly ask: OutsideAsk
  readonly answer: Parameters<IdentityProvider['readAnswer']>[0]
} | null> {
  const linkId = readLinkToken(services, new URLSearchParams(search).get('state') ?? '')
  if (linkId === null) return null
  const use = { linkId, kinds: ['outside_ask'] as const, now: services.now() }
  const link = await linkStore.use(services.pool, use)
  if (!link || link.facts.holder !== browserOf(services, context.cookies)) return null
  const ask = link.facts as OutsideAsk // Written by `askProvider` alone.
  const address = new URL(callbackOf(services, ask.locale, context) + search)
  return { ask, answer: { ...checksOf(services, linkId), address } }
}

export function localeOf({ locale }: CallContext): Locale {
  return isLocale(locale) ? locale : defaultLocale
}

function callbackOf(services: AccountServices, locale: Locale, context: CallContext): string {
  return services.hosts.origin(locale, context.host) + callbackPath
}

/** They follow from the link's id, so that the table holds nothing by which an answer could be made up. */
function checksOf(services: AccountServices, linkId: string) {
  const secretOf = (purpose: string) =>
    createHmac('sha256', services.keys.links).update(`${purpose}:${linkId}`).digest('base64url')
  return {
    state: linkToken(services, linkId),
    nonce: secretOf('nonce'),
    codeVerifier: secretOf('verifier'),
  }
}
