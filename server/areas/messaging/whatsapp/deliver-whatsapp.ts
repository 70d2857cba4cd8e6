import type { NotificationValues } from '#content/notifications/notification-facts.ts'
import { whatsAppParameters } from '#content/notifications/render-whatsapp.ts'
import { laterStatus, type WhatsAppStatus } from '#domain/messaging/whatsapp/whatsapp-status.ts'
import {
  type WhatsAppTemplateName,
  whatsAppLanguages,
} from '#domain/messaging/whatsapp/whatsapp-templates.ts'
import type { Locale } from '#locales/locales.ts'
import type { WhatsAppAnswer } from '#server/integrations/whatsapp/port.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { ChannelJob } from '../channel/channel-job.ts'
import type { PushServices } from '../messaging-services.ts'
import { type SentWhatsApp, sentStore } from './sent-store.ts'

/** One text to one number. */
export type WhatsAppDelivery = {
  readonly customerId: number
  readonly telephone: string
  /** Unique for what is told; a number is told once. */
  readonly cause: string
  readonly notification: string
  readonly template: WhatsAppTemplateName
  readonly locale: Locale
  readonly values: NotificationValues
  /** What the button's address ends in behind the storefront's, or the code it copies. */
  readonly button: string
  readonly job: ChannelJob | null
}

export type WhatsAppDelivered =
  | { readonly kind: 'reached' }
  /** Not on WhatsApp. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'busy' }

/** Sent once, however often it is asked for: also where the answer was lost and a report has come. */
export async function deliverWhatsApp(
  services: PushServices,
  delivery: WhatsAppDelivery,
): Promise<WhatsAppDelivered> {
  const { whatsApp, pool, now, log } = services
  if (whatsApp === null) return { kind: 'nobody' }
  const { template, locale, values, cause, notification, telephone: to, button } = delivery
  const record = await sentStore.record(pool, { ...delivery, now: now() })
  if (record.status === 'failed') return { kind: 'nobody' }
  if (record.status !== 'waiting') return { kind: 'reached' }
  const parameters = whatsAppParameters(template, { locale, values })
  const reference = String(record.whatsAppId)
  const answer = await whatsApp.send({
    ...{ to, template, parameters, button, reference },
    language: whatsAppLanguages[locale],
  })
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
