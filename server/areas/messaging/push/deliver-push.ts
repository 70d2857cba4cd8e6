import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import type { OutgoingPush, PushAnswer } from '#server/integrations/push/port.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { listLiveLoginIds } from '../../account/api.ts'
import type { Delivered } from '../channel/delivered.ts'
import type { PushServices } from '../messaging-services.ts'
import { type PushDevice, type PushOutcome, pushDeviceStore } from './push-device-store.ts'

/** One text to all browsers of one reader, each in the language of its storefront. */
export type PushDelivery = Pick<OutgoingPush, 'ttlSeconds' | 'isUrgent' | 'topic'> & {
  readonly customerId: number
  /** Unique for what is told; a browser is told once. */
  readonly cause: string
  readonly notification: string
  readonly payloadFor: (locale: Locale) => Promise<string>
}

/** Browsers of this reader whose login still lets them in. */
export async function listReachableDevices(
  db: Queryable,
  { push, now }: Pick<PushServices, 'push' | 'now'>,
  customerId: number,
): Promise<readonly PushDevice[]> {
  if (push === null) return []
  const devices = await pushDeviceStore.list(db, customerId)
  if (devices.length === 0) return []
  const live = await listLiveLoginIds(db, { customerId, now: now() })
  return devices.filter(({ loginId }) => live.has(loginId))
}

/** All at once, so that a slow push service holds up none of the others. */
export async function deliverPush(
  services: PushServices,
  delivery: PushDelivery,
): Promise<Delivered> {
  const { customerId, cause } = delivery
  const payloads = new Map<Locale, Promise<string>>()
  const payloadFor = (locale: Locale) => payloads.getOrInsertComputed(locale, delivery.payloadFor)
  const devices = await listReachableDevices(services.pool, services, customerId)
  const settled = await pushDeviceStore.listSettled(services.pool, cause)
  const open = devices.filter(({ pushDeviceId }) => !settled.has(pushDeviceId))
  const answers = await Promise.all(
    open.map((device) => pushTo(services, { delivery: { ...delivery, payloadFor }, device })),
  )
  const hasReached = [...settled.values(), ...answers.map(({ kind }) => kind)].includes('sent')
  const waits = answers.flatMap((answer) => (answer.kind === 'busy' ? [answer] : []))
  if (waits.length > 0) {
    const stated = waits.map(({ retryAfterSeconds }) => retryAfterSeconds ?? 0)
    return { kind: 'busy', retryAfterSeconds: Math.max(...stated) || null, hasReached }
  }
  return { kind: hasReached ? 'reached' : 'nobody' }
}

async function pushTo(
  services: PushServices,
  addressed: { readonly delivery: PushDelivery; readonly device: PushDevice },
): Promise<PushAnswer> {
  const { delivery, device } = addressed
  const { ttlSeconds, isUrgent, topic, notification, cause } = delivery
  if (services.push === null) return { kind: 'gone' }
  const payload = await delivery.payloadFor(isLocale(device.locale) ? device.locale : defaultLocale)
  const answer = await services.push.send({
    target: device,
    ...{ payload, ttlSeconds, isUrgent, topic },
  })
  if (answer.kind === 'refused') {
    services.log.warn({ notification, cause, reason: answer.cause }, 'a push was refused')
  }
  if (answer.kind !== 'busy') await settle(services, addressed, answer.kind)
  return answer
}

async function settle(
  { pool, now }: PushServices,
  { delivery, device }: { readonly delivery: PushDelivery; readonly device: PushDevice },
  outcome: PushOutcome,
): Promise<void> {
  const { cause, customerId, notification } = delivery
  const settled = { cause, customerId, notification, device, outcome, now: now() }
  await pushDeviceStore.saveSettled(pool, settled)
  if (outcome === 'gone') {
    await pushDeviceStore.remove(pool, { customerId, pushDeviceId: device.pushDeviceId })
  }
}
