import { secondMs } from '#domain/calendar/instant.ts'
import { nextTryInMs } from '#domain/messaging/choices/push-tries.ts'
import { heldUntil, quietUntil } from '#domain/messaging/choices/quiet-hours.ts'
import { actsUntilOf } from '#domain/messaging/notification-table.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { addJobs } from '#server/platform/jobs/jobs.ts'
import { choiceStore } from '../choice-store.ts'
import { knownNotification } from '../known-notification.ts'
import { listReadCauses } from '../message-lists.ts'
import { messageStore } from '../message-store.ts'
import type { PushServices } from '../messaging-services.ts'
import { type Channel, jobKeyOf, queueSummary } from './channel.ts'
import type { ChannelJob, SummaryJob } from './channel-job.ts'
import type { Delivered } from './delivered.ts'
import { withoutEndedSearches } from './ended-searches.ts'

export const summaryLastsSeconds = 12 * 3600

/** What was held, to be told as one. */
export type Summary = {
  readonly customerId: number
  /** Unique for what it tells. */
  readonly cause: string
  readonly first: ChannelJob
  readonly open: readonly ChannelJob[]
}

/**
 * The task of a channel's summary: what came during quiet hours and is still unread, as one message. A single one goes as
 * what it is. Whatever does not reach the reader here within ten minutes stands in their messages.
 */
export function createSendSummary(
  services: PushServices,
  channel: Channel,
  deliver: (summary: Summary) => Promise<Delivered>,
) {
  return async (job: SummaryJob): Promise<void> => {
    const { customerId } = job
    const held = await channel.held.list(services.pool, customerId)
    const marketNow = await messageStore.findMarketNow(services.pool)
    const open = await stillOpen(services, { customerId, held, marketNow })
    const about = { channel, customerId, held, open, marketNow }
    if (await isQuietAgain(services, about)) return
    const [first] = open
    const isSingle = open.length === 1 && job.cause === undefined
    if (first && !isSingle) {
      const cause = job.cause ?? `${channel.name}-summary/${first.cause}/${open.length}`
      const delivered = await deliver({ customerId, cause, first, open })
      if (await isTriedAgain(services, { channel, job: { ...job, cause }, delivered })) return
    }
    await release(services, { ...about, released: isSingle ? open : [], removed: held })
  }
}

/** What was read or is over needs no word any more. */
async function stillOpen(
  services: PushServices,
  search: {
    readonly customerId: number
    readonly held: readonly ChannelJob[]
    readonly marketNow: number
  },
): Promise<readonly ChannelJob[]> {
  const { customerId, held, marketNow } = search
  const causes = held.map(({ cause }) => cause)
  const read = await listReadCauses(services.pool, { customerId, causes })
  const current = await withoutEndedSearches(services, held)
  return current.filter((job) => {
    const actsUntil = actsUntilOfJob(job)
    const isOver = actsUntil !== null && actsUntil <= marketNow
    return !isOver && !read.has(job.cause)
  })
}

function actsUntilOfJob({ notification, values = {} }: ChannelJob): number | null {
  return actsUntilOf(knownNotification(notification), values)
}

/** Their reader has changed the quiet hours meanwhile: what would end in them goes now, the rest waits on. */
async function isQuietAgain(
  services: PushServices,
  about: {
    readonly channel: Channel
    readonly customerId: number
    readonly held: readonly ChannelJob[]
    readonly open: readonly ChannelJob[]
    readonly marketNow: number
  },
): Promise<boolean> {
  const { channel, customerId, held, open, marketNow: now } = about
  const { quietHours } = await choiceStore.load(services.pool, customerId)
  const until = quietUntil(quietHours, now)
  if (until === null) return false
  const isWaiting = (job: ChannelJob) =>
    open.includes(job) && heldUntil(quietHours, { now, actsUntil: actsUntilOfJob(job) }) !== null
  const removed = held.filter((job) => !isWaiting(job))
  const released = removed.filter((job) => open.includes(job))
  await release(services, { channel, customerId, released, removed })
  if (removed.length < held.length) {
    const runAt = new Date(services.now().getTime() + until - now)
    await queueSummary(services.pool, channel, { job: { customerId }, runAt })
  }
  return true
}

/** In one transaction: a message that is held anew must not be removed with those before it. */
async function release(
  { pool }: PushServices,
  about: {
    readonly channel: Channel
    readonly customerId: number
    readonly released: readonly ChannelJob[]
    readonly removed: readonly ChannelJob[]
  },
): Promise<void> {
  const { channel, customerId, released, removed } = about
  const causes = removed.map(({ cause }) => cause)
  if (causes.length === 0) return
  await transaction(pool, async (client) => {
    await channel.held.remove(client, { customerId, causes })
    await addJobs(
      client,
      released.map((job) => {
        const options = { key: jobKeyOf(channel, `${job.cause}:held`) }
        return { task: channel.task, payload: job, options }
      }),
    )
  })
}

/** What is held stays until the service has taken the summary or its time is over. */
async function isTriedAgain(
  services: PushServices,
  summary: {
    readonly channel: Channel
    readonly job: SummaryJob & { readonly cause: string }
    readonly delivered: Delivered
  },
): Promise<boolean> {
  const { channel, job, delivered } = summary
  if (delivered.kind !== 'busy') return false
  const now = services.now().getTime()
  const tried = { tries: (job.tries ?? 0) + 1, firstTriedAt: job.firstTriedAt ?? now }
  const { retryAfterSeconds } = delivered
  const lastsMs = summaryLastsSeconds * secondMs
  const waitMs = nextTryInMs({ ...tried, now }, { retryAfterSeconds, lastsMs })
  if (waitMs === null) return false
  const { customerId, cause } = job
  const again = { customerId, cause, ...tried }
  await queueSummary(services.pool, channel, { job: again, runAt: new Date(now + waitMs) })
  return true
}
