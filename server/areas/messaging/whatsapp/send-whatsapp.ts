import { whatsAppValues } from '#content/notifications/render-whatsapp.ts'
import { whatsAppTemplateOf } from '#domain/messaging/notification-table.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { pathToLoose } from '#locales/paths.ts'
import { findSeller } from '../../account/api.ts'
import { whatsAppChannel } from '../channel/channel.ts'
import type { ChannelJob } from '../channel/channel-job.ts'
import { type DueMessage, findDue, isTriedAgain } from '../channel/due-message.ts'
import { mailInstead } from '../channel/mail-instead.ts'
import { createSendSummary, type Summary } from '../channel/send-summary.ts'
import { knownNotification } from '../known-notification.ts'
import type { PushServices } from '../messaging-services.ts'
import { urlOfNotification } from '../notification-url.ts'
import { deliverWhatsApp, type WhatsAppDelivered } from './deliver-whatsapp.ts'
import { optInStore } from './opt-in-store.ts'
import { sentStore } from './sent-store.ts'

/** The task `send-whatsapp`: tells the reader's number, under the same conditions as a push. */
export function createSendWhatsApp(services: PushServices) {
  return async (job: ChannelJob): Promise<void> => {
    const due = await findDue(services, { channel: whatsAppChannel, job })
    if (due) await sendNow(services, due)
  }
}

async function sendNow(services: PushServices, due: DueMessage): Promise<void> {
  const { job, lastsMs } = due
  const startedAt = services.now().getTime()
  const { kind } = await sendTo(services, job)
  if (kind === 'reached') return
  if (kind === 'busy') {
    const failed = { channel: whatsAppChannel, job, lastsMs, startedAt, retryAfterSeconds: null }
    if (await isTriedAgain(services, failed)) return
  }
  if (!(await sentStore.wasPushed(services.pool, job.cause))) await mailInstead(services.pool, due)
}

async function sendTo(services: PushServices, job: ChannelJob): Promise<WhatsAppDelivered> {
  const { customerId, cause, notification, entityId, values = {} } = job
  const code = knownNotification(notification)
  const template = whatsAppTemplateOf(code)
  const reader = await findReader(services, customerId)
  if (!reader || template === null) return { kind: 'nobody' }
  const { telephone, locale } = reader
  const titles =
    entityId === undefined
      ? undefined
      : await services.describeVehicles(services.pool, { entityIds: [entityId], locale })
  const vehicle = entityId === undefined ? undefined : titles?.get(entityId)
  return deliverWhatsApp(services, {
    ...{ customerId, cause, notification, telephone, template, locale, job },
    values: whatsAppValues(code, { ...values, ...(vehicle && { vehicle }) }),
    button: behindOrigin(urlOfNotification(services, job, locale)),
  })
}

/** The task `send-whatsapp-summary`: how many were held, as one message. */
export function createSendWhatsAppSummary(services: PushServices) {
  return createSendSummary(services, whatsAppChannel, async (summary) => {
    const { kind } = await sendSummary(services, summary)
    if (kind === 'busy') return { kind, retryAfterSeconds: null, hasReached: false }
    return { kind: kind === 'reached' ? kind : 'nobody' }
  })
}

async function sendSummary(
  services: PushServices,
  { customerId, cause, first, open }: Summary,
): Promise<WhatsAppDelivered> {
  const reader = await findReader(services, customerId)
  if (!reader) return { kind: 'nobody' }
  const { telephone, locale } = reader
  return deliverWhatsApp(services, {
    ...{ customerId, cause, telephone, locale, template: 'summary', job: null },
    notification: first.notification,
    values: { count: open.length },
    button: behindOrigin(pathToLoose('messages', locale, {})),
  })
}

/** Undefined where nobody is told by WhatsApp any more. */
async function findReader(
  { pool }: PushServices,
  customerId: number,
): Promise<{ readonly telephone: string; readonly locale: Locale } | undefined> {
  const optIn = await optInStore.findOpen(pool, customerId)
  const customer = optIn && (await findSeller(pool, customerId))
  if (!optIn || !customer) return undefined
  const { languageSetting } = customer
  return {
    telephone: optIn.telephone,
    locale: isLocale(languageSetting) ? languageSetting : defaultLocale,
  }
}

/** A template's button holds the storefront's address; what is sent is the rest of it. */
export function behindOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '').replace(/^\/+/, '')
}
