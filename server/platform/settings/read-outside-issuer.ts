import { StartRefused } from '../start-refused.ts'
import { isLoopback } from './is-loopback.ts'

/** Another identity provider by which people may log in (OpenID Connect). */
export type OutsideIssuerSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** As the button names it. */
  readonly name: string
  /** Where in an ID token roles stand, names in turn; null: operators do not enter by it. */
  readonly rolesClaim: readonly string[] | null
  /** A parameter that has the provider begin with its registration. */
  readonly signUpHint: readonly [name: string, value: string]
  readonly timeoutMs: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Null without `OIDC_ISSUER`. Throws `StartRefused` where what belongs to it is missing, or what it says can be read on the way. */
export function readOutsideIssuer(environment: Environment): OutsideIssuerSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = environment
  if (!issuer) return null
  const url = URL.parse(issuer)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !isSafe) {
    throw new StartRefused('OIDC_ISSUER must be an https address: logins would be read on the way')
  }
  if (!clientId) throw new StartRefused('OIDC_CLIENT_ID is missing: OIDC_ISSUER needs it')
  if (!secret) throw new StartRefused('OIDC_CLIENT_SECRET is missing: OIDC_ISSUER needs it')
  const [hint = '', value = ''] = (environment.OIDC_SIGN_UP_HINT || 'prompt=create').split('=')
  if (!/^\w+$/.test(hint) || value === '') {
    throw new StartRefused('OIDC_SIGN_UP_HINT must be one parameter, such as prompt=create')
  }
  const timeout = environment.OIDC_TIMEOUT_MS || '8000'
  if (!/^[1-9]\d{2,4}$/.test(timeout)) {
    throw new StartRefused(`OIDC_TIMEOUT_MS must be milliseconds, not "${timeout}"`)
  }
  return {
    issuer,
    clientId,
    clientSecret: secret,
    name: environment.OIDC_NAME || url.hostname,
    rolesClaim: environment.OIDC_ROLES_CLAIM ? environment.OIDC_ROLES_CLAIM.split('.') : null,
    signUpHint: [hint, value],
    timeoutMs: Number(timeout),
  }
}
