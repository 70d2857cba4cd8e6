import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { LooseRecord } from '#domain/listing/importing/field-table.ts'

/**
 * A dealer software that answers as SYSCARA does, for tests and for the demo, which leaves the machine for
 * nothing. It takes the user `demo` with the password `demo`; other users have their own ways to fail.
 */
export type SyscaraStandIn = {
  readonly origin: string
  /** Paths with their queries that were asked for, in their order. */
  readonly asked: readonly string[]
  /** From now on the stock is this; the example's without. */
  readonly offer: (stock: Readonly<Record<string, LooseRecord>>) => void
  readonly stop: () => Promise<void>
}

const failures: Readonly<Record<string, (response: ServerResponse) => void>> = {
  busy: (response) => response.writeHead(429, { 'retry-after': '60' }).end(),
  broken: (response) => response.writeHead(500).end('Internal Server Error'),
  silent: () => undefined,
  cut: (response) => response.end('{"900001":{"id":9000'),
  redirect: (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  forbidden: (response) => response.writeHead(403).end(),
}

export async function startSyscaraStandIn(): Promise<SyscaraStandIn> {
  const asked: string[] = []
  let stock = exampleStock
  let origin = ''
  const picture = await sharp({
    create: { width: 480, height: 360, channels: 3, background: '#b88a6a' },
  })
    .jpeg()
    .toBuffer()
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname.startsWith('/picture/')) {
      response.setHeader('content-type', 'image/jpeg')
      response.end(picture)
      return
    }
    const [user = '', password] = loginOf(request.headers.authorization)
    const failure = failures[user]
    if (failure) failure(response)
    else if (user !== 'demo' || password !== 'demo') response.writeHead(401).end()
    else answer(response, url)
  })
  function answer(response: ServerResponse, { pathname, searchParams }: URL): void {
    response.setHeader('content-type', 'application/json')
    const [, number] = /^\/sale\/ads\/(\d+)$/.exec(pathname) ?? []
    if (pathname === '/sale/ads/') response.end(JSON.stringify(stock))
    else if (number !== undefined) answerOne(response, number)
    else if (pathname === '/data/media/') {
      const ids: unknown = JSON.parse(searchParams.get('media_id') ?? '[]')
      const media = (Array.isArray(ids) ? ids : []).map((id) => [
        id,
        { id, file: `${origin}/picture/${id}/1500.jpg` },
      ])
      response.end(JSON.stringify(Object.fromEntries(media)))
    } else response.writeHead(404).end()
  }
  /** By its number one of the three shapes that are seen in the wild. */
  function answerOne(response: ServerResponse, number: string): void {
    const vehicle = stock[number]
    if (!vehicle) {
      response.writeHead(404).end()
      return
    }
    const shapes = [
      vehicle,
      { [number]: vehicle },
      { RESULT: 'OK', DATA: { [number]: vehicle } },
    ] as const
    response.end(JSON.stringify(shapes[Number(number) % shapes.length]))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  origin = `http://127.0.0.1:${port}`
  return {
    origin,
    asked,
    offer: (next) => {
      stock = next
    },
    stop: () => close(server),
  }
}

function loginOf(header = ''): readonly string[] {
  return Buffer.from(header.replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':')
}

/** Invented vehicles with the fields and forms of the software's own answers. */
export const exampleStock: Readonly<Record<string, LooseRecord>> = {
  900001: {
    ...{ id: 900_001, category: 'Sale', type: 'Reisemobil', typeof: 'Teilintegriert' },
    ...{ condition: 'USED', status: 'BE', seats: 4, mileage: 39_100 },
    model: {
      ...{ producer: 'Carthago', series: 'c-tourer', model: 'T 143 LE', model_add: '' },
      modelyear: 2020,
    },
    engine: { kw: 103, ps: 140, fuel: 'DIESEL', gear: 'MANUAL' },
    dimensions: { length: 641, width: 212, height: 289 },
    weights: { total: 3500 },
    prices: { offer: 68_900, purchase: 51_000, vat: 19 },
    beds: { num: 2, beds: [{ type: 'SINGLE_BEDS', size: '195x80' }] },
    date: { registration: '2020-06-15' },
    features: ['markise', 'solar', 'sep_dusche'],
    media: [
      { id: 71, group: 'image' },
      { id: 72, group: 'layout' },
    ],
    texts: { description: '<ul><li>Solar 120 W</li></ul>' },
    customer: { name: 'Vorbesitzer' },
  },
  900002: {
    ...{ id: 900_002, category: 'Sale', type: 'Caravan', typeof: 'Wohnwagen', condition: 'USED' },
    ...{ engine: [], dimensions: { length: 736 }, weights: [], prices: [], beds: [], media: [] },
    model: { producer: 'Hobby', series: 'Excellent', model: '540 UL', modelyear: 2017 },
    ...{ date: { registration: '2017-03-20' }, texts: [] },
  },
  900003: {
    ...{ id: 900_003, category: 'Rent', type: 'Reisemobil', typeof: 'Alkoven' },
    model: { producer: 'Knaus', model: 'Live Traveller' },
  },
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
