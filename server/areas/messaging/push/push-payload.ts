import { createHash } from 'node:crypto'
import { type PushText, renderPush } from '#content/notifications/render-push.ts'
import { groupKeyOf } from '#domain/messaging/messages.ts'
import type { Locale } from '#locales/locales.ts'
import type { ChannelJob } from '../channel/channel-job.ts'
import { knownNotification } from '../known-notification.ts'
import { messageStore } from '../message-store.ts'
import type { PushServices } from '../messaging-services.ts'
import { urlOfNotification } from '../notification-url.ts'
import { openedKey } from './opened-key.ts'

/** What the service worker gets (`server/installed-app/service-worker.js` reads it). */
export type PushPayload = PushText & {
  readonly url: string
  /** A later notification with the same tag takes the place of the earlier one. */
  readonly tag: string
  readonly locale: Locale
  /** Tags of notifications that are read by now and go from the screen. */
  readonly read: readonly string[]
  /** For the word that it was opened. */
  readonly opened?: { readonly messageId: number; readonly key: string }
}

/** Of one notification, in one language. */
export async function payloadOf(
  services: PushServices,
  { push, locale }: { readonly push: ChannelJob; readonly locale: Locale },
): Promise<string> {
  const { customerId, cause } = push
  const message = await messageStore.findByCause(services.pool, { customerId, cause })
  const payload: PushPayload = {
    ...(await textOf(services, { push, locale })),
    url: urlOfNotification(services, push, locale),
    tag: tagOf(push),
    locale,
    read: await messageStore.listReadGroups(services.pool, { customerId, now: services.now() }),
    ...(message && {
      opened: {
        messageId: message.messageId,
        key: openedKey(services, message.messageId),
      },
    }),
  }
  return JSON.stringify(payload)
}

export async function textOf(
  services: PushServices,
  { push, locale }: { readonly push: ChannelJob; readonly locale: Locale },
): Promise<PushText> {
  const { entityId, values = {} } = push
  const titles =
    entityId === undefined
      ? undefined
      : await services.describeVehicles(services.pool, { entityIds: [entityId], locale })
  const vehicle = entityId === undefined ? undefined : titles?.get(entityId)
  return renderPush({
    notification: knownNotification(push.notification),
    locale,
    values: { ...values, ...(vehicle && { vehicle }) },
  })
}

/** What it is about: a later push of the same takes the place of the earlier one. */
export function tagOf({ searchId, entityId }: ChannelJob): string {
  if (searchId !== undefined) return `search-${searchId}`
  return groupKeyOf({ entityId: entityId ?? null })
}

/** At the push service a later push of the same topic replaces one that has not arrived; it learns no number. */
export function pushTopicOf(about: string): string {
  return createHash('sha256').update(about).digest('base64url').slice(0, 32)
}
