/**
 * What has changed since a page was drawn. Every change has a number in one row; a page is good as long
 * as none of its subjects changed after the number at which its drawing began.
 */

export type Revisions = {
  /** The number of the last change. */
  readonly current: () => number
  readonly change: (subject: string) => void
  readonly changeAll: () => void
  /** Whether none of the subjects has changed after `revision`. */
  readonly isCurrent: (subjects: readonly string[], revision: number) => boolean
}

/** Beyond this the list begins anew, and all pages are drawn once more. */
const subjectLimit = 20_000

export function createRevisions(limit = subjectLimit): Revisions {
  const changes = new Map<string, number>()
  let current = 0
  let ofAll = 0

  const changeAll = () => {
    current += 1
    ofAll = current
    changes.clear()
  }
  return {
    current: () => current,
    changeAll,
    change: (subject) => {
      if (changes.size >= limit && !changes.has(subject)) return changeAll()
      current += 1
      changes.set(subject, current)
    },
    isCurrent: (subjects, revision) =>
      ofAll <= revision && subjects.every((subject) => (changes.get(subject) ?? 0) <= revision),
  }
}
