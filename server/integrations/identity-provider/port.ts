/**
 * Another identity provider, by which people log in (OpenID Connect, code flow with PKCE). What it answers is checked
 * before anybody hears of it: signature, issuer, audience, times, nonce and state.
 */
export type IdentityProvider = {
  readonly issuer: string
  /** As the button names it. */
  readonly name: string
  /** Where the browser goes. Throws ProviderFailed. */
  readonly authorizationUrl: (question: ProviderQuestion) => Promise<string>
  /** Whom the browser comes back as, by the address it came to. Throws ProviderFailed. */
  readonly readAnswer: (answer: ProviderAnswer) => Promise<OutsidePerson>
  /** Where the login at the provider ends; null where it names no such place or does not answer. */
  readonly endSessionUrl: (returnTo: string) => Promise<string | null>
}

type Checks = { readonly state: string; readonly nonce: string; readonly codeVerifier: string }

export type ProviderQuestion = Checks & {
  readonly redirectUri: string
  /** It is to begin with its registration. */
  readonly isSignUp: boolean
  readonly locale: string
}

export type ProviderAnswer = Checks & { readonly address: URL }

export type OutsidePerson = {
  readonly subject: string
  /** In small letters; null where the provider tells none that could be registered here. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  /** Null where no place for roles is configured. */
  readonly roles: readonly string[] | null
}

/** `away`: unreachable, too slow or broken. `declined`: its user stopped there. `invalid`: what it said does not hold. */
export type ProviderFailure = 'away' | 'declined' | 'invalid'

export class ProviderFailed extends Error {
  readonly kind: ProviderFailure

  constructor(kind: ProviderFailure, cause: unknown) {
    super(`the identity provider: ${kind}`, { cause })
    this.name = 'ProviderFailed'
    this.kind = kind
  }
}
