import { hourMs } from '#domain/calendar/instant.ts'
import { type ChannelChoices, choiceOf } from '#domain/messaging/choices/channel-choices.ts'
import { type ChosenTopic, isChosenTopic } from '#domain/messaging/choices/notification-topics.ts'
import { nextTryInMs, type PushTries } from '#domain/messaging/choices/push-tries.ts'
import { heldUntil } from '#domain/messaging/choices/quiet-hours.ts'
import { actsUntilOf, notificationRow } from '#domain/messaging/notification-table.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import { choiceStore, type NotificationChoices } from '../choice-store.ts'
import { knownNotification } from '../known-notification.ts'
import { messageStore } from '../message-store.ts'
import type { PushServices } from '../messaging-services.ts'
import { type Channel, jobKeyOf, queueSummary, untried } from './channel.ts'
import type { ChannelJob } from './channel-job.ts'
import { withoutEndedSearches } from './ended-searches.ts'

const usualLastsMs = 12 * hourMs

export type DueMessage = {
  readonly job: ChannelJob
  readonly topic: ChosenTopic
  /** How long somebody can still act on it. */
  readonly lastsMs: number
  readonly channels: ChannelChoices
}

/**
 * Null where it does not go now: its reader does not want it any more or has read it, its time is over, or it waits for the
 * end of their quiet hours.
 */
export async function findDue(
  services: PushServices,
  { channel, job }: { readonly channel: Channel; readonly job: ChannelJob },
): Promise<DueMessage | null> {
  const { pool } = services
  const { customerId, cause } = job
  const code = knownNotification(job.notification)
  const { topic } = notificationRow(code)
  if (!isChosenTopic(topic)) return null
  const choices = await choiceStore.load(pool, customerId)
  if (!choiceOf(choices.channels, topic)[channel.name]) return null
  if ((await messageStore.findByCause(pool, { customerId, cause }))?.isRead === true) return null
  if ((await withoutEndedSearches(services, [job])).length === 0) return null
  const marketNow = await messageStore.findMarketNow(pool)
  const actsUntil = actsUntilOf(code, job.values ?? {})
  if (actsUntil !== null && actsUntil <= marketNow) return null
  if (await wasHeld(services, { channel, job, choices, marketNow, actsUntil })) return null
  const lastsMs = (actsUntil ?? marketNow + usualLastsMs) - marketNow
  return { job, topic, lastsMs, channels: choices.channels }
}

/** Quiet hours count by the market's time, as deadlines do; the queue runs by real time. */
async function wasHeld(
  { pool, now }: PushServices,
  due: {
    readonly channel: Channel
    readonly job: ChannelJob
    readonly choices: NotificationChoices
    readonly marketNow: number
    readonly actsUntil: number | null
  },
): Promise<boolean> {
  const { channel, job, marketNow, actsUntil } = due
  const until = heldUntil(due.choices.quietHours, { now: marketNow, actsUntil })
  if (until === null) return false
  const { customerId } = job
  await channel.held.add(pool, { customerId, job: untried(job), now: now() })
  const runAt = new Date(now().getTime() + until - marketNow)
  await queueSummary(pool, channel, { job: { customerId }, runAt })
  return true
}

/** False where it is tried no more. */
export async function isTriedAgain(
  services: PushServices,
  failed: Pick<DueMessage, 'job' | 'lastsMs'> & {
    readonly channel: Channel
    readonly startedAt: number
    readonly retryAfterSeconds: number | null
  },
): Promise<boolean> {
  const { channel, job, startedAt, retryAfterSeconds } = failed
  const now = services.now().getTime()
  const tries = (job.tries ?? 0) + 1
  const again: ChannelJob & PushTries = {
    ...job,
    ...{ tries, firstTriedAt: job.firstTriedAt ?? startedAt },
  }
  const lastsMs = failed.lastsMs - (now - startedAt)
  const waitMs = nextTryInMs({ ...again, now }, { retryAfterSeconds, lastsMs })
  if (waitMs === null) return false
  await addJob(services.pool, channel.task, again, {
    key: jobKeyOf(channel, `${job.cause}:${tries}`),
    runAt: new Date(now + waitMs),
  })
  return true
}
