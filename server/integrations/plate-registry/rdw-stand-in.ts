import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RegistryRow } from '#domain/listing/importing/registry-record.ts'
import { exampleRecords } from './rdw-example-rows.ts'

/**
 * A register that answers as RDW's open data does, for tests and for the demo, which leaves the machine for
 * nothing. Plates that begin with TT fail: 429, 500, too slow, broken JSON, another shape, a redirect.
 */
export type RdwStandIn = {
  readonly baseUrl: string
  readonly asked: readonly RdwQuestion[]
  /** From now on this table fails so; null: it answers again. */
  readonly failTable: (table: string, how: RdwFailure | null) => void
  readonly stop: () => Promise<void>
}

export type RdwQuestion = {
  readonly table: string
  readonly plate: string
  readonly appToken: string | undefined
}

export type RdwFailure = 'busy' | 'broken' | 'silent' | 'cut' | 'other_shape' | 'redirect' | 'large'

const failingPlates: Readonly<Record<string, RdwFailure>> = {
  TT429A: 'busy',
  TT500A: 'broken',
  TT030S: 'silent',
  TT001J: 'cut',
  TT002J: 'other_shape',
  TT301R: 'redirect',
  TT050M: 'large',
}

const largeBytes = 50 * 1024 * 1024

export async function startRdwStandIn(): Promise<RdwStandIn> {
  const asked: RdwQuestion[] = []
  const failing = new Map<string, RdwFailure>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, table] = /^\/resource\/([a-z0-9-]+)\.json$/.exec(url.pathname) ?? []
    const rowsOf = table === undefined ? undefined : tables[table]
    if (request.method !== 'GET' || table === undefined || !rowsOf) {
      response.writeHead(404).end()
      return
    }
    const plate = url.searchParams.get('kenteken') ?? ''
    const appToken = request.headers['x-app-token']
    asked.push({ table, plate, appToken: typeof appToken === 'string' ? appToken : undefined })
    const failure = failing.get(table) ?? failingPlates[plate]
    if (failure) fail(response, failure)
    else {
      response.setHeader('content-type', 'application/json;charset=utf-8')
      response.end(JSON.stringify(rowsOf(plate)))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    failTable: (table, how) => {
      if (how) failing.set(table, how)
      else failing.delete(table)
    },
    stop: () => close(server),
  }
}

const tables: Readonly<Record<string, (plate: string) => readonly RegistryRow[]>> = {
  'm9d7-ebf2': (plate) => exampleRecords.map(({ vehicle }) => vehicle).filter(isOf(plate)),
  '8ys7-d773': (plate) => exampleRecords.flatMap(({ fuels }) => fuels).filter(isOf(plate)),
  '3huj-srit': (plate) => exampleRecords.flatMap(({ axles }) => axles).filter(isOf(plate)),
}

function isOf(plate: string) {
  return ({ kenteken }: RegistryRow): boolean => kenteken === plate
}

function fail(response: ServerResponse, failure: RdwFailure): void {
  switch (failure) {
    case 'busy':
      response.writeHead(429, { 'retry-after': '30' }).end('{"error":true,"message":"throttled"}')
      return
    case 'broken':
      response.writeHead(500).end('{"code":"internal-error","message":"Internal error"}')
      return
    case 'silent':
      return
    case 'cut':
      response.end('[{"kenteken":"TT00')
      return
    case 'other_shape':
      response.end('{"data":[]}')
      return
    case 'redirect':
      response.writeHead(302, { location: '/resource/m9d7-ebf2.json?kenteken=XX123Z' }).end()
      return
    case 'large':
      response.end(`["${'x'.repeat(largeBytes)}"]`)
  }
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
