import { createConnection, type Socket } from 'node:net'
import type { Prepared } from './market-process.ts'

/**
 * Places bids over HTTP/1.1, one at a time per connection, written by hand because a client library
 * would spend the second core on itself. Every bid has its own key and its own amount.
 */

export type LoadResult = {
  readonly accepted: number
  readonly refused: number
  readonly seconds: number
  /** Of accepted and refused bids alike, in milliseconds, sorted. */
  readonly latencies: Float64Array
}

export type Target = { readonly auctionIds: readonly number[] }

export async function placeBids(
  market: Prepared,
  run: { readonly target: Target; readonly connections: number; readonly seconds: number },
  amounts: Map<number, number>,
): Promise<LoadResult> {
  const latencies: number[] = []
  const counts = { accepted: 0, refused: 0 }
  const startedAt = performance.now()
  const endsAt = startedAt + run.seconds * 1000
  await Promise.all(
    Array.from({ length: run.connections }, async (_, connection) => {
      const caller = await openCaller(market.port)
      const token = market.tokens[connection % market.tokens.length] ?? ''
      for (let turn = 0; performance.now() < endsAt; turn += 1) {
        const { auctionIds } = run.target
        const auctionId = auctionIds[(connection * 131 + turn * 17) % auctionIds.length] ?? 0
        const amountEur = (amounts.get(auctionId) ?? 1000) + 1
        amounts.set(auctionId, amountEur)
        const sentAt = performance.now()
        const status = await caller.bid({ auctionId, amountEur, token })
        latencies.push(performance.now() - sentAt)
        if (status === 200) counts.accepted += 1
        else if (status === 422) counts.refused += 1
        else throw new Error(`A bid was answered with ${status}`)
      }
      caller.close()
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  return { ...counts, seconds, latencies: Float64Array.from(latencies).sort() }
}

export function percentile(sorted: Float64Array, percent: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

type Bid = { readonly auctionId: number; readonly amountEur: number; readonly token: string }

type Caller = { readonly bid: (bid: Bid) => Promise<number>; readonly close: () => void }

let keyNumber = 0

async function openCaller(port: number): Promise<Caller> {
  const socket = await connect(port)
  let answered: (status: number) => void = () => undefined
  let received = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    received += chunk
    const headEnd = received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0)
    if (received.length < headEnd + 4 + length) return
    const status = Number(received.slice(9, 12))
    received = received.slice(headEnd + 4 + length)
    answered(status)
  })
  return {
    bid: ({ auctionId, amountEur, token }) =>
      new Promise((resolve) => {
        answered = resolve
        keyNumber += 1
        const body = `{"amountEur":${amountEur}}`
        socket.write(
          `POST /api/private/auction/${auctionId}/bid HTTP/1.1\r\nHost: localhost\r\n` +
            `Authorization: Bearer ${token}\r\nIdempotency-Key: bench-${process.pid}-${keyNumber}\r\n` +
            `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        )
      }),
    close: () => void socket.end(),
  }
}

function connect(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1', noDelay: true }, () =>
      resolve(socket),
    )
    socket.on('error', reject)
  })
}
