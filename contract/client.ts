import type { CallInput, EndpointDeclaration, Method, Output } from './endpoint.ts'
import { CallRefused, type Problem } from './problem.ts'

/**
 * The typed client derived from the endpoints. It knows methods and paths only from a route table,
 * so that no schema reaches the browser; the transport is handed in (fetch, or in-process calls).
 */

export type EndpointGroups = Readonly<Record<string, Readonly<Record<string, EndpointDeclaration>>>>

/** group -> name -> [method, path]. */
export type RouteTable = Readonly<
  Record<string, Readonly<Record<string, readonly [Method, string]>>>
>

/** What the contract needs to know of an AbortSignal, which only the transport's world defines. */
export type CallSignal = { readonly aborted: boolean }

export type TransportRequest = {
  readonly method: Method
  /** Path with parameters filled in and the query string, without origin. */
  readonly path: string
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly signal?: CallSignal
}

export type TransportAnswer = { readonly status: number; readonly body: unknown }

export type Transport = (request: TransportRequest) => Promise<TransportAnswer>

type Call<E extends EndpointDeclaration> =
  unknown extends CallInput<E>
    ? (input?: Record<string, never>, signal?: CallSignal) => Promise<Output<E>>
    : (input: CallInput<E>, signal?: CallSignal) => Promise<Output<E>>

export type Client<Groups extends EndpointGroups> = {
  readonly [Group in keyof Groups]: {
    readonly [Name in keyof Groups[Group]]: Call<Groups[Group][Name]>
  }
}

type LooseInput = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/** Builds the client. Calls answer the endpoint's output or throw CallRefused with the problem. */
export function createClient<Groups extends EndpointGroups>(
  routes: RouteTable,
  transport: Transport,
): Client<Groups> {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const [group, names] of Object.entries(routes)) {
    groups[group] = {}
    for (const [name, [method, path]] of Object.entries(names)) {
      groups[group][name] = async (input: LooseInput = {}, signal?: CallSignal) => {
        const answer = await transport({
          method,
          path: fillPath(path, input.params) + queryString(input.query),
          ...(input.body !== undefined && { body: input.body }),
          ...(input.idempotencyKey !== undefined && { idempotencyKey: input.idempotencyKey }),
          ...(signal && { signal }),
        })
        if (answer.status < 200 || answer.status > 299) {
          throw new CallRefused(asProblem(answer))
        }
        return answer.body
      }
    }
  }
  return groups as Client<Groups> // The route table is computed from the same groups.
}

/** The route table of some groups; computed on the server and at build time for the browser. */
export function routeTable(groups: EndpointGroups): RouteTable {
  return Object.fromEntries(
    Object.entries(groups).map(([group, endpoints]) => [
      group,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, declared]) => [
          name,
          [declared.method, declared.path] as const,
        ]),
      ),
    ]),
  )
}

function fillPath(path: string, params: LooseInput['params']): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name]
    if (value === undefined) throw new Error(`Path ${path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
}

function queryString(query: LooseInput['query']): string {
  const pairs: string[] = []
  for (const [name, value] of Object.entries(query ?? {})) {
    const values = Array.isArray(value) ? value : [value]
    for (const each of values) {
      if (each === undefined || each === null) continue
      pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(each))}`)
    }
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function asProblem(answer: TransportAnswer): Problem {
  const body = answer.body
  if (typeof body === 'object' && body !== null && 'code' in body) return body as Problem // The server's own error shape.
  return {
    type: 'about:blank',
    title: 'Unexpected answer',
    status: answer.status,
    code: 'UNEXPECTED_ANSWER',
    detail: '',
    requestId: '',
  }
}
