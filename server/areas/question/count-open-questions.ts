import type { Queryable } from '../../platform/database/queryable.ts'
import { questionStore } from './question-store.ts'

/** How many questions wait for each ad's seller; ads without any are left out. */
export function countOpenQuestions(
  db: Queryable,
  listingIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  return questionStore.countOpen(db, listingIds)
}
