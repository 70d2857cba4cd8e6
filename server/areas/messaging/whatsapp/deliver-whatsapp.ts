import type { NotificationValues } from '#content/notifications/notification-facts.ts'
import { whatsAppParameters } from '#content/notifications/render-whatsapp.ts'
import { laterStatus, type WhatsAppStatus } from '#domain/messaging/whatsapp/whatsapp-status.ts'
import {
  type WhatsAppTemplateName,
  whatsAppLanguages,
} from '#domain/messaging/whatsapp/whatsapp-templates.ts'
import type { Locale } from '#locales/locales.ts'
import type { WhatsAppAnswer, WhatsAppService } from '#server/integrations/whatsapp/port.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { ChannelJob } from '../channel/channel-job.ts'
import type { PushServices } from '../messaging-services.ts'
import { type SentWhatsApp, sentStore } from './sent-store.ts'

/** What is told one number. */
export type NotifiedNumber = {
  readonly customerId: number
  readonly telephone: string
  /** Unique for what is told; a number is told once. */
  readonly cause: string
  readonly notification: string
  readonly job: ChannelJob | null
}

export type WhatsAppDelivery = NotifiedNumber & {
  readonly template: WhatsAppTemplateName
  readonly locale: Locale
  readonly values: NotificationValues
  /** What the button's address ends in behind the storefront's, or the code it copies. */
  readonly button: string
}

export type WhatsAppDelivered =
  | { readonly kind: 'reached' }
  /** Not on WhatsApp. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'busy' }

/** By a template, which may go at any time. */
export function deliverWhatsApp(
  services: PushServices,
  delivery: WhatsAppDelivery,
): Promise<WhatsAppDelivered> {
  const { template, locale, values, telephone: to, button } = delivery
  return deliverOnce(services, delivery, (service, reference) =>
    service.send({
      ...{ to, template, button, reference },
      parameters: whatsAppParameters(template, { locale, values }),
      language: whatsAppLanguages[locale],
    }),
  )
}

/**
 * Sent once, however often it is asked for: also where the answer was lost and a report has come.
 * @param send With our own number for it, which each report names.
 */
export async function deliverOnce(
  services: PushServices,
  notified: NotifiedNumber,
  send: (service: WhatsAppService, reference: string) => Promise<WhatsAppAnswer>,
): Promise<WhatsAppDelivered> {
  const { whatsApp, pool, now, log } = services
  if (whatsApp === null) return { kind: 'nobody' }
  const { cause, notification } = notified
  const record = await sentStore.record(pool, { ...notified, now: now() })
  if (record.status === 'failed') return { kind: 'nobody' }
  if (record.status !== 'waiting') return { kind: 'reached' }
  const answer = await send(whatsApp, String(record.whatsAppId))
  if (answer.kind === 'refused')
    log.error({ notification, cause, reason: answer.cause }, 'a message by WhatsApp was refused')
  if (answer.kind === 'busy') return { kind: 'busy' }
  await saveAnswer(services, record, answer)
  if (answer.kind === 'refused') return { kind: 'refused' }
  return { kind: answer.kind === 'accepted' ? 'reached' : 'nobody' }
}

/** A report may have come before the answer, and says more. */
function saveAnswer(
  { pool, now }: PushServices,
  { whatsAppId }: SentWhatsApp,
  answer: Exclude<WhatsAppAnswer, { readonly kind: 'busy' }>,
): Promise<void> {
  const isTaken = answer.kind === 'accepted'
  const reported: WhatsAppStatus = isTaken ? 'accepted' : 'failed'
  return transaction(pool, async (client) => {
    const known = await sentStore.lockById(client, whatsAppId)
    await sentStore.saveStatus(client, {
      whatsAppId,
      status: laterStatus(known.status, reported) ?? known.status,
      wamid: isTaken ? answer.wamid : null,
      failure: isTaken ? null : answer.cause,
      now: now(),
    })
  })
}
