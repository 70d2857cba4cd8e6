import type { JWK } from 'jose'
import type { Grant, Interaction, Provider, ProviderContext } from 'oidc-provider'
import { accountLifetimes } from '#domain/account/lifetimes.ts'
import { idTokenMs } from '#domain/account/security/signing-keys.ts'
import { locales } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import type { IssuerProgram } from '#server/platform/settings/read-own-issuer.ts'
import type { AccountServices } from '../account-services.ts'
import { seconds } from '../account-settings.ts'
import { findPerson, findPersonOfGrant } from './issued-person.ts'
import { askedLocale, faultAddress } from './issuer-address.ts'
import { issuerRecordStore } from './issuer-record-store.ts'
import { recordAdapter, recordHashOf } from './issuer-records.ts'
import { issuerRoutes } from './issuer-routes.ts'

/**
 * OpenID Connect for other programs: code flow with PKCE and nothing else (decision 0185). The library keeps no login of
 * its own: each question is answered by our page, so that our login, its second factor and its end hold here too.
 */
export async function createProvider(
  services: AccountServices,
  issuer: { readonly address: string; readonly programs: readonly IssuerProgram[] },
  keys: readonly JWK[],
): Promise<Provider> {
  // Loaded with the first question: a second of nobody's start.
  const { Provider, errors, interactionPolicy } = await import('oidc-provider')
  const policy = interactionPolicy.base()
  for (const name of ['create', 'select_account']) {
    policy.add(new interactionPolicy.Prompt({ name, requestable: true }), 0)
  }
  const provider = new Provider(issuer.address, {
    adapter: (name: string) =>
      recordAdapter(services, name, () => new errors.InvalidGrant('it was used before')),
    clients: issuer.programs.map(clientOf),
    jwks: { keys },
    interactions: { policy, url: questionAddress(services) },
    renderError: showError(services),
    findAccount: async (
      { oidc }: ProviderContext,
      _subject: string,
      token?: { readonly grantId: string },
    ) => {
      const session = oidc.result?.session
      if (token) return findPersonOfGrant(services, token.grantId)
      return session && findPerson(services, session.sessionId)
    },
    loadExistingGrant: (context: ProviderContext) => addGrant(services, context),
    routes: issuerRoutes,
    ttl: lifetimes,
    scopes: ['openid', 'offline_access', 'email', 'roles'],
    claims: { email: ['email', 'email_verified'], roles: ['roles'] },
    // Small programs read the ID token alone.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    rotateRefreshToken: true,
    issueRefreshToken: () => true,
    // Our login is asked instead, whenever a token is used.
    expiresWithSession: () => false,
    clientBasedCORS: () => false,
    cookies: {
      short: { httpOnly: true, sameSite: 'lax' },
      long: { httpOnly: true, sameSite: 'lax' },
    },
    extraParams: { screen_hint: null },
    discovery: {
      end_session_endpoint: issuer.address + issuerRoutes.end_session,
      prompt_values_supported: ['login', 'consent', 'create', 'select_account'],
      ui_locales_supported: locales,
    },
    features: {
      devInteractions: { enabled: false },
      // Ours asks on our own page and ends our own login.
      rpInitiatedLogout: { enabled: false },
      // The rule of RFC 7009, said here because the library warns of its own.
      revocation: { enabled: true, allowedPolicy: isOwnToken },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      dPoP: { enabled: false },
    },
  })
  // `handOver` says by which address it was asked, whatever stands in front of us.
  provider.proxy = true
  for (const event of ['server_error', 'error']) {
    provider.on(event, (...heard) => {
      const err = heard.find((each) => each instanceof Error)
      services.log.error({ err }, 'the identity provider for programs failed')
    })
  }
  return provider
}

const lifetimes = {
  AccessToken: seconds(accountLifetimes.accessTokenMs),
  AuthorizationCode: seconds(accountLifetimes.programCodeMs),
  IdToken: seconds(idTokenMs),
  Interaction: seconds(accountLifetimes.programQuestionMs),
  // As our own logins: for a while without use, and for a year at most.
  RefreshToken: seconds(accountLifetimes.idleSessionMs),
  Grant: seconds(accountLifetimes.refreshTokenMs),
  Session: seconds(accountLifetimes.programQuestionMs),
}

function clientOf({ id, name, secret, redirectUris, logoutUris }: IssuerProgram) {
  return {
    client_id: id,
    client_name: name,
    ...(secret === null ? { token_endpoint_auth_method: 'none' } : { client_secret: secret }),
    redirect_uris: redirectUris,
    post_logout_redirect_uris: logoutUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    // The others need a page with a script of its own.
    response_modes: ['query'],
  }
}

async function isOwnToken(
  _context: ProviderContext,
  client: { readonly clientId: string },
  token: { readonly clientId: string },
): Promise<boolean> {
  return token.clientId === client.clientId
}

/** Our page stands on the storefront of the language that was asked for. */
function questionAddress({ hosts }: AccountServices) {
  return async (_context: ProviderContext, { uid, params }: Interaction) => {
    const locale = askedLocale(params.ui_locales)
    return hosts.origin(locale) + pathTo('authProgram', locale, { ask: uid })
  }
}

/** For somebody at a browser; programs are told in JSON. */
function showError({ hosts }: AccountServices) {
  return async (context: ProviderContext, fault: { readonly error: string }) => {
    const locale = askedLocale(context.oidc.params?.ui_locales)
    context.status = 303
    context.redirect(faultAddress(hosts, fault.error.replace(/[^a-z_]/g, ''), locale))
  }
}

/** What was asked for was said on our page, and is what was agreed to there. */
async function addGrant(
  services: AccountServices,
  { oidc }: ProviderContext,
): Promise<Grant | undefined> {
  const { result, client, session, provider } = oidc
  if (!result?.session || !client || session?.accountId === undefined) return undefined
  const { clientId } = client
  const grant = new provider.Grant({ clientId, accountId: session.accountId })
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '))
  await grant.save()
  await issuerRecordStore.bindGrant(services.pool, {
    grantHash: recordHashOf(services, grant.jti),
    programId: clientId,
    sessionId: result.session.sessionId,
  })
  return grant
}
