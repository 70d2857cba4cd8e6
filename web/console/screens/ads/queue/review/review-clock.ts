/** The 24-hour clock of a review (rules 12), as the queue shows it. */

export type ReviewClock = {
  readonly state: 'calm' | 'soon' | 'overdue'
  /** Hours and minutes left, or past the end: `0:18`. */
  readonly clock: string
  /** Of the 24 hours, how much is used up. */
  readonly percent: number
}

const minuteMs = 60_000
const soonMs = 3 * 60 * minuteMs

export function reviewClock(review: {
  readonly submittedAt: string
  readonly dueAt: string
  readonly now: number
}): ReviewClock {
  const from = Date.parse(review.submittedAt)
  const due = Date.parse(review.dueAt)
  const leftMs = due - review.now
  const percent = Math.min(100, Math.max(0, ((review.now - from) / (due - from)) * 100))
  if (leftMs < 0) return { state: 'overdue', clock: hoursAndMinutes(-leftMs), percent: 100 }
  return { state: leftMs < soonMs ? 'soon' : 'calm', clock: hoursAndMinutes(leftMs), percent }
}

/** `23:42`; days are counted as hours, because the clock is one of hours. */
export function hoursAndMinutes(milliseconds: number): string {
  const minutes = Math.floor(Math.max(0, milliseconds) / minuteMs)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
