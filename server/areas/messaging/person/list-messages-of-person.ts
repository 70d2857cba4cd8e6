import { renderMessage } from '#content/notifications/render-notification.ts'
import type { MessageOfPerson } from '#contract/endpoints/messaging/messages-of-person.ts'
import { loginCodeDigits } from '#domain/account/login-code.ts'
import { textsOf } from '#locales/texts.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { findSeller, recordOperatorAction } from '../../account/api.ts'
import { knownNotification } from '../known-notification.ts'
import { addressEnded, attachmentGone, notChosen, stoppedByReader, tooMany } from '../mail-store.ts'
import type { ReadingServices } from '../messaging-services.ts'
import { personMessageStore, type SentMessage } from './person-message-store.ts'

const messagesListed = 100

/** In the place of every code: an operator who reads it could enter in the person's name. */
const coveredCode = '•'.repeat(loginCodeDigits)

/** What a person was sent and what became of it. Texts are shown by their subject alone, so no link is among them. */
export async function listMessagesOfPerson(
  services: ReadingServices,
  customerId: number,
  context: CallContext,
): Promise<MessageOfPerson[]> {
  const person = await findSeller(services.pool, customerId)
  if (!person) throw refuseCall('NOT_FOUND')
  await recordOperatorAction(services.pool, context, {
    action: 'look_at_messages',
    subject: { kind: 'customer', id: customerId },
  })
  const { email, languageSetting: locale } = person
  const search = { customerId, email, limit: messagesListed }
  const sent = await personMessageStore.list(services.pool, search)
  const entityIds = [...new Set(sent.flatMap(({ entityId }) => entityId ?? []))]
  const titles = await services.describeVehicles(services.pool, { entityIds, locale })
  return sent.map((message) => ({
    key: message.key,
    channel: message.channel,
    notification: message.notification,
    subject: subjectOf(message, { locale, vehicle: titles.get(message.entityId ?? 0) }),
    recipient: message.recipient,
    mayBeSentAgain: message.mayBeSentAgain,
    at: message.at.toISOString(),
    ...outcomeOf(message),
  }))
}

/** Where its facts are not kept, the name of the notification stands for it. */
function subjectOf(
  message: SentMessage,
  as: { readonly locale: string; readonly vehicle: string | undefined },
): string {
  const { locale, vehicle } = as
  const texts = textsOf(locale, 'notifications')
  if (message.notification === 'whatsapp_code') return texts('whatsApp.sent.code')
  if (message.notification === 'whatsapp_welcome') return texts('whatsApp.sent.welcome')
  if (message.notification === 'whatsapp_stopped') return texts('whatsApp.sent.stopped')
  // Minutes are said in no subject, and texts ask for them.
  const values = {
    ...{ minutes: 0, code: coveredCode },
    ...message.facts,
    ...(vehicle && { vehicle }),
  }
  try {
    const notification = knownNotification(message.notification)
    return renderMessage({ notification, locale, values }).subject
  } catch {
    return message.notification
  }
}

const reasons = {
  [addressEnded]: 'address_ended',
  [stoppedByReader]: 'stopped_by_reader',
  [notChosen]: 'not_chosen',
  [tooMany]: 'too_many',
  [attachmentGone]: 'attachment_gone',
} as const

function outcomeOf({
  channel,
  isDone,
  failure,
  status,
}: SentMessage): Pick<MessageOfPerson, 'outcome' | 'unsentReason'> {
  if (channel === 'account') return { outcome: isDone ? 'read' : 'unread', unsentReason: null }
  if (status === 'delivered' || status === 'read') return { outcome: status, unsentReason: null }
  if (isDone) return { outcome: 'sent', unsentReason: null }
  if (failure === null) return { outcome: 'waiting', unsentReason: null }
  const known = Object.entries(reasons).find(([text]) => text === failure)
  return { outcome: 'unsent', unsentReason: known?.[1] ?? 'refused' }
}
