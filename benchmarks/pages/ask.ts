import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { openCaller } from '../support/caller.ts'
import { percentile } from '../support/figures.ts'
import { processorTimes, usedMs } from '../support/processor-time.ts'
import type { BareAnswer } from './bare-process.ts'

/** Asks one server for one page from several connections, for some seconds. */

export const pagesHost = 'de.localhost'

export type Asked = {
  /** A number in it makes each request another address. */
  readonly pathOf: (request: number) => string
  readonly headers: Readonly<Record<string, string>>
  readonly status: number
}

export type Visits = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Of the answering process, per answer. */
  readonly microseconds: number
}

let requests = 0

/** As it is sent over a connection. */
export function requestOf(port: number, { pathOf, headers }: Asked, request: number): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `GET ${pathOf(request)} HTTP/1.1\r\nHost: ${pagesHost}:${port}\r\n`
  return Buffer.from(`${head}${lines.join('')}\r\n`)
}

export async function ask(
  at: { readonly port: number; readonly pid: number },
  asked: Asked,
  load: { readonly connections: number; readonly seconds: number },
): Promise<Visits> {
  const { pathOf, status } = asked
  const callers = await Promise.all(
    Array.from({ length: load.connections }, () => openCaller(at.port)),
  )
  const latencies: number[] = []
  const before = processorTimes([at.pid])
  const startedAt = performance.now()
  const endsAt = startedAt + load.seconds * 1000
  await Promise.all(
    callers.map(async (caller) => {
      let request = requestOf(at.port, asked, 0)
      const isSame = pathOf(0) === pathOf(1)
      while (performance.now() < endsAt) {
        requests += 1
        if (!isSame) request = requestOf(at.port, asked, requests)
        const sentAt = performance.now()
        const answered = await caller.call(request)
        if (answered !== status) throw new Error(`${pathOf(requests)} was answered ${answered}`)
        latencies.push(performance.now() - sentAt)
      }
    }),
  )
  const used = usedMs(before, processorTimes([at.pid]))
  const elapsed = (performance.now() - startedAt) / 1000
  for (const caller of callers) caller.close()
  return {
    perSecond: latencies.length / elapsed,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
    microseconds: (used / latencies.length) * 1000,
  }
}

/** By the address, because a storefront's name on this machine is known to browsers alone. */
export async function answerOf(
  port: number,
  { pathOf, headers, status }: Asked,
): Promise<BareAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: pathOf(0) }
    get({ ...options, headers: { ...headers, host: `${pagesHost}:${port}` } }, resolve).on(
      'error',
      reject,
    )
  })
  if (answer.statusCode !== status) {
    throw new Error(`${pathOf(0)} was answered with ${answer.statusCode}`)
  }
  const names = ['content-type', 'content-encoding', 'etag', 'cache-control'] as const
  return {
    status,
    headers: Object.fromEntries(
      names.flatMap((name) => {
        const value = answer.headers[name]
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    body: (await buffer(answer)).toString('base64'),
  }
}
