import { hourMs, minuteMs, secondMs } from '#domain/calendar/instant.ts'
import { topicRow } from '#domain/messaging/choices/notification-topics.ts'
import { pushChannel } from '../channel/channel.ts'
import type { ChannelJob } from '../channel/channel-job.ts'
import { type DueMessage, findDue, isTriedAgain } from '../channel/due-message.ts'
import { mailInstead } from '../channel/mail-instead.ts'
import type { PushServices } from '../messaging-services.ts'
import { deliverPush } from './deliver-push.ts'
import { payloadOf, pushTopicOf, tagOf } from './push-payload.ts'

/** A day at most; nobody acts on what is older. */
const longestTtlMs = 24 * hourMs
const shortestTtlMs = minuteMs

/**
 * The task `send-push`: tells all browsers of the reader, unless the message was read meanwhile, its time is over or
 * it is their quiet hours. It may run again after a crash; each browser is told once.
 */
export function createSendPush(services: PushServices) {
  return async (job: ChannelJob): Promise<void> => {
    const due = await findDue(services, { channel: pushChannel, job })
    if (due) await sendNow(services, due)
  }
}

async function sendNow(services: PushServices, due: DueMessage): Promise<void> {
  const { job, topic, lastsMs } = due
  const { customerId, cause, notification } = job
  const startedAt = services.now().getTime()
  const delivered = await deliverPush(services, {
    ...{ customerId, cause, notification },
    ttlSeconds: Math.round(Math.min(Math.max(lastsMs, shortestTtlMs), longestTtlMs) / secondMs),
    isUrgent: topicRow(topic).presets.urgent.push,
    topic: pushTopicOf(`${topic}/${tagOf(job)}`),
    payloadFor: (locale) => payloadOf(services, { push: job, locale }),
  })
  if (delivered.kind === 'reached') return
  if (delivered.kind === 'nobody') return mailInstead(services.pool, due)
  const { retryAfterSeconds, hasReached } = delivered
  const failed = { channel: pushChannel, job, lastsMs, startedAt, retryAfterSeconds }
  if (await isTriedAgain(services, failed)) return
  if (!hasReached) await mailInstead(services.pool, due)
}
