import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { CallContext, Viewer } from './call-context.ts'
import type { ProblemTexts } from './problem-answer.ts'

/** What the HTTP server asks of the rest: who calls, in which language, and how refusals read. */
export type HttpServices = {
  readonly log: Logger
  readonly csrfKey: Buffer
  readonly isSecure: boolean
  readonly texts: ProblemTexts
  readonly maxBodyBytes: number
  /** Servers in front whose word on the caller's address is believed. */
  readonly trustProxy: readonly string[]
  readonly callsPerMinute: number
  readonly uploadMegabytesPerHour: number
  /** Reads the session from cookies or bearer token; renews the access cookie when it is due. */
  readonly identify: (call: {
    readonly cookies: CallContext['cookies']
    readonly authorization: string | undefined
    readonly setCookie: CallContext['setCookie']
  }) => Promise<Viewer>
  readonly localeOf: (call: {
    readonly host: string
    readonly cookies: CallContext['cookies']
    readonly storeCode: string | undefined
  }) => string
}

export type ServedRequest = FastifyRequest & { callContext?: CallContext }
