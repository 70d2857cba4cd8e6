import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * A content management system that answers as Strapi does: by collection, language and page, 403 without the right token,
 * 404 for what it does not have, and errors in its own wrapper. It answers in the form of version 4, or of 5 where that is not asked for.
 */
export type StrapiStandIn = {
  readonly baseUrl: string
  readonly apiToken: string
  /** Collections with their entries; a field `locale` says of which language one is. */
  readonly collections: Record<string, StrapiEntry[]>
  /** Paths that were asked for. */
  readonly asked: string[]
  /** From now on everything is answered like this; null: as a system that works. */
  readonly fail: (how: StrapiFailure | null) => void
  readonly stop: () => Promise<void>
}

export type StrapiEntry = { readonly id: number } & Readonly<Record<string, unknown>>

export type StrapiFailure =
  | 'silent'
  | 'closes'
  | {
      readonly status: number
      readonly body?: string
      readonly headers?: Readonly<Record<string, string>>
      /** Of these languages alone. */
      readonly locale?: string
    }

const apiToken = 'token-of-the-stand-in'

export async function startStrapiStandIn(): Promise<StrapiStandIn> {
  const collections: Record<string, StrapiEntry[]> = {}
  const asked: string[] = []
  const sockets = new Set<Duplex>()
  let failing: StrapiFailure | null = null
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in.example')
    asked.push(`${url.pathname}${url.search}`)
    const send = (status: number, body: string, headers: Readonly<Record<string, string>> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    const refuse = (status: number, name: string) =>
      send(status, JSON.stringify({ data: null, error: { status, name, message: name } }))
    const locale = url.searchParams.get('locale') ?? 'en'
    if (failing === 'silent') return
    if (failing === 'closes') {
      response.writeHead(200).write('{"data":[')
      setImmediate(() => response.destroy())
      return
    }
    if (failing && (failing.locale === undefined || failing.locale === locale)) {
      return void send(failing.status, failing.body ?? '{"data":null}', failing.headers)
    }
    if (request.headers.authorization !== `Bearer ${apiToken}`)
      return void refuse(403, 'ForbiddenError')
    const entries = collections[/^\/api\/([a-z-]+)$/.exec(url.pathname)?.[1] ?? '']
    if (!entries) return void refuse(404, 'NotFoundError')
    const isOfVersion4 = request.headers['strapi-response-format'] === 'v4'
    send(200, JSON.stringify(pageOf(entries, { url, locale, isOfVersion4 })))
  })
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    apiToken,
    collections,
    asked,
    fail: (how) => {
      failing = how
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function pageOf(
  entries: readonly StrapiEntry[],
  asked: { readonly url: URL; readonly locale: string; readonly isOfVersion4: boolean },
) {
  const { url, locale, isOfVersion4 } = asked
  const numberOf = (name: string, usual: number) =>
    Number(url.searchParams.get(`pagination[${name}]`) ?? usual)
  const page = numberOf('page', 1)
  const pageSize = Math.min(numberOf('pageSize', 25), 100)
  const found = entries.filter((each) => each.locale === locale)
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  const pageCount = Math.ceil(found.length / pageSize)
  return {
    data: shown.map(({ id, ...fields }) =>
      isOfVersion4 ? { id, attributes: fields } : { id, documentId: `document-${id}`, ...fields },
    ),
    meta: { pagination: { page, pageSize, pageCount, total: found.length } },
  }
}
