import type { PushServices } from '../messaging-services.ts'
import type { ChannelJob } from './channel-job.ts'

/**
 * Without what a saved search found that is not pushed any more: it was deleted or switched off, one of its filters is gone, or
 * its dealer may not bid (rules 1).
 */
export async function withoutEndedSearches(
  { pool, listPushedSearches }: PushServices,
  jobs: readonly ChannelJob[],
): Promise<readonly ChannelJob[]> {
  const searchIds = jobs.flatMap(({ searchId }) => searchId ?? [])
  if (searchIds.length === 0) return jobs
  const pushed = new Set((await listPushedSearches(pool, searchIds)).map((each) => each.searchId))
  return jobs.filter(({ searchId }) => searchId === undefined || pushed.has(searchId))
}
