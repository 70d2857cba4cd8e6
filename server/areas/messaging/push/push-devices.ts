import { randomUUID } from 'node:crypto'
import { renderPushTest } from '#content/notifications/render-push.ts'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import { pathToLoose } from '#locales/paths.ts'
import type { PushTarget } from '#server/integrations/push/port.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf, personIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { deviceName, findLoginId } from '../../account/api.ts'
import type { Delivered } from '../channel/delivered.ts'
import { messageStore } from '../message-store.ts'
import type { ReadingServices } from '../messaging-services.ts'
import { deliverPush } from './deliver-push.ts'
import { isOpenedKey } from './opened-key.ts'
import { pushDeviceStore } from './push-device-store.ts'
import { type PushPayload, pushTopicOf } from './push-payload.ts'

/** Of one person, more than anybody carries; each push goes to all of them. */
const maxDevices = 10
const testTtlSeconds = 60

/** @param subscription As the browser gave it; null asks for a device of the demo's own. */
export async function addPushDevice(
  services: ReadingServices,
  subscription: PushTarget | null,
  context: CallContext,
): Promise<void> {
  const { pool, push, newDemoDevice, now } = services
  const customerId = customerIdOf(context)
  const target = subscription ?? newDemoDevice?.()
  if (!target || push?.mayReach(target.endpoint) !== true) throw refuseCall('PUSH_NOT_POSSIBLE')
  const { sessionId } = context.viewer
  const loginId = sessionId === null ? undefined : await findLoginId(pool, sessionId)
  if (loginId === undefined) throw refuseCall('SESSION_EXPIRED')
  await transaction(pool, async (client) => {
    await pushDeviceStore.removeOfLogin(client, { customerId, loginId })
    await pushDeviceStore.add(client, {
      ...target,
      ...{ customerId, loginId, now: now() },
      device: deviceName(context.userAgent),
      locale: isLocale(context.locale) ? context.locale : defaultLocale,
    })
    await pushDeviceStore.removeOldest(client, {
      ...{ customerId, personId: personIdOf(context) },
      ...{ endpoint: target.endpoint, kept: maxDevices },
    })
  })
}

export async function removePushDevice(
  { pool }: ReadingServices,
  pushDeviceId: number,
  context: CallContext,
): Promise<void> {
  const removed = { customerId: customerIdOf(context), pushDeviceId }
  if (!(await pushDeviceStore.remove(pool, removed))) throw refuseCall('NOT_FOUND')
}

/** Whether a notification comes through can only be told by sending one. */
export async function testPushDevices(
  services: ReadingServices,
  context: CallContext,
): Promise<Delivered['kind']> {
  const { kind } = await deliverPush(services, {
    customerId: customerIdOf(context),
    cause: `push-test/${randomUUID()}`,
    notification: 'test',
    ttlSeconds: testTtlSeconds,
    isUrgent: true,
    topic: pushTopicOf('test'),
    payloadFor: async (locale) => {
      const payload: PushPayload = {
        ...renderPushTest(locale),
        url: services.hosts.origin(locale) + pathToLoose('messages', locale, {}),
        ...{ tag: 'test', locale, read: [] },
      }
      return JSON.stringify(payload)
    },
  })
  return kind
}

/** Opened on one device, it is read on all. */
export async function saveOpened(
  services: ReadingServices,
  opened: { readonly messageId: number; readonly key: string },
): Promise<void> {
  if (!isOpenedKey(services, opened)) throw refuseCall('LINK_INVALID')
  const message = await messageStore.find(services.pool, opened.messageId)
  if (!message) return
  const read = { ...message, now: services.now() }
  const messageIds = await messageStore.saveThreadRead(services.pool, read)
  services.announceRead(messageIds.slice(0, 1))
}
