import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushTarget } from './port.ts'
import { type DeviceKeys, decrypted, newDeviceKeys } from './push-encryption.ts'
import { signerOf } from './vapid-signature.ts'

/**
 * A push service and the browsers behind it, for tests and for the demo, which leaves the machine for nothing. It
 * takes what RFC 8030, 8291 and 8292 allow and decrypts it as the browser would.
 */
export type PushStandIn = {
  readonly origin: string
  /** A browser that has just been allowed to show notifications. */
  readonly newDevice: () => PushTarget
  /** All pushes that arrived, in their order. */
  readonly arrived: readonly ArrivedPush[]
  /** From now on this device, or every one, is answered so; null: as usual. */
  readonly answer: (how: PushFailure | null, target?: PushTarget) => void
  readonly stop: () => Promise<void>
}

export type ArrivedPush = {
  readonly endpoint: string
  /** As the browser's service worker gets it. */
  readonly payload: string
  readonly ttlSeconds: number
  readonly urgency: string
  readonly topic: string
  /** Who sent it: the key that signed. */
  readonly publicKey: string
}

export type PushFailure =
  | { readonly status: number; readonly retryAfterSeconds?: number }
  | { readonly isSilent: true }

type Devices = Map<string, DeviceKeys>

/** @param hear Told of each push that arrives. */
export async function startPushStandIn(
  hear: (push: ArrivedPush) => void = () => undefined,
): Promise<PushStandIn> {
  const devices: Devices = new Map()
  const arrived: ArrivedPush[] = []
  const failures = new Map<string, PushFailure>()
  let origin = ''
  const server = createServer(async (request, response) => {
    const endpoint = origin + (request.url ?? '')
    const failure = failures.get(endpoint) ?? failures.get('every')
    const body = await buffer(request)
    if (failure) return fail(response, failure)
    const { status, push } = await take(request, { body, endpoint, origin, devices })
    if (push) {
      arrived.push(push)
      hear(push)
    }
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // A port, not a pipe.
  return {
    origin,
    arrived,
    newDevice: () => {
      const endpoint = `${origin}/push/${randomBytes(16).toString('base64url')}`
      const keys = newDeviceKeys()
      devices.set(endpoint, keys)
      return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
    },
    answer: (how, target) => {
      const key = target?.endpoint ?? 'every'
      if (how) failures.set(key, how)
      else failures.delete(key)
    },
    stop: () => close(server),
  }
}

type Taken = { readonly status: number; readonly push?: ArrivedPush }

async function take(
  request: IncomingMessage,
  given: {
    readonly body: Buffer
    readonly endpoint: string
    readonly origin: string
    readonly devices: Devices
  },
): Promise<Taken> {
  const { headers, method } = request
  const keys = given.devices.get(given.endpoint)
  if (!keys) return { status: 404 }
  const ttlSeconds = Number(headers.ttl)
  const isPush = method === 'POST' && headers['content-encoding'] === 'aes128gcm'
  if (!isPush || !Number.isInteger(ttlSeconds) || ttlSeconds < 0) return { status: 400 }
  const publicKey = await signerOf(headers.authorization, given.origin)
  if (publicKey === undefined) return { status: 403 }
  const topic = String(headers.topic ?? '')
  if (!/^[\w-]{0,32}$/.test(topic)) return { status: 400 }
  if (given.body.byteLength > 4096) return { status: 413 }
  const payload = decrypted(given.body, keys)
  if (payload === undefined) return { status: 400 }
  const urgency = String(headers.urgency ?? 'normal')
  const push = { endpoint: given.endpoint, payload, ttlSeconds, urgency, topic, publicKey }
  return { status: 201, push }
}

function fail(response: ServerResponse, failure: PushFailure): void {
  if ('isSilent' in failure) return
  const { retryAfterSeconds, status } = failure
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', String(retryAfterSeconds))
  response.writeHead(status).end()
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
