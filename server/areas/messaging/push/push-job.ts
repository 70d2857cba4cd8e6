import type { PushTries } from '#domain/messaging/choices/push-tries.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { SendMail } from '../mail-job.ts'

/** Payload of the job `send-push`: one notification to all browsers of its reader; its mail may take its place. */
export type SendPush = Pick<
  SendMail,
  'notification' | 'values' | 'cause' | 'createdAt' | 'entityId' | 'auctionId' | 'attachments'
> & { readonly customerId: number } & Partial<PushTries>

/** Payload of the job `send-push-summary`: what was held during quiet hours. */
export type SendPushSummary = {
  readonly customerId: number
  /** Of one that is tried again: browsers that were told are not told again. */
  readonly cause?: string
} & Partial<PushTries>

/** The queue's key: a job of the same key is the same job. */
export function pushKeyOf(cause: string): string {
  return `push:${cause}`
}

/** Later it is tried as often as one that was never tried. */
export function untried({ tries: _, firstTriedAt: _at, ...push }: SendPush): SendPush {
  return push
}

/** One for each reader, at the time that was said last. */
export function queuePushSummary(
  db: Queryable,
  summary: SendPushSummary,
  runAt: Date,
): Promise<void> {
  const key = `push-summary:${summary.customerId}`
  return addJob(db, 'send-push-summary', summary, { key, runAt })
}
