import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transport, TransportRequest } from '#contract/client.ts'
import type { EndpointDeclaration, HandlerInput, Output } from '#contract/endpoint.ts'
import { missingCompanyRoles } from '../../operators/missing-company-roles.ts'
import { missingRoles } from '../../operators/missing-roles.ts'
import type { CallContext } from '../call-context.ts'
import { refuseCall } from '../refused-call.ts'
import { parsePart, refuseUnreadable } from '../validate.ts'
import { EndpointIndex } from './endpoint-index.ts'
import { ReadCalls } from './read-calls.ts'

/**
 * The only door to the use cases: an endpoint object and its handler. HTTP and the pages rendered
 * in the same process run the same access check, validation and handler.
 */

export type Handler<E extends EndpointDeclaration> = (
  input: HandlerInput<E>,
  context: CallContext,
) => Promise<Output<E>>

/** For files and streams: the handler answers by itself. */
export type RawHandler<E extends EndpointDeclaration> = (
  input: HandlerInput<E>,
  context: CallContext,
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply },
) => Promise<unknown>

export type RawParts = {
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
}

export type MountedEndpoint = {
  readonly declared: EndpointDeclaration
  readonly handle: RawHandler<EndpointDeclaration>
}

/** Told of what one of a company's people has changed. */
type NoteCall = (declared: EndpointDeclaration, context: CallContext) => Promise<void>

export class EndpointServer {
  readonly mounted: MountedEndpoint[] = []
  readonly #index = new EndpointIndex<MountedEndpoint>()
  readonly #calls = new ReadCalls<MountedEndpoint, Input>(this.#index)
  readonly #checksAnswers: boolean
  readonly #note: NoteCall | undefined

  constructor(options: { readonly checksAnswers: boolean; readonly note?: NoteCall }) {
    this.#checksAnswers = options.checksAnswers
    this.#note = options.note
  }

  /** Binds an endpoint to its use case. */
  on<E extends EndpointDeclaration>(declared: E, handle: Handler<E>): void {
    this.onRaw(declared, (input, context) => handle(input, context))
  }

  onRaw<E extends EndpointDeclaration>(declared: E, handle: RawHandler<E>): void {
    // The list holds many endpoints' handlers; each is only ever called with its own parsed input.
    const endpoint = { declared, handle: handle as unknown as RawHandler<EndpointDeclaration> }
    this.mounted.push(endpoint)
    this.#index.add(endpoint)
  }

  /** Access, validation, handler. Throws RefusedCall for expected refusals. */
  async execute(
    endpoint: MountedEndpoint,
    parts: RawParts,
    context: CallContext,
    http?: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  ): Promise<unknown> {
    checkAccess(endpoint.declared, context)
    return this.#handle(endpoint, inputOf(endpoint.declared, parts), context, http)
  }

  async #handle(
    { declared, handle }: MountedEndpoint,
    input: Input,
    context: CallContext,
    http?: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  ): Promise<unknown> {
    if (declared.isIdempotent) checkKey(context.idempotencyKey)
    const answer = await handle(
      input,
      context,
      http as { request: FastifyRequest; reply: FastifyReply }, // Only raw handlers read it, and those come over HTTP.
    )
    if (this.#checksAnswers && !declared.transfer) declared.output.parse(answer)
    if (context.viewer.person && declared.method !== 'GET') await this.#note?.(declared, context)
    return answer
  }

  /**
   * A transport for pages rendered in this process: no network, the same checks. `hear` is told which
   * endpoint each call asks, with the parameters of its path.
   */
  transportFor(
    context: (request: TransportRequest) => Promise<CallContext>,
    answerRefusal: (error: unknown, context: CallContext) => { status: number; body: unknown },
    hear?: (declared: EndpointDeclaration, params: Readonly<Record<string, string>>) => void,
  ): Transport {
    return async (request) => {
      const call = this.#calls.read(request)
      const { declared } = call.endpoint
      hear?.(declared, call.parts.params)
      const callContext = await context(request)
      try {
        checkAccess(declared, callContext)
        call.input ??= inputOf(declared, call.parts)
        return { status: 200, body: await this.#handle(call.endpoint, call.input, callContext) }
      } catch (error) {
        return answerRefusal(error, callContext)
      }
    }
  }
}

type Input = HandlerInput<EndpointDeclaration>

function inputOf(declared: EndpointDeclaration, parts: RawParts): Input {
  refuseUnreadable(parts)
  const input = {
    params: declared.params && parsePart(declared.params, parts.params),
    query: declared.query && parsePart(declared.query, parts.query),
    body: declared.body && parsePart(declared.body, parts.body ?? {}),
  }
  return input as Input // Parsed by this endpoint's own schemas.
}

function checkAccess(declared: EndpointDeclaration, { viewer }: CallContext): void {
  if (declared.access !== 'public' && viewer.customerId === null) throw refuseCall('NOT_LOGGED_IN')
  // Operators' calls do not exist for anybody else (rules 1).
  if (declared.access === 'operator' && !viewer.isOperator) throw refuseCall('NOT_FOUND')
  const missing = missingRoles(declared, viewer)
  if (missing !== null) throw refuseCall('ROLE_MISSING', { roles: missing.join(', ') })
  const missingOfCompany = missingCompanyRoles(declared, viewer)
  if (missingOfCompany !== null) {
    throw refuseCall('COMPANY_ROLE_MISSING', { roles: missingOfCompany.join(', ') })
  }
}

/** Keys are 8 to 80 visible ASCII characters. */
function checkKey(key: string): void {
  if (key === '') throw refuseCall('IDEMPOTENCY_KEY_MISSING')
  if (!/^[\x21-\x7e]{8,80}$/.test(key)) throw refuseCall('IDEMPOTENCY_KEY_INVALID')
}
