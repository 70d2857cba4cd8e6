import { type ChannelChoices, choiceOf } from '#domain/messaging/choices/channel-choices.ts'
import type { ChosenTopic } from '#domain/messaging/choices/notification-topics.ts'
import { goesBy } from '#domain/messaging/notification-table.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import { knownNotification } from '../known-notification.ts'
import type { SendMail } from '../mail-job.ts'
import { mailStore } from '../mail-store.ts'
import { untried } from './channel.ts'
import type { ChannelJob } from './channel-job.ts'

/**
 * A push that reached no browser, or a message by WhatsApp that did not arrive, goes as a mail, unless its mail goes anyway. Mail
 * and replacement are two jobs of one cause, so that neither takes the other's place in the queue; whichever comes first sends it.
 */
export async function mailInstead(
  db: Queryable,
  failed: {
    readonly job: ChannelJob
    readonly topic: ChosenTopic
    readonly channels: ChannelChoices
  },
): Promise<void> {
  const { job, topic, channels } = failed
  if (!goesBy(knownNotification(job.notification), 'mail')) return
  const goesAnyway = choiceOf(channels, topic).mail
  // Its reader may have chosen mails only after this one was left out.
  if (goesAnyway && !(await mailStore.isUnchosen(db, job.cause))) return
  const mail: SendMail = { ...untried(job), isInsteadOfPush: true }
  await addJob(db, 'send-mail', mail, { key: `instead:${job.cause}` })
}
