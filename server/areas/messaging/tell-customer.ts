import type { LetterName } from '#content/letters/letter-catalogue.ts'
import { addJob, type JobOptions } from '#server/platform/jobs/jobs.ts'
import type { Queryable } from './messaging-services.ts'
import { type NewMessage, recordMessage } from './record-message.ts'
import type { SendLetter } from './send-letter.ts'

/** Message and mail of one event, both in its transaction: the usual way to tell somebody. */
export async function tellCustomer<Name extends LetterName>(
  db: Queryable,
  message: NewMessage<Name> &
    Pick<SendLetter, 'screen' | 'attachments'> &
    Pick<JobOptions, 'isUrgent'>,
): Promise<void> {
  await recordMessage(db, message)
  const { customerId, letter, values, cause, entityId, auctionId, screen, attachments } = message
  const payload: SendLetter = {
    letter,
    customerId,
    values,
    cause,
    ...(entityId !== undefined && { entityId }),
    ...(auctionId !== undefined && { auctionId }),
    ...(screen && { screen }),
    ...(attachments && { attachments }),
  }
  const { isUrgent = false } = message
  await addJob(db, 'send-letter', payload, { key: cause, isUrgent })
}
