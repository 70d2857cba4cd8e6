import { randomUUID } from 'node:crypto'
import { mailsOfPersonPerHour } from '#domain/messaging/messages.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import {
  findSeller,
  isRepeatedByLink,
  listActionAges,
  lockCustomer,
  queueLinkAgain,
  recordOperatorAction,
} from '../../account/api.ts'
import type { SendMail } from '../mail-job.ts'
import type { ReadingServices } from '../messaging-services.ts'
import { personMessageStore } from './person-message-store.ts'

const hourSeconds = 3600
const action = 'send_message_again'

/**
 * A mail goes out once more, to the address that its person has confirmed and to no other. A link is made anew, so that
 * nothing an operator has seen opens anything. TOO_MANY_REQUESTS, with the seconds to wait, after five within an hour
 * for one person, whoever of the operator's people sends them.
 */
export async function sendMessageAgain(
  services: ReadingServices,
  again: { readonly customerId: number; readonly key: string },
  context: CallContext,
): Promise<{ readonly email: string }> {
  const { customerId, key } = again
  const cause = /^mail:(.+)$/s.exec(key)?.[1] ?? ''
  return transaction(services.pool, async (client) => {
    await lockCustomer(client, customerId)
    const person = await findSeller(client, customerId)
    const mail = await personMessageStore.findMail(client, { customerId, cause })
    if (!person || !mail) throw refuseCall('NOT_FOUND')
    if (!person.isEmailVerified) throw refuseCall('EMAIL_NOT_VERIFIED')
    await refuseTooMany(client, customerId)
    const { notification, writtenFrom } = mail
    await recordOperatorAction(client, context, {
      action,
      subject: { kind: 'customer', id: customerId },
      facts: { notification, cause },
    })
    if (isRepeatedByLink(notification)) {
      await queueLinkAgain(services, client, { customerId, notification })
    } else {
      const newCause = `again:${randomUUID()}`
      const job: SendMail = {
        ...writtenFrom,
        ...{ notification, customerId, cause: newCause, isAgain: true },
      }
      await addJob(client, 'send-mail', job, { key: newCause, isUrgent: true })
    }
    return { email: person.email }
  })
}

async function refuseTooMany(client: DatabaseClient, customerId: number): Promise<void> {
  const subject = { kind: 'customer', id: customerId } as const
  const ages = await listActionAges(client, { action, subject, withinSeconds: hourSeconds })
  const earliest = ages.at(-mailsOfPersonPerHour)
  if (earliest === undefined) return
  throw refuseCall('TOO_MANY_REQUESTS', { seconds: Math.ceil(hourSeconds - earliest) })
}
