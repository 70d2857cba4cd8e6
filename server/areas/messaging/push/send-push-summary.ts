import { renderPushSummary, shownSubjects } from '#content/notifications/render-push.ts'
import { secondMs } from '#domain/calendar/instant.ts'
import { nextTryInMs } from '#domain/messaging/choices/push-tries.ts'
import { heldUntil, quietUntil } from '#domain/messaging/choices/quiet-hours.ts'
import { actsUntilOf } from '#domain/messaging/notification-table.ts'
import type { Locale } from '#locales/locales.ts'
import { pathToLoose } from '#locales/paths.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { addJobs } from '#server/platform/jobs/jobs.ts'
import { choiceStore } from '../choice-store.ts'
import { knownNotification } from '../known-notification.ts'
import { listReadCauses } from '../message-lists.ts'
import { messageStore } from '../message-store.ts'
import type { PushServices } from '../messaging-services.ts'
import { type Delivered, deliverPush } from './deliver-push.ts'
import { heldPushStore } from './held-push-store.ts'
import { pushKeyOf, queuePushSummary, type SendPush, type SendPushSummary } from './push-job.ts'
import { type PushPayload, pushTopicOf, textOf } from './push-payload.ts'

const summaryTtlSeconds = 12 * 3600

/**
 * The task `send-push-summary`: what came during quiet hours and is still unread, as one push. A single one goes as
 * what it is. Whatever does not reach the reader here within ten minutes stands in their messages.
 */
export function createSendPushSummary(services: PushServices) {
  return async (job: SendPushSummary): Promise<void> => {
    const { pool } = services
    const { customerId, cause } = job
    const held = await heldPushStore.list(pool, customerId)
    const marketNow = await messageStore.findMarketNow(pool)
    const open = await stillOpen(services, { customerId, held, marketNow })
    if (await isQuietAgain(services, { customerId, held, open, marketNow })) return
    const [first] = open
    const isSingle = open.length === 1 && cause === undefined
    if (first && !isSingle) {
      const delivered = await sendSummary(services, { job, first, open })
      if (await isTriedAgain(services, { job, first, open, delivered })) return
    }
    await release(services, { customerId, released: isSingle ? open : [], removed: held })
  }
}

/** What was read or is over needs no word any more. */
async function stillOpen(
  { pool }: PushServices,
  search: {
    readonly customerId: number
    readonly held: readonly SendPush[]
    readonly marketNow: number
  },
): Promise<readonly SendPush[]> {
  const { customerId, held, marketNow } = search
  const causes = held.map(({ cause }) => cause)
  const read = await listReadCauses(pool, { customerId, causes })
  return held.filter((push) => {
    const actsUntil = actsUntilOfPush(push)
    const isOver = actsUntil !== null && actsUntil <= marketNow
    return !isOver && !read.has(push.cause)
  })
}

function actsUntilOfPush({ notification, values = {} }: SendPush): number | null {
  return actsUntilOf(knownNotification(notification), values)
}

/** Their reader has changed the quiet hours meanwhile: what would end in them goes now, the rest waits on. */
async function isQuietAgain(
  services: PushServices,
  about: {
    readonly customerId: number
    readonly held: readonly SendPush[]
    readonly open: readonly SendPush[]
    readonly marketNow: number
  },
): Promise<boolean> {
  const { customerId, held, open, marketNow: now } = about
  const { quietHours } = await choiceStore.load(services.pool, customerId)
  const until = quietUntil(quietHours, now)
  if (until === null) return false
  const isWaiting = (push: SendPush) =>
    open.includes(push) && heldUntil(quietHours, { now, actsUntil: actsUntilOfPush(push) }) !== null
  const removed = held.filter((push) => !isWaiting(push))
  const released = removed.filter((push) => open.includes(push))
  await release(services, { customerId, released, removed })
  if (removed.length < held.length) {
    const runAt = new Date(services.now().getTime() + until - now)
    await queuePushSummary(services.pool, { customerId }, runAt)
  }
  return true
}

/** In one transaction: a push that is held anew must not be removed with those before it. */
async function release(
  { pool }: PushServices,
  about: {
    readonly customerId: number
    readonly released: readonly SendPush[]
    readonly removed: readonly SendPush[]
  },
): Promise<void> {
  const { customerId, released, removed } = about
  const causes = removed.map(({ cause }) => cause)
  if (causes.length === 0) return
  await transaction(pool, async (client) => {
    await heldPushStore.remove(client, { customerId, causes })
    await addJobs(
      client,
      released.map((push) => {
        const options = { key: pushKeyOf(`${push.cause}:held`) }
        return { task: 'send-push', payload: push, options }
      }),
    )
  })
}

type Summary = {
  readonly job: SendPushSummary
  readonly first: SendPush
  readonly open: readonly SendPush[]
}

function causeOf({ job, first, open }: Summary): string {
  return job.cause ?? `push-summary/${first.cause}/${open.length}`
}

function sendSummary(services: PushServices, summary: Summary): Promise<Delivered> {
  const { job, first, open } = summary
  return deliverPush(services, {
    customerId: job.customerId,
    cause: causeOf(summary),
    notification: first.notification,
    ttlSeconds: summaryTtlSeconds,
    isUrgent: false,
    topic: pushTopicOf('summary'),
    payloadFor: (locale) => summaryPayload(services, { open, locale }),
  })
}

async function summaryPayload(
  services: PushServices,
  { open, locale }: { readonly open: readonly SendPush[]; readonly locale: Locale },
): Promise<string> {
  const shown = open.slice(0, shownSubjects)
  const texts = await Promise.all(shown.map((push) => textOf(services, { push, locale })))
  const subjects = texts.map(({ title }) => title)
  const payload: PushPayload = {
    ...renderPushSummary(locale, { count: open.length, subjects }),
    url: services.hosts.origin(locale) + pathToLoose('messages', locale, {}),
    ...{ tag: 'summary', locale, read: [] },
  }
  return JSON.stringify(payload)
}

/** The held pushes stay until a push service has taken the summary or its time is over. */
async function isTriedAgain(
  services: PushServices,
  summary: Summary & { readonly delivered: Delivered },
): Promise<boolean> {
  const { job, delivered } = summary
  if (delivered.kind !== 'busy') return false
  const now = services.now().getTime()
  const tried = { tries: (job.tries ?? 0) + 1, firstTriedAt: job.firstTriedAt ?? now }
  const { retryAfterSeconds } = delivered
  const lastsMs = summaryTtlSeconds * secondMs
  const waitMs = nextTryInMs({ ...tried, now }, { retryAfterSeconds, lastsMs })
  if (waitMs === null) return false
  const { customerId } = job
  const again: SendPushSummary = { customerId, cause: causeOf(summary), ...tried }
  await queuePushSummary(services.pool, again, new Date(now + waitMs))
  return true
}
