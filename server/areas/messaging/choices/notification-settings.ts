import type { NotificationSettings } from '#contract/endpoints/messaging/notification-settings.ts'
import { startOfBerlinDay } from '#domain/calendar/deadlines.ts'
import type { ChannelChoices } from '#domain/messaging/choices/channel-choices.ts'
import {
  type ChosenTopic,
  chosenTopics,
  isChosenTopic,
  topicRow,
} from '#domain/messaging/choices/notification-topics.ts'
import type { QuietHours } from '#domain/messaging/choices/quiet-hours.ts'
import {
  isNotificationCode,
  notificationRow,
  whatsAppTemplateOf,
} from '#domain/messaging/notification-table.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { findLoginId, findSeller } from '../../account/api.ts'
import { choiceStore } from '../choice-store.ts'
import { mailStopStore } from '../mail-stop-store.ts'
import { messageStore } from '../message-store.ts'
import type { ReadingServices } from '../messaging-services.ts'
import { listReachableDevices } from '../push/deliver-push.ts'
import { showWhatsApp } from '../whatsapp/show-whatsapp.ts'

/** How somebody wants to be notified: shown and changed in the account. */
export async function showNotificationSettings(
  services: ReadingServices,
  context: CallContext,
): Promise<NotificationSettings> {
  const { pool, push, newDemoDevice } = services
  const customerId = customerIdOf(context)
  const customer = await findSeller(pool, customerId)
  if (!customer) throw refuseCall('NOT_LOGGED_IN')
  const { channels, quietHours } = await choiceStore.load(pool, customerId)
  const { sessionId } = context.viewer
  const loginId = sessionId === null ? undefined : await findLoginId(pool, sessionId)
  const devices = await listReachableDevices(services.pool, services, customerId)
  return {
    choices: { preset: channels.preset, changes: channels.changes },
    topics: topicsFor({ isDealer: customer.merchantId !== null }),
    quietHours,
    push: {
      kind: push === null ? 'off' : newDemoDevice === null ? 'browser' : 'demo',
      publicKey: push?.publicKey ?? null,
    },
    devices: devices.map(({ pushDeviceId, device, createdAt, ...each }) => ({
      pushDeviceId,
      device,
      since: createdAt.toISOString(),
      isThisOne: each.loginId === loginId,
    })),
    email: customer.email,
    isEmailVerified: customer.isEmailVerified,
    mailStop: await mailStopOf(services, customer.email),
    yesterday: await countYesterday(services, customerId),
    whatsApp: await showWhatsApp(services, customer),
  }
}

async function mailStopOf({ pool }: ReadingServices, email: string) {
  const stop = await mailStopStore.find(pool, email)
  return stop ? { reason: stop.reason, since: stop.since.toISOString() } : null
}

/** Its owner says that it works again; the next mail that comes back ends it anew. */
export async function liftMailStop({ pool }: ReadingServices, context: CallContext): Promise<void> {
  const customer = await findSeller(pool, customerIdOf(context))
  if (customer) await mailStopStore.remove(pool, customer.email)
}

function topicsFor({ isDealer }: { readonly isDealer: boolean }): ChosenTopic[] {
  return chosenTopics.filter((topic) => isDealer || topicRow(topic).isForSellers)
}

async function countYesterday({ pool }: ReadingServices, customerId: number) {
  const today = startOfBerlinDay(await messageStore.findMarketNow(pool))
  // A second before today is yesterday, also on the day on which the clock is changed.
  const from = startOfBerlinDay(today - 1000)
  const sent = await messageStore.countByNotification(pool, {
    customerId,
    from: new Date(from),
    to: new Date(today),
  })
  const byTopic = new Map<ChosenTopic, { count: number; withTemplate: number }>()
  for (const { notification, count } of sent) {
    if (!isNotificationCode(notification)) continue
    const { topic } = notificationRow(notification)
    if (!isChosenTopic(topic)) continue
    const sums = byTopic.getOrInsertComputed(topic, () => ({ count: 0, withTemplate: 0 }))
    sums.count += count
    if (whatsAppTemplateOf(notification) !== null) sums.withTemplate += count
  }
  return [...byTopic].map(([topic, sums]) => ({ topic, ...sums }))
}

export function saveChannelChoices(
  { pool, now }: ReadingServices,
  channels: ChannelChoices,
  context: CallContext,
): Promise<void> {
  const customerId = customerIdOf(context)
  return choiceStore.saveChannels(pool, { customerId, channels, now: now() })
}

export function saveQuietHours(
  { pool, now }: ReadingServices,
  quietHours: QuietHours,
  context: CallContext,
): Promise<void> {
  const customerId = customerIdOf(context)
  return choiceStore.saveQuietHours(pool, { customerId, quietHours, now: now() })
}
