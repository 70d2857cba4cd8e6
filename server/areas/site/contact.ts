import { randomUUID } from 'node:crypto'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { Services } from '#server/platform/services.ts'
import { queueNotification } from '../account/api.ts'

export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly text: string
  readonly locale: string
  /** A field that people do not see. */
  readonly website: string
}

/** Goes to the operator by mail, in the language it was written in. A machine is told, since a person might be taken for one. */
export async function sendContactMessage(
  { pool, config }: Services,
  message: ContactMessage,
): Promise<void> {
  const { name, email, text, locale, website } = message
  if (website.trim() !== '') throw refuseCall('MACHINE_SUSPECTED')
  await queueNotification(pool, {
    notification: 'contact_message',
    to: { email: config.company.email },
    locale,
    cause: `contact_message:${randomUUID()}`,
    screen: 'contact',
    values: { partnerName: name, partnerEmail: email, question: text },
  })
}
