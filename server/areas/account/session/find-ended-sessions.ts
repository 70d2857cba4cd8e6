import type { Queryable } from '../../../platform/database/queryable.ts'
import { sessionStore } from './session-store.ts'

/** Which of these sessions nobody may use any more: ended, or of an account that was closed. */
export async function findEndedSessions(
  db: Queryable,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const living = new Set(await sessionStore.listLiving(db, [...new Set(sessionIds)]))
  return new Set(sessionIds.filter((sessionId) => !living.has(sessionId)))
}
