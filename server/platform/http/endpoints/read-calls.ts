import type { TransportRequest } from '#contract/client.ts'
import type { Declared, EndpointIndex, FoundEndpoint } from './endpoint-index.ts'

/**
 * What calls of the program's own pages ask. A page that is drawn again asks the same, so the address of a call that reads is taken apart
 * once; whoever asks, it means the same.
 */

export type ReadCall<Endpoint, Input> = {
  readonly endpoint: Endpoint
  readonly parts: {
    readonly params: FoundEndpoint<Endpoint>['params']
    readonly query: Record<string, string | string[]>
    readonly body: unknown
  }
  /** Once it was found to be valid. */
  input?: Input
}

const maxKept = 1000
/** A longer question is asked by nobody twice. */
const maxPathLength = 1000

export class ReadCalls<Endpoint extends Declared, Input> {
  readonly #index: EndpointIndex<Endpoint>
  readonly #kept = new Map<string, ReadCall<Endpoint, Input>>()

  constructor(index: EndpointIndex<Endpoint>) {
    this.#index = index
  }

  read({ method, path: address, body }: TransportRequest): ReadCall<Endpoint, Input> {
    const isKept = method === 'GET' && body === undefined && address.length <= maxPathLength
    const known = isKept ? this.#kept.get(address) : undefined
    if (known) return known
    const [path = '', search = ''] = address.split('?')
    const found = this.#index.find(method, path)
    if (!found) throw new Error(`No endpoint is mounted at ${method} ${path}`)
    const query = parseQuery(new URLSearchParams(search))
    const { endpoint, params } = found
    const call: ReadCall<Endpoint, Input> = { endpoint, parts: { params, query, body } }
    if (isKept) this.#keep(address, call)
    return call
  }

  #keep(address: string, call: ReadCall<Endpoint, Input>): void {
    this.#kept.set(address, call)
    const [oldest] = this.#kept.size > maxKept ? this.#kept.keys() : []
    if (oldest !== undefined) this.#kept.delete(oldest)
  }
}

/** Repeated names become lists, as in `country=DE&country=NL`. */
export function parseQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name)
    query[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  return query
}
