import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A form that answers as HubSpot's does: 400 with its kinds of errors, 429 above fifty in ten seconds. */
export type HubspotStandIn = {
  readonly settings: { baseUrl: string; portalId: string; formGuid: string }
  readonly submissions: Submission[]
  /** From now on with this status and body, or not at all; null: as a form that works. */
  readonly fail: (how: { status: number; body?: string } | 'silent' | null) => void
  readonly stop: () => Promise<void>
}

export type Submission = {
  readonly submittedAt: number
  readonly fields: readonly { readonly name: string; readonly value: string }[]
  readonly legalConsentOptions: { readonly consent: { readonly text: string } }
}

const portalId = '4711'
const formGuid = '00000000-0000-4000-8000-000000000000'
const path = `/submissions/v3/integration/submit/${portalId}/${formGuid}`
const mostAtOnce = 50
const withinMs = 10_000

export async function startHubspotStandIn(): Promise<HubspotStandIn> {
  const submissions: Submission[] = []
  let asked: number[] = []
  let failing: Parameters<HubspotStandIn['fail']>[0] = null
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: string) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body)
    }
    const refuse = (errorType: string) =>
      answer(400, JSON.stringify({ status: 'error', errors: [{ message: 'no', errorType }] }))
    if (failing === 'silent') return
    if (failing) return answer(failing.status, failing.body ?? '{"status":"error"}')
    asked = [...asked.filter((at) => at > Date.now() - withinMs), Date.now()]
    if (asked.length > mostAtOnce) return answer(429, '{"status":"error"}')
    if (request.method !== 'POST' || request.url !== path) return refuse('FORM_NOT_FOUND')
    const body = (await json(request).catch(() => null)) as Submission | null // Looked at below.
    const email = body?.fields.find(({ name }) => name === 'email')?.value ?? ''
    if (!body || !/^[^@\s]+@[^@\s]+\.[a-z]+$/i.test(email)) return refuse('INVALID_EMAIL')
    if (email.startsWith('blocked@')) return refuse('BLOCKED_EMAIL')
    submissions.push(body)
    answer(200, '{"inlineMessage":"Thanks"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  return {
    settings: { baseUrl: `http://127.0.0.1:${port}`, portalId, formGuid },
    submissions,
    fail: (how) => {
      failing = how
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
