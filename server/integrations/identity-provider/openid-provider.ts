import type { Configuration, ServerMetadata } from 'openid-client'
import { isEmail } from '#domain/account/contact-rules.ts'
import type { OutsideIssuerSettings } from '#server/platform/settings/read-outside-issuer.ts'
import { type IdentityProvider, type OutsidePerson, ProviderFailed } from './port.ts'

/** What is known of the provider is asked for anew after so long. */
const metadataMs = 3_600_000
/** By which clocks may differ. */
const clockToleranceSeconds = 30

/** The library is loaded with the first login: no start waits for it. */
export function createOpenIdProvider(
  settings: OutsideIssuerSettings,
  now: () => Date,
): IdentityProvider {
  const { issuer, name, clientId, clientSecret, signUpHint, rolesClaim } = settings
  const timeout = Math.ceil(settings.timeoutMs / 1000)
  let known: { readonly metadata: ServerMetadata; readonly at: number } | undefined

  /** A configuration of its own each time: keys are read anew, so a key that was changed a second ago is known. */
  async function configure(oldestMs = metadataMs) {
    const library = await import('openid-client')
    const execute = [
      library.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [library.allowInsecureRequests] : []),
    ]
    const client = { client_secret: clientSecret, [library.clockTolerance]: clockToleranceSeconds }
    const prepare = (configuration: Configuration) => {
      for (const step of execute) step(configuration)
      configuration.timeout = timeout
      return configuration
    }
    const instant = now().getTime()
    if (known && instant - known.at < oldestMs) {
      const { metadata } = known
      const configuration = new library.Configuration(metadata, clientId, client)
      return { library, configuration: prepare(configuration) }
    }
    const options = { execute, timeout }
    const found = await library.discovery(new URL(issuer), clientId, client, undefined, options)
    known = { metadata: found.serverMetadata(), at: instant }
    return { library, configuration: found }
  }

  return {
    issuer,
    name,
    authorizationUrl: (question) =>
      failing(async () => {
        const { library, configuration } = await configure()
        const url = library.buildAuthorizationUrl(configuration, {
          redirect_uri: question.redirectUri,
          scope: 'openid email',
          state: question.state,
          nonce: question.nonce,
          code_challenge: await library.calculatePKCECodeChallenge(question.codeVerifier),
          code_challenge_method: 'S256',
          ui_locales: question.locale,
          ...(question.isSignUp && { [signUpHint[0]]: signUpHint[1] }),
        })
        return url.href
      }),
    readAnswer: ({ address, state, nonce, codeVerifier }) =>
      failing(async () => {
        const { library, configuration } = await configure()
        const tokens = await library.authorizationCodeGrant(configuration, address, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier },
          idTokenExpected: true,
        })
        return personOf(tokens.claims() ?? {}, rolesClaim)
      }),
    endSessionUrl: async (returnTo) => {
      try {
        // However old it is: a logout does not wait for an answer that is known.
        const { library, configuration } = await configure(Number.POSITIVE_INFINITY)
        const there = { post_logout_redirect_uri: returnTo }
        return library.buildEndSessionUrl(configuration, there).href
      } catch {
        return null
      }
    },
  }
}

type Claims = Readonly<Record<string, unknown>>

function personOf(claims: Claims, rolesClaim: readonly string[] | null): OutsidePerson {
  const { sub, email, email_verified: isVerified } = claims
  if (typeof sub !== 'string') throw new ProviderFailed('invalid', 'no subject')
  const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
  return {
    subject: sub,
    email: isEmail(address) ? address : null,
    isEmailVerified: isVerified === true,
    roles: rolesClaim && rolesAt(claims, rolesClaim),
  }
}

function rolesAt(claims: Claims, path: readonly string[]): readonly string[] {
  let found: unknown = claims
  for (const name of path) {
    const isInside = typeof found === 'object' && found !== null && Object.hasOwn(found, name)
    found = isInside ? (found as Claims)[name] : undefined // An object that has the name.
  }
  return Array.isArray(found) ? found.filter((role) => typeof role === 'string') : []
}

/** The library tells apart by class and code; whoever logs in needs to know what they can do. */
async function failing<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderFailed) throw error
    throw new ProviderFailed(failureOf(error), error)
  }
}

function failureOf(error: unknown): ProviderFailed['kind'] {
  if (!(error instanceof Error)) return 'invalid'
  const {
    name,
    code,
    status,
    error: answered,
    cause,
  } = error as {
    name: string
    code?: string
    status?: number
    error?: string
    cause?: unknown
  } // What the library's errors carry, each of them in some.
  if (name === 'AuthorizationResponseError') {
    return answered === 'server_error' || answered === 'temporarily_unavailable'
      ? 'away'
      : 'declined'
  }
  const isOfServer = typeof status === 'number' && status >= 500
  const response = cause instanceof Response ? cause.status : 0
  if (isOfServer || response >= 500 || code === 'OAUTH_TIMEOUT') return 'away'
  return name === 'TypeError' || name === 'TimeoutError' ? 'away' : 'invalid'
}
