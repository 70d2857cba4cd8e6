import webPush from 'web-push'
import type { OutgoingPush, PushAnswer, PushSender } from './port.ts'
import type { VapidKeys } from './vapid-keys.ts'

/**
 * Web Push (RFC 8030, 8291, 8292). The library encrypts and signs; the request is ours, because it must end by
 * itself, follow no redirect and reach nobody but push services.
 */
export type WebPushSettings = {
  readonly keys: VapidKeys
  /** `mailto:`: whom a push service writes to when something is wrong. */
  readonly contact: string
  readonly timeoutMs: number
  /** Hosts of push services; each stands for the hosts below it as well. */
  readonly hosts: readonly string[]
  /** Of our own stand-in: `http://127.0.0.1:4000`. */
  readonly insideOrigins: readonly string[]
}

/** Of Chrome and Edge, Firefox, Safari, and Edge before 2020. */
export const knownPushHosts: readonly string[] = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

const goneStatuses: readonly number[] = [404, 410]
const tooManyRequests = 429
const firstServerError = 500
const longestWaitSeconds = 3600

export function createWebPushSender(settings: WebPushSettings): PushSender {
  const mayReach = (endpoint: string) => isAllowed(settings, endpoint)
  return {
    publicKey: settings.keys.publicKey,
    mayReach,
    send: async (push) => {
      if (!mayReach(push.target.endpoint)) return { kind: 'refused', cause: 'not a push service' }
      try {
        return await post(settings, push)
      } catch (error) {
        const isTimeout = error instanceof Error && error.name === 'TimeoutError'
        const cause = isTimeout ? 'too slow' : 'unreachable'
        return { kind: 'busy', retryAfterSeconds: null, cause }
      }
    },
  }
}

function isAllowed({ hosts, insideOrigins }: WebPushSettings, endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (!url) return false
  if (insideOrigins.includes(url.origin)) return true
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === ''
  const isKnown = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return isPlain && isKnown
}

async function post(settings: WebPushSettings, push: OutgoingPush): Promise<PushAnswer> {
  const { keys, contact, timeoutMs } = settings
  const { endpoint, p256dh, auth } = push.target
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    push.payload,
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: push.ttlSeconds,
      urgency: push.isUrgent ? 'high' : 'normal',
      topic: push.topic,
    },
  )
  const { 'Content-Length': _, ...headers } = request.headers
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(request.body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  return answerOf(response)
}

function answerOf({ status, ok, headers }: Response): PushAnswer {
  if (ok) return { kind: 'sent' }
  if (goneStatuses.includes(status)) return { kind: 'gone' }
  const cause = `status ${status}`
  if (status !== tooManyRequests && status < firstServerError) return { kind: 'refused', cause }
  const seconds = Number(headers.get('retry-after'))
  const isStated = Number.isFinite(seconds) && seconds > 0
  return {
    kind: 'busy',
    retryAfterSeconds: isStated ? Math.min(seconds, longestWaitSeconds) : null,
    cause,
  }
}
