import type { z } from 'zod'
import type { RefusalCode } from '#domain/refusal/refusal.ts'

/**
 * How a call is declared. The server can mount only endpoint objects, the typed client and the
 * OpenAPI document are derived from them: a call is described nowhere else.
 */

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call at all; what they may do with one object is decided by `may…` in the domain. */
export type Access = 'public' | 'private' | 'operator'

export type EndpointDeclaration = {
  readonly method: Method
  /** Path below the origin with `{name}` for parameters, for example `/api/public/catalog/get/{id}`. */
  readonly path: `/${string}`
  readonly access: Access
  /** One sentence for the reader of the OpenAPI page. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly output: z.ZodType
  /** Refusals beyond those of access and validation, which every call shares. */
  readonly refusals?: readonly RefusalCode[]
  /** Market commands carry an Idempotency-Key header; the server refuses them without one. */
  readonly isIdempotent?: true
  /** How the body travels when it is not JSON both ways: a file in, a file out, an event stream. */
  readonly transfer?: 'upload' | 'download' | 'stream'
  /** Calls a minute from one address; without it the general limit holds. */
  readonly callsPerMinute?: number
}

/** Keeps the literal types of a declaration so that client and server see exact shapes. */
export function endpoint<const Declaration extends EndpointDeclaration>(
  declaration: Declaration,
): Declaration {
  return declaration
}

type Input<Schema, Name extends string> = Schema extends z.ZodType
  ? { readonly [Key in Name]: z.input<Schema> }
  : unknown

/** What a caller hands in: only the parts that the endpoint declares. */
export type CallInput<E extends EndpointDeclaration> = Input<E['params'], 'params'> &
  Input<E['query'], 'query'> &
  Input<E['body'], 'body'> &
  (E['isIdempotent'] extends true ? { readonly idempotencyKey: string } : unknown)

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a handler on the server receives after validation. */
export type HandlerInput<E extends EndpointDeclaration> = {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
}

export type Output<E extends EndpointDeclaration> = z.output<E['output']>
