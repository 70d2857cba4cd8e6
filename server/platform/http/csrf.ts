import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Every state change by cookie needs a token that another site cannot read (rules 11): the cookie
 * holds a random seed, the header its HMAC.
 */
export const csrfCookie = 'cm24-csrf'
export const csrfHeader = 'x-csrf-token'

export function newCsrfSeed(): string {
  return randomBytes(18).toString('base64url')
}

export function csrfTokenFor(seed: string, key: Buffer): string {
  return createHmac('sha256', key).update(seed).digest('base64url')
}

export function isCsrfTokenValid(
  { seed, token }: { seed: string | undefined; token: string | undefined },
  key: Buffer,
): boolean {
  if (!seed || !token) return false
  const expected = Buffer.from(csrfTokenFor(seed, key))
  const given = Buffer.from(token)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
