import { generateSecret, generateURI, verify } from 'otplib'
import type { SecondFactorSetup } from '#contract/endpoints/security/second-factor.ts'

/** Codes of authenticator apps (RFC 6238): six digits for each half minute. */

const issuer = 'CM24'
/** The code before and the one after pass as well: clocks differ, and people type slowly. */
const toleranceSeconds = 30

export function newSecret(): string {
  return generateSecret()
}

/** The half minute, counted from 1970, whose code this is; null when it is none of now. */
export async function stepOfCode(
  digits: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000)
  const found = await verify({ secret, token: digits, epoch, epochTolerance: toleranceSeconds })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}

export function setupOf(account: {
  readonly secret: string
  readonly email: string
}): SecondFactorSetup {
  const { secret, email } = account
  return { secret, address: generateURI({ issuer, label: email, secret }) }
}
