import { hourMs, minuteMs, secondMs } from '#domain/calendar/instant.ts'
import { type ChannelChoices, choiceOf } from '#domain/messaging/choices/channel-choices.ts'
import {
  type ChosenTopic,
  isChosenTopic,
  topicRow,
} from '#domain/messaging/choices/notification-topics.ts'
import { nextTryInMs, type PushTries } from '#domain/messaging/choices/push-tries.ts'
import { heldUntil } from '#domain/messaging/choices/quiet-hours.ts'
import { groupKeyOf } from '#domain/messaging/messages.ts'
import { actsUntilOf, notificationRow } from '#domain/messaging/notification-table.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import { choiceStore, type NotificationChoices } from '../choice-store.ts'
import { knownNotification } from '../known-notification.ts'
import { messageStore } from '../message-store.ts'
import type { PushServices } from '../messaging-services.ts'
import { deliverPush } from './deliver-push.ts'
import { heldPushStore } from './held-push-store.ts'
import { mailInstead } from './mail-instead.ts'
import { pushKeyOf, queuePushSummary, type SendPush, untried } from './push-job.ts'
import { payloadOf, pushTopicOf } from './push-payload.ts'

/** A day at most; nobody acts on what is older. */
const longestTtlMs = 24 * hourMs
const usualTtlMs = 12 * hourMs
const shortestTtlMs = minuteMs

/**
 * The task `send-push`: tells all browsers of the reader, unless the message was read meanwhile, its time is over or
 * it is their quiet hours. It may run again after a crash; each browser is told once.
 */
export function createSendPush(services: PushServices) {
  return async (push: SendPush): Promise<void> => {
    const { topic } = notificationRow(knownNotification(push.notification))
    if (!isChosenTopic(topic)) return
    const choices = await choiceStore.load(services.pool, push.customerId)
    const isStillWanted = choiceOf(choices.channels, topic).push
    if (!isStillWanted || (await isRead(services, push))) return
    const marketNow = await messageStore.findMarketNow(services.pool)
    const actsUntil = actsUntilOf(knownNotification(push.notification), push.values ?? {})
    if (actsUntil !== null && actsUntil <= marketNow) return
    if (await wasHeld(services, { push, choices, marketNow, actsUntil })) return
    const lastsMs = (actsUntil ?? marketNow + usualTtlMs) - marketNow
    await sendNow(services, { push, topic, lastsMs, channels: choices.channels })
  }
}

async function isRead({ pool }: PushServices, { customerId, cause }: SendPush): Promise<boolean> {
  return (await messageStore.findByCause(pool, { customerId, cause }))?.isRead === true
}

/** Quiet hours count by the market's time, as deadlines do; the queue runs by real time. */
async function wasHeld(
  { pool, now }: PushServices,
  due: {
    readonly push: SendPush
    readonly choices: NotificationChoices
    readonly marketNow: number
    readonly actsUntil: number | null
  },
): Promise<boolean> {
  const { push, marketNow, actsUntil } = due
  const until = heldUntil(due.choices.quietHours, { now: marketNow, actsUntil })
  if (until === null) return false
  const { customerId } = push
  await heldPushStore.add(pool, { customerId, push: untried(push), now: now() })
  await queuePushSummary(pool, { customerId }, new Date(now().getTime() + until - marketNow))
  return true
}

type DuePush = {
  readonly push: SendPush
  readonly topic: ChosenTopic
  readonly lastsMs: number
  readonly channels: ChannelChoices
}

async function sendNow(services: PushServices, due: DuePush): Promise<void> {
  const { push, topic, lastsMs } = due
  const { customerId, cause, notification, entityId = null } = push
  const startedAt = services.now().getTime()
  const delivered = await deliverPush(services, {
    ...{ customerId, cause, notification },
    ttlSeconds: Math.round(Math.min(Math.max(lastsMs, shortestTtlMs), longestTtlMs) / secondMs),
    isUrgent: topicRow(topic).presets.urgent.push,
    topic: pushTopicOf(`${topic}/${groupKeyOf({ entityId })}`),
    payloadFor: (locale) => payloadOf(services, { push, locale }),
  })
  if (delivered.kind === 'reached') return
  if (delivered.kind === 'nobody') return mailInstead(services, due)
  const { retryAfterSeconds, hasReached } = delivered
  if (await isTriedAgain(services, { ...due, startedAt, retryAfterSeconds })) return
  if (!hasReached) await mailInstead(services, due)
}

async function isTriedAgain(
  services: PushServices,
  failed: DuePush & { readonly startedAt: number; readonly retryAfterSeconds: number | null },
): Promise<boolean> {
  const { push, startedAt, retryAfterSeconds } = failed
  const now = services.now().getTime()
  const tries = (push.tries ?? 0) + 1
  const again: SendPush & PushTries = {
    ...push,
    ...{ tries, firstTriedAt: push.firstTriedAt ?? startedAt },
  }
  const lastsMs = failed.lastsMs - (now - startedAt)
  const waitMs = nextTryInMs({ ...again, now }, { retryAfterSeconds, lastsMs })
  if (waitMs === null) return false
  await addJob(services.pool, 'send-push', again, {
    key: pushKeyOf(`${push.cause}:${tries}`),
    runAt: new Date(now + waitMs),
  })
  return true
}
