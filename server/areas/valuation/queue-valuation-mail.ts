import { dayMs } from '#domain/calendar/instant.ts'
import {
  isReportOpen,
  isReportUnused,
  isUnfinished,
  reportReminderDays,
  unfinishedReminderDays,
} from '#domain/valuation/request/valuation-request.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { findMarketNow } from '../auction/api.ts'
import { findListing } from '../listing/api.ts'
import type { SendMail } from '../messaging/api.ts'
import { findByAd, type StoredValuation } from './valuation-store.ts'

type ValuationMail =
  | 'valuation_ready'
  | 'valuation_computed'
  | 'valuation_report_reminder'
  | 'valuation_unfinished_reminder'

/** A mail to the address that the owner gave, in the language they asked in, with the report's address. */
export async function queueValuationMail(
  db: Queryable,
  { entityId, kind, email, locale, reportId }: StoredValuation,
  mail: {
    readonly notification: ValuationMail
    readonly cause: string
  },
): Promise<void> {
  if (email === null) return
  const report: SendMail['screen'] =
    kind === 'motorhome'
      ? { name: 'valuateMotorhomeReport', params: { rest: reportId } }
      : { name: 'valuateTrailerReport', params: { slug: reportId } }
  const funnel: SendMail['screen'] = {
    name: kind === 'motorhome' ? 'valuateMotorhomeStep' : 'valuateTrailerStep',
    params: { step: '1' },
  }
  const screen = mail.notification === 'valuation_unfinished_reminder' ? funnel : report
  const job: SendMail = { ...mail, email, locale, entityId, screen }
  await addJob(db, 'send-mail', job, { key: mail.cause })
}

/** The letters after an answer, each a job of its own; what its owner does meanwhile stops them. */
export async function queueReportReminders(
  db: Queryable,
  { entityId }: StoredValuation,
  now: Date,
): Promise<void> {
  for (const afterDays of reportReminderDays) {
    const job: Reminder = { entityId, afterDays }
    await addJob(db, 'remind-of-valuation', job, {
      key: `remind-of-valuation:${entityId}:${afterDays}`,
      runAt: new Date(now.getTime() + afterDays * dayMs),
    })
  }
}

/** The letters to whoever has left their address and not sent the request; each step moves them on. */
export async function queueUnfinishedReminders(
  db: Queryable,
  { entityId }: StoredValuation,
  now: Date,
): Promise<void> {
  for (const unfinishedDays of unfinishedReminderDays) {
    const job: Reminder = { entityId, unfinishedDays }
    await addJob(db, 'remind-of-valuation', job, {
      key: `remind-of-valuation:${entityId}:unfinished:${unfinishedDays}`,
      runAt: new Date(now.getTime() + unfinishedDays * dayMs),
    })
  }
}

/** Of a day that the owner named, or of a report that was left unused for so many days. */
type Reminder =
  | { readonly entityId: number; readonly postponedUntil: number }
  | { readonly entityId: number; readonly afterDays: number }
  | { readonly entityId: number; readonly unfinishedDays: number }

/** The task `remind-of-valuation`: one letter, if it still fits and the report can be read. */
export function createRemindOfValuation({ pool }: Pick<Services, 'pool'>) {
  return async (job: Reminder): Promise<void> => {
    const { entityId } = job
    const valuation = await findByAd(pool, entityId)
    if (!valuation || !(await isStillWanted(pool, valuation, job))) return
    if ('unfinishedDays' in job) {
      await queueValuationMail(pool, valuation, {
        notification: 'valuation_unfinished_reminder',
        cause: `valuation_unfinished:${entityId}:${job.unfinishedDays}`,
      })
      return
    }
    const occasion = 'afterDays' in job ? `unused:${job.afterDays}` : job.postponedUntil
    await queueValuationMail(pool, valuation, {
      notification: 'valuation_report_reminder',
      cause: `valuation_later:${entityId}:${occasion}`,
    })
  }
}

async function isStillWanted(
  db: Queryable,
  valuation: StoredValuation,
  job: Reminder,
): Promise<boolean> {
  const now = await findMarketNow(db)
  if ('postponedUntil' in job) {
    return valuation.postponedUntil === job.postponedUntil && isReportOpen(valuation, now)
  }
  const listing = await findListing(db, job.entityId)
  const isAdEditing = listing?.submittedAt === null
  return 'unfinishedDays' in job
    ? isUnfinished(valuation, { isAdEditing })
    : isReportUnused(valuation, { isAdEditing, now })
}
