import type { CallContext } from '#server/platform/http/call-context.ts'
import type { AccountServices } from '../account-services.ts'
import { linkStore } from '../link-store.ts'
import { createLink, linkToken, readLinkToken } from '../links.ts'
import { browserOf, markDevice } from '../session/known-devices.ts'

/**
 * What a passkey signs: the token of a link, 32 bytes that nobody else can make, of one use and five minutes. Its row says
 * which browser or login it was made for.
 */

type ChallengeKind = 'passkey_add' | 'passkey_use'

/** Base64url, as browsers send it back. */
export async function newChallenge(
  services: AccountServices,
  kind: ChallengeKind,
  context: CallContext,
): Promise<string> {
  // Whoever has no device cookie yet gets one with it.
  if (kind === 'passkey_use') markDevice(services, context)
  const { customerId } = context.viewer
  const facts = { holder: holderOf(services, kind, { ...context, cookies: context.newCookies() }) }
  return linkToken(services, await createLink(services, services.pool, { kind, customerId, facts }))
}

/**
 * Uses it up, whatever becomes of the call; answers it where it was made for this browser or login and still holds, else
 * null. On a connection of its own, so that a refusal does not bring it back.
 */
export async function takeChallenge(
  services: AccountServices,
  given: { readonly kind: ChallengeKind; readonly clientDataJSON: string },
  context: CallContext,
): Promise<string | null> {
  const { kind } = given
  const challenge = challengeIn(given.clientDataJSON)
  const linkId = challenge === null ? null : readLinkToken(services, challenge)
  if (linkId === null) return null
  const use = { linkId, kinds: [kind], now: services.now() }
  const link = await linkStore.use(services.pool, use)
  return link?.facts.holder === holderOf(services, kind, context) ? challenge : null
}

function holderOf(
  services: AccountServices,
  kind: ChallengeKind,
  { viewer, cookies }: Pick<CallContext, 'viewer' | 'cookies'>,
): string | null {
  if (kind === 'passkey_add') return viewer.sessionId
  return browserOf(services, cookies)
}

function challengeIn(clientDataJson: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    const isGiven = typeof data === 'object' && data !== null && 'challenge' in data
    return isGiven && typeof data.challenge === 'string' ? data.challenge : null
  } catch {
    return null
  }
}
