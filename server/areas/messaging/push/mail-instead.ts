import { type ChannelChoices, choiceOf } from '#domain/messaging/choices/channel-choices.ts'
import type { ChosenTopic } from '#domain/messaging/choices/notification-topics.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { SendMail } from '../mail-job.ts'
import { mailStore } from '../mail-store.ts'
import type { PushServices } from '../messaging-services.ts'
import { type SendPush, untried } from './push-job.ts'

/**
 * A push that reached no browser goes as a mail, unless its mail goes anyway. Mail and replacement are two jobs of one
 * cause, so that neither takes the other's place in the queue; whichever comes first sends it.
 */
export async function mailInstead(
  { pool }: PushServices,
  failed: {
    readonly push: SendPush
    readonly topic: ChosenTopic
    readonly channels: ChannelChoices
  },
): Promise<void> {
  const { push, topic, channels } = failed
  const goesAnyway = choiceOf(channels, topic).mail
  // Its reader may have chosen mails only after this one was left out.
  if (goesAnyway && !(await mailStore.isUnchosen(pool, push.cause))) return
  const mail: SendMail = { ...untried(push), isInsteadOfPush: true }
  await addJob(pool, 'send-mail', mail, { key: `instead:${push.cause}` })
}
