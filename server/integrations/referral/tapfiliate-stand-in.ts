import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** Answers as Tapfiliate does, a referral that is sent twice included: it is taken twice. */
export type TapfiliateStandIn = {
  readonly baseUrl: string
  readonly conversions: { id: string; external_id: string; referral_code: string }[]
  /** From now on: a status, a body that nobody can read, no answer at all, or one that is taken and not told. */
  readonly fail: (how: TapfiliateFailure | null) => void
  readonly stop: () => Promise<void>
}

export type TapfiliateFailure =
  | { readonly status: number }
  | { readonly body: string }
  | { readonly isSilent: true }
  | { readonly losesAnswers: true }

export const standInKey = 'stand-in-key'
const unknownCode = 'nobody'

export async function startTapfiliateStandIn(): Promise<TapfiliateStandIn> {
  const conversions: TapfiliateStandIn['conversions'] = []
  let failing: TapfiliateFailure | null = null
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    const url = new URL(request.url ?? '/', 'http://stand-in')
    if (failing && 'isSilent' in failing) return
    if (request.headers['x-api-key'] !== standInKey) return answer(401, { message: 'Unauthorized' })
    if (failing && 'status' in failing) return answer(failing.status, { message: 'no' })
    if (failing && 'body' in failing) return answer(200, failing.body)
    if (url.pathname !== '/conversions/') return answer(404, { message: 'Not found' })
    if (request.method === 'GET') {
      const asked = url.searchParams.get('external_id')
      return answer(
        200,
        conversions.filter(({ external_id: id }) => id === asked),
      )
    }
    const body = (await json(request)) as Record<string, string> // Ours alone writes to it.
    const { referral_code: code = '', external_id: externalId = '' } = body
    if (code === unknownCode) return answer(404, { message: 'Affiliate not found' })
    const made = {
      id: `cv_${conversions.length + 1}`,
      external_id: externalId,
      referral_code: code,
    }
    conversions.push(made)
    if (failing && 'losesAnswers' in failing) return request.socket.destroy()
    return answer(201, { ...made, amount: 0, commissions: [] })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    conversions,
    fail: (how) => {
      failing = how
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
