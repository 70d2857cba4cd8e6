import { reminderDueAt } from '#domain/messaging/reminder-steps.ts'
import type { Queryable } from '../../../../platform/database/queryable.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'

/** Payload of the job `remind-of-ad`: an ad that its owner has begun. */
export type RemindOfAd = { readonly entityId: number; readonly step: number }

/**
 * The next mail about an ad that nobody finishes; without effect after the last. One job an ad: what happened to it
 * meanwhile is asked when the job runs.
 * @param since When it was left, in real time.
 */
export async function queueAdReminder(
  db: Queryable,
  reminder: RemindOfAd & { readonly since: Date },
): Promise<void> {
  const { entityId, step, since } = reminder
  const dueAt = reminderDueAt('COMPLETE_AD_REMINDER', { since: since.getTime(), step })
  if (dueAt === null) return
  const job: RemindOfAd = { entityId, step }
  await addJob(db, 'remind-of-ad', job, {
    key: `remind-of-ad:${entityId}:${step}`,
    runAt: new Date(dueAt),
  })
}
