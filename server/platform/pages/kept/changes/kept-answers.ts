import type { TransportAnswer } from '#contract/client.ts'
import type { Revisions } from './revisions.ts'

/**
 * Answers that nearly every page asks for, such as the bar above it, kept until what they depend on has changed: so a page that
 * is drawn asks the database for its own alone.
 */
export type KeptAnswers = {
  /** @param key Names the call, its language and its host. */
  readonly find: (key: string, ask: () => Promise<KnownAnswer>) => Promise<KnownAnswer>
}

export type KnownAnswer = {
  readonly answer: TransportAnswer
  /** What it depends on; undefined when nobody knows, or when it was one caller's own. */
  readonly subjects: readonly string[] | undefined
}

/** Some for each language. */
const maxKept = 500

/** @param isShared Whether so many pages show these that the answer is worth keeping. */
export function createKeptAnswers(
  revisions: Revisions,
  isShared: (subjects: readonly string[]) => boolean,
): KeptAnswers {
  const kept = new Map<string, KnownAnswer & { readonly revision: number }>()
  return {
    find: async (key, ask) => {
      const known = kept.get(key)
      if (known?.subjects && revisions.isCurrent(known.subjects, known.revision)) return known
      const revision = revisions.current()
      const { answer, subjects } = await ask()
      kept.delete(key)
      if (answer.status !== 200 || !subjects || !isShared(subjects)) return { answer, subjects }
      kept.set(key, { answer, subjects, revision })
      const [oldest] = kept.size > maxKept ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
      return { answer, subjects }
    },
  }
}
