import type { Question } from '#domain/question/question.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import { questionStore } from './question-store.ts'

/** The questions that exist of the given ids, uncut: the caller cuts them for each viewer. */
export function listQuestionsByIds(db: Queryable, ids: readonly number[]): Promise<Question[]> {
  return questionStore.listByIds(db, ids)
}
