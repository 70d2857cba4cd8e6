import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OutgoingPush, PushSender, PushTarget } from './port.ts'
import { type PushStandIn, startPushStandIn } from './push-stand-in.ts'
import { vapidKeysOf } from './vapid-keys.ts'
import { createWebPushSender, knownPushHosts } from './web-push-client.ts'

/** The real client against a push service that checks signatures and decrypts. */

const keys = vapidKeysOf(Buffer.alloc(32, 7))
let standIn: PushStandIn
let sender: PushSender
let target: PushTarget

beforeAll(async () => {
  standIn = await startPushStandIn()
  sender = createWebPushSender({
    keys,
    contact: 'mailto:service@cm24.example',
    timeoutMs: 500,
    hosts: knownPushHosts,
    insideOrigins: [standIn.origin],
  })
})
afterAll(() => standIn.stop())
beforeEach(() => {
  standIn.answer(null)
  target = standIn.newDevice()
})

const push = (change: Partial<OutgoingPush> = {}): OutgoingPush => ({
  target,
  payload: '{"title":"Überboten: Hymer B 578 für 41.250 €"}',
  ttlSeconds: 600,
  isUrgent: true,
  topic: 'ad-12',
  ...change,
})

test('a push arrives as it was written, signed by us, for its device alone', async () => {
  expect(await sender.send(push())).toEqual({ kind: 'sent' })
  expect(standIn.arrived.at(-1)).toEqual({
    endpoint: target.endpoint,
    payload: '{"title":"Überboten: Hymer B 578 für 41.250 €"}',
    ...{ ttlSeconds: 600, urgency: 'high', topic: 'ad-12', publicKey: keys.publicKey },
  })
  const other = { ...standIn.newDevice(), endpoint: target.endpoint }
  expect(await sender.send(push({ target: other }))).toMatchObject({ kind: 'refused' })
})

test.each([
  [{ status: 410 }, { kind: 'gone' }],
  [{ status: 404 }, { kind: 'gone' }],
  [
    { status: 429, retryAfterSeconds: 30 },
    { kind: 'busy', retryAfterSeconds: 30, cause: 'status 429' },
  ],
  [
    { status: 429, retryAfterSeconds: 86_400 },
    { kind: 'busy', retryAfterSeconds: 3600, cause: 'status 429' },
  ],
  [{ status: 500 }, { kind: 'busy', retryAfterSeconds: null, cause: 'status 500' }],
  [{ status: 503 }, { kind: 'busy', retryAfterSeconds: null, cause: 'status 503' }],
  [{ status: 403 }, { kind: 'refused', cause: 'status 403' }],
  [{ isSilent: true as const }, { kind: 'busy', retryAfterSeconds: null, cause: 'too slow' }],
])('a service that answers %o: %o', async (failure, answer) => {
  standIn.answer(failure)
  expect(await sender.send(push())).toEqual(answer)
})

test.each([
  ...['http://127.0.0.1:1/push', 'https://169.254.169.254/push', 'https://cm24.example/push'],
  ...['http://fcm.googleapis.com/x', 'https://fcm.googleapis.com:8443/x', 'no address'],
  ...['https://a@fcm.googleapis.com/x', 'https://evilfcm.googleapis.com.cm24.example/x'],
  'https://evil-push.apple.com.example/x',
])('nothing is sent to %s, which is no push service', async (endpoint) => {
  expect(sender.mayReach(endpoint)).toBe(false)
  expect(await sender.send(push({ target: { ...target, endpoint } }))).toEqual({
    ...{ kind: 'refused', cause: 'not a push service' },
  })
})

test.each([
  'https://fcm.googleapis.com/fcm/send/x',
  'https://web.push.apple.com/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://db5p.notify.windows.com/w/?token=x',
])('%s is one', (endpoint) => expect(sender.mayReach(endpoint)).toBe(true))
