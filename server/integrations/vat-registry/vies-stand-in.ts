import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/**
 * A register that answers as VIES does, for tests and for the demo, which leaves the machine for
 * nothing. The test service's numbers: 100 is valid, 200 is not, 300 to 302 fail in three ways; any
 * other number of a plausible length is valid, everything else malformed.
 */
export type ViesStandIn = {
  readonly baseUrl: string
  readonly asked: readonly ViesQuestion[]
  /** From now on every answer fails with this word; null: it answers again. */
  readonly fail: (how: ViesFailure | null) => void
  readonly stop: () => Promise<void>
}

export type ViesFailure =
  | { readonly word: string; readonly status?: number }
  | { readonly body: string; readonly status?: number }
  | { readonly isSilent: true }

export type ViesQuestion = {
  readonly countryCode: string
  readonly vatNumber: string
  readonly requesterMemberStateCode?: string
  readonly requesterNumber?: string
}

const failures: Readonly<Record<string, ViesFailure>> = {
  '300': { word: 'SERVICE_UNAVAILABLE' },
  '301': { word: 'MS_UNAVAILABLE' },
  '302': { word: 'MS_MAX_CONCURRENT_REQ', status: 429 },
}

export async function startViesStandIn(): Promise<ViesStandIn> {
  const asked: ViesQuestion[] = []
  let failing: ViesFailure | null = null
  const server = createServer(async (request, response) => {
    const question = await questionOf(request)
    if (!question) {
      response.writeHead(404).end()
      return
    }
    asked.push(question)
    const failure = failing ?? failures[question.vatNumber]
    if (failure && 'isSilent' in failure) return
    response.setHeader('content-type', 'application/json')
    response.statusCode = failure?.status ?? 200
    if (failure && 'body' in failure) response.end(failure.body)
    else response.end(JSON.stringify(failure ? refusal(failure.word) : answerTo(question)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    fail: (how) => {
      failing = how
    },
    stop: () => close(server),
  }
}

async function questionOf(request: IncomingMessage): Promise<ViesQuestion | null> {
  if (request.method !== 'POST' || request.url !== '/check-vat-number') return null
  if (request.headers['content-type'] !== 'application/json') return null
  const body = await json(request).catch(() => null)
  return (body as ViesQuestion | null) ?? null // Its fields are looked at below.
}

function answerTo(question: ViesQuestion) {
  const { countryCode, vatNumber, requesterNumber } = question
  const isWellFormed = /^[A-Z]{2}$/.test(countryCode) && /^[0-9A-Z]{2,13}$/.test(vatNumber)
  if (!isWellFormed) return refusal('INVALID_INPUT')
  const valid = vatNumber !== '200' && (vatNumber === '100' || vatNumber.length >= 8)
  return {
    countryCode,
    vatNumber,
    requestDate: new Date().toISOString(),
    valid,
    requestIdentifier: requesterNumber ? `WAPI${vatNumber}` : '',
    // Germany and Spain tell no names.
    name: valid && !['DE', 'ES'].includes(countryCode) ? 'VOORBEELD BV' : '---',
    address: '---',
  }
}

function refusal(word: string) {
  return { actionSucceed: false, errorWrappers: [{ error: word }] }
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
