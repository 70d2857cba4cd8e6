import { buildHeader } from '#contract/build.ts'
import type { Transport, TransportAnswer, TransportRequest } from '#contract/client.ts'
import type { Problem } from '#contract/problem.ts'
import type { PageBuild } from './build-of-page/page-build.ts'
import { readCookie, writeCookie } from './cookie.ts'
import { NetworkFailed } from './network-failed.ts'
import { randomId } from './random-id.ts'

/**
 * Calls from the browser to the server of the same origin: ids for the log, the token that proves
 * the call is ours (rules 11), and one silent renewal of the session when the access token has run
 * out. Refusals come back as answers; only a missing answer is thrown.
 */

const sessionCookieName = 'cm24-session-id'
const csrfPath = '/api/public/auth/csrf-token'
const refreshPath = '/api/public/customer/auth/refresh'
const streamPath = '/api/public/notifications/'
const sessionSeconds = 86_400
/** After these somebody else may be logged in, and the token of before belongs to nobody (rules 11). */
const loginPaths = /customer|action|passw|demo/

type Options = {
  /** A call was refused because nobody is logged in any more. */
  readonly onLoginEnded: () => void
  /** The page's own, told of the build that each answer comes from. */
  readonly build: PageBuild
}

export function createBrowserTransport({ onLoginEnded, build }: Options): Transport {
  let csrfToken: Promise<string> | undefined
  let renewal: Promise<boolean> | undefined

  async function send(request: TransportRequest): Promise<TransportAnswer> {
    const headers: Record<string, string> = {
      Accept: 'application/json, application/problem+json',
      'X-Request-Id': randomId(),
      'X-Session-Id': sessionId(),
    }
    if (request.idempotencyKey !== undefined) headers['Idempotency-Key'] = request.idempotencyKey
    if (request.method !== 'GET') {
      csrfToken ??= fetchCsrfToken()
      headers['X-CSRF-Token'] = await csrfToken.catch((error: unknown) => {
        csrfToken = undefined
        throw error
      })
    }
    const response = await ask(request, headers)
    // One that was fetched while this was on its way is still the former login's.
    if (request.method !== 'GET' && loginPaths.test(request.path)) csrfToken = undefined
    build.meet(response.headers.get(buildHeader))
    if (build.isHeld() && !isCommand(request)) {
      throw new NetworkFailed('The answer of another build')
    }
    return answerOf(response)
  }

  /** Shared by all calls that meet the same expired token. */
  function renewSession(): Promise<boolean> {
    renewal ??= send({ method: 'POST', path: refreshPath })
      .then((answer) => answer.status < 300)
      .finally(() => {
        renewal = undefined
      })
    return renewal
  }

  const exchange = async (request: TransportRequest): Promise<TransportAnswer> => {
    let answer = await send(request)
    // A page that lay open for long meets both: the token is old, and then the session too.
    if (codeOf(answer) === 'CSRF_TOKEN_INVALID') {
      csrfToken = undefined
      answer = await send(request)
    }
    const hasExpired = answer.status === 401 && codeOf(answer) !== 'LOGIN_FAILED'
    if (!hasExpired || request.path === refreshPath) return answer
    if (await renewSession()) return send(request)
    onLoginEnded()
    return answer
  }
  return (request) =>
    isCommand(request) ? build.whileSending(exchange(request)) : exchange(request)
}

/** Its answer tells what became of it, whoever gives it; the stream's own calls only show. */
function isCommand({ method, path }: TransportRequest): boolean {
  return method !== 'GET' && !path.startsWith(streamPath)
}

async function ask(request: TransportRequest, headers: Record<string, string>) {
  const { body } = request
  const isForm = body instanceof FormData || body instanceof Blob
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json'
  try {
    return await fetch(request.path, {
      method: request.method,
      headers,
      credentials: 'same-origin',
      // The contract knows no DOM; in a browser its signal is the DOM's.
      signal: (request.signal as AbortSignal | undefined) ?? null,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new NetworkFailed('No answer from the server', { cause: error })
  }
}

async function answerOf(response: Response): Promise<TransportAnswer> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) return { status: response.status, body: undefined }
  try {
    return { status: response.status, body: await response.json() }
  } catch (error) {
    throw new NetworkFailed('The answer was cut off', { cause: error })
  }
}

async function fetchCsrfToken(): Promise<string> {
  const response = await ask({ method: 'GET', path: csrfPath }, { Accept: 'application/json' })
  if (response.status !== 200) throw new NetworkFailed('could not get CSRF token')
  const { csrfToken } = (await response.json()) as { csrfToken: string } // Specification 7.1.
  return csrfToken
}

function codeOf(answer: TransportAnswer): string | undefined {
  return answer.status >= 400 ? (answer.body as Partial<Problem> | undefined)?.code : undefined
}

/** One id for a visit, so that the log can tell its requests; it identifies nobody. */
function sessionId(): string {
  const known = readCookie(sessionCookieName)
  if (known) return known
  const made = randomId()
  writeCookie(sessionCookieName, made, sessionSeconds)
  return made
}
