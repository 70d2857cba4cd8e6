import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from './answer-error.ts'
import type { HttpServices } from './http-services.ts'
import { securityHeaders } from './security-headers.ts'

/** Errors before any hook runs: our own headers and bodies, not those of the framework. */

/** An address that cannot be decoded, or with a part that is too long. */
export function answerBadAddress(
  error: unknown,
  call: { request: FastifyRequest; reply: FastifyReply; services: HttpServices },
): void {
  const { reply, request, services } = call
  reply.headers(securityHeaders(services)).header('x-request-id', request.id)
  answerError(error, call)
}

const statusByCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** What is no HTTP, or too much of it, is answered on the bare connection, which then ends. */
export function answerUnreadableRequest(
  error: ConnectionError,
  socket: Socket,
  services: Pick<HttpServices, 'isSecure'>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statusByCode[error.code] ?? 400
  const title = STATUS_CODES[status] ?? ''
  const body = JSON.stringify({ type: 'about:blank', title, status })
  const headers = {
    ...securityHeaders(services),
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status} ${title}`, ...lines].join('\r\n')
  if (socket.writable) socket.write(`${head}\r\n\r\n${body}`)
  socket.destroy(error)
}
