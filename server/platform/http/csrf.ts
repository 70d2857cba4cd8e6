import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Every state change by cookie needs a token that another site cannot read (rules 11): the cookie
 * holds a random seed, the header an HMAC of it and of the session. A token of another login, or from before this one,
 * is worth nothing.
 */
export const csrfCookie = 'cm24-csrf'
export const csrfHeader = 'x-csrf-token'

export function newCsrfSeed(): string {
  return randomBytes(18).toString('base64url')
}

/** `sessionId` is null for visitors. */
export type CsrfSubject = { readonly seed: string; readonly sessionId: string | null }

export function csrfTokenFor({ seed, sessionId }: CsrfSubject, key: Buffer): string {
  return createHmac('sha256', key)
    .update(`${seed}.${sessionId ?? ''}`)
    .digest('base64url')
}

export function isCsrfTokenValid(
  {
    seed,
    sessionId,
    token,
  }: { seed: string | undefined; sessionId: string | null; token: string | undefined },
  key: Buffer,
): boolean {
  if (!seed || !token) return false
  const expected = Buffer.from(csrfTokenFor({ seed, sessionId }, key))
  const given = Buffer.from(token)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
