import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { browserCookieName } from '#server/platform/http/cookie-prefix.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { OwnIssuerSettings } from '#server/platform/settings/read-own-issuer.ts'
import type { AccountServices } from '../account-services.ts'
import { programCookie } from '../session/cookie-names.ts'
import { answerQuestion, declineQuestion } from './answer-question.ts'
import { askForLogout } from './ask-for-logout.ts'
import { faultAddress, issuerAddress } from './issuer-address.ts'
import { declineRoute, finishRoute, issuerRoutes } from './issuer-routes.ts'
import { keepProvider } from './keep-provider.ts'

/**
 * The identity provider for other programs on the server's own port; nothing of it is there without configuration. The
 * library sees one cookie, which says whose question it is, and sets none itself.
 */
export async function mountIssuer(
  http: FastifyInstance,
  services: AccountServices,
  settings: OwnIssuerSettings,
): Promise<void> {
  const address = issuerAddress(services.hosts, settings)
  const { host, protocol } = new URL(address)
  const provider = keepProvider(services, { address, programs: settings.programs })
  const { authorization, token, userinfo, jwks, revocation, end_session } = issuerRoutes
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The library reads bodies itself, up to 56 kB.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.addHook('onRequest', async (request) => {
      if (request.host !== host) throw refuseCall('NOT_FOUND')
    })
    const byLibrary = async (request: FastifyRequest, reply: FastifyReply) =>
      handOver(services, await provider(), { request, reply, host, protocol })
    const often = { config: { rateLimit: { max: 600, timeWindow: '1 minute' } } }
    const seldom = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }
    for (const path of [jwks, '/.well-known/openid-configuration'])
      scope.get(path, often, byLibrary)
    for (const path of [token, revocation]) scope.post(path, often, byLibrary)
    scope.get(userinfo, often, byLibrary)
    const given = (request: FastifyRequest) => new URL(request.url, address).searchParams
    scope.get(authorization, seldom, async (request, reply) => {
      // The other modes are pages of the library's with a script of their own.
      const isAddress = (given(request).get('response_mode') ?? 'query') === 'query'
      if (isAddress) return byLibrary(request, reply)
      return goOn(reply, faultAddress(services.hosts, 'unsupported_response_mode'))
    })
    scope.get(`${authorization}/:uid`, seldom, byLibrary)
    scope.get(finishRoute, seldom, async (request, reply) => {
      const answer = { token: given(request).get('token') ?? '', ask: askOf(request) }
      return goOn(reply, await answerQuestion(services, await provider(), answer))
    })
    scope.get(declineRoute, seldom, async (request, reply) =>
      goOn(reply, await declineQuestion(services, await provider(), askOf(request))),
    )
    scope.get(end_session, seldom, async (request, reply) =>
      goOn(reply, await askForLogout(services, settings, { address, search: given(request) })),
    )
  })
}

function goOn(reply: FastifyReply, address: string): FastifyReply {
  return reply.redirect(address, 303)
}

/** Which question this browser brought. */
function askOf({ cookies }: FastifyRequest): string | null {
  const ask = cookies[programCookie] ?? ''
  return /^[\w-]{20,100}$/.test(ask) ? ask : null
}

type Asked = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Of the address by which programs know us: https, where a server in front of us ends it. */
  readonly host: string
  readonly protocol: string
}

/** Our headers stay; of the library's cookies the one of the question becomes ours, and no other is sent. */
async function handOver(
  services: AccountServices,
  provider: Provider,
  { request, reply, host, protocol }: Asked,
): Promise<void> {
  const name = provider.cookieName('resume')
  const ask = askOf(request)
  const isSecure = !services.config.isDemo
  reply.hijack()
  const { raw } = reply
  for (const [header, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(header, value)
  }
  request.raw.headers.cookie = ask === null ? '' : `${name}=${ask}`
  Object.assign(request.raw.headers, {
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.replace(':', ''),
  })
  const setHeader = raw.setHeader.bind(raw)
  raw.setHeader = (header, value) => {
    if (header.toLowerCase() !== 'set-cookie') return setHeader(header, value)
    const set = [value].flat().map(String)
    const own = set.find((cookie) => cookie.startsWith(`${name}=`))?.match(/=([\w-]*)/)?.[1]
    if (own === undefined) return raw
    const cookie = reply.server.serializeCookie(browserCookieName(programCookie, isSecure), own, {
      ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure },
      ...(own === '' && { maxAge: 0 }),
    })
    return setHeader('set-cookie', cookie)
  }
  await provider.callback()(request.raw, raw)
}
