import { z } from 'zod'
import { StartRefused } from '../start-refused.ts'
import { isLoopback } from './is-loopback.ts'
import { guessingBits, leastBits } from './read-secret.ts'

/** Other programs in which people log in by their account here (OpenID Connect). */
export type OwnIssuerSettings = {
  /** How programs reach us; null: the storefront of the default language. */
  readonly address: string | null
  readonly programs: readonly IssuerProgram[]
}

export type IssuerProgram = {
  readonly id: string
  /** As its users know it. */
  readonly name: string
  /** Null: it runs at its user's, where it could keep none. */
  readonly secret: string | null
  readonly redirectUris: readonly string[]
  /** Where it may have the browser sent after a logout. */
  readonly logoutUris: readonly string[]
}

const Address = z.string().max(500).refine(isSafeAddress, 'an https address, this machine excepted')

const Programs = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[\w.-]{1,60}$/),
      name: z.string().trim().min(1).max(60),
      secret: z
        .string()
        .max(200)
        .refine((secret) => guessingBits(secret) >= leastBits, 'hard to guess')
        .nullable()
        .default(null),
      redirectUris: z.array(Address).min(1).max(20),
      logoutUris: z.array(Address).max(20).default([]),
    }),
  )
  .max(50)
  .refine(
    (programs) => new Set(programs.map(({ id }) => id)).size === programs.length,
    'one id each',
  )

type Environment = Readonly<Record<string, string | undefined>>

/** Null without `OIDC_CLIENTS`. Throws `StartRefused`, which names no secret. */
export function readOwnIssuer(environment: Environment): OwnIssuerSettings | null {
  const { OIDC_CLIENTS: text, OIDC_OWN_ADDRESS: address } = environment
  if (!text) return null
  if (address && !(isSafeAddress(address) && URL.parse(address)?.origin === address)) {
    throw new StartRefused('OIDC_OWN_ADDRESS must be an https address without a path')
  }
  const read = Programs.safeParse(parsed(text))
  if (!read.success) {
    const [issue] = read.error.issues
    const place = issue?.path.join('.') || 'the list'
    throw new StartRefused(`OIDC_CLIENTS cannot be used: ${place} (${issue?.message})`)
  }
  return { address: address || null, programs: read.data }
}

/** Codes of a login are sent there. */
function isSafeAddress(address: string): boolean {
  const url = URL.parse(address)
  if (!url || address.includes('#') || url.username !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartRefused('OIDC_CLIENTS must be a list in JSON')
  }
}
