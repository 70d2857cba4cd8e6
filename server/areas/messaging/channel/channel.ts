import type { ChosenChannel } from '#domain/messaging/choices/notification-topics.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { ChannelJob, SummaryJob } from './channel-job.ts'
import { type HeldStore, heldStore } from './held-store.ts'

/** Pushes and messages by WhatsApp: what is asked before one goes, held in quiet hours and tried again is the same. */

export type Channel = {
  readonly name: Exclude<ChosenChannel, 'mail'>
  readonly task: 'send-push' | 'send-whatsapp'
  readonly summaryTask: 'send-push-summary' | 'send-whatsapp-summary'
  readonly held: HeldStore
}

export const pushChannel: Channel = {
  name: 'push',
  task: 'send-push',
  summaryTask: 'send-push-summary',
  held: heldStore('held_pushes'),
}

export const whatsAppChannel: Channel = {
  name: 'whatsApp',
  task: 'send-whatsapp',
  summaryTask: 'send-whatsapp-summary',
  held: heldStore('held_whatsapps'),
}

/** The queue's key: a job of the same key is the same job. */
export function jobKeyOf({ name }: Channel, cause: string): string {
  return `${name}:${cause}`
}

/** Later it is tried as often as one that was never tried. */
export function untried({ tries: _, firstTriedAt: _at, ...job }: ChannelJob): ChannelJob {
  return job
}

/** One for each reader, at the time that was said last. */
export function queueSummary(
  db: Queryable,
  { name, summaryTask }: Channel,
  { job, runAt }: { readonly job: SummaryJob; readonly runAt: Date },
): Promise<void> {
  return addJob(db, summaryTask, job, { key: `${name}-summary:${job.customerId}`, runAt })
}
