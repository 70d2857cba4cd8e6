import type { Queryable } from '#server/platform/database/queryable.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { AgentsToEnd } from '../account-services.ts'

/**
 * In the transaction after which a dealer may not bid: their agents end even where the process dies
 * before it has ended them (rules 5). `why` is part of the job's name, so that two reasons are two jobs.
 */
export async function queueEndOfAgents(
  client: Queryable,
  { why, ...ended }: AgentsToEnd & { readonly why: 'blocked' | 'linked' },
): Promise<void> {
  const of = [ended.merchantId, ended.ownerCustomerId].filter((id) => id !== undefined)
  const key = `end-agents:${why}:${of.join(':')}`
  await addJob(client, 'end-agents', ended, { key, isUrgent: true })
}
