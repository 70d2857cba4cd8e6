/** What a countdown shows and says. Pure, so that the last minute can be tested without waiting. */

export type CountdownTexts = {
  /** "less than 30 seconds" (spec: the clock shows no seconds below thirty). */
  lastSeconds: string
  over: string
  /** "in {days} d {clock}" above a day; without it, hours keep counting. */
  days?: (parts: { days: number; clock: string }) => string
  /** Spoken at thresholds: "Ends in 10 minutes". Without it nothing is announced. */
  announce?: (parts: { minutes: number }) => string
}

/** From here on a countdown is shown in amber, unless its place says otherwise. */
export const tenMinutesMs = 600_000

const dayMs = 86_400_000
const lastSecondsMs = 30_000
/** Announced once when each is passed; more would interrupt the bidder. */
const announcedMinutes = [60, 10, 5, 2, 1]

function pad(count: number): string {
  return String(count).padStart(2, '0')
}

/** `1:42:18`, and `17:04` below an hour. A begun second still counts. */
function clockText(remainingMs: number, hasHours = remainingMs > 3_599_000): string {
  const seconds = Math.ceil(remainingMs / 1000)
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = pad(seconds % 60)
  return hasHours ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`
}

export function countdownText(remainingMs: number, texts: CountdownTexts): string {
  if (remainingMs <= 0) return texts.over
  if (remainingMs < lastSecondsMs) return texts.lastSeconds
  // A begun second counts for the days too, or the last one before a whole day reads 24:00:00.
  const shownMs = Math.ceil(remainingMs / 1000) * 1000
  const days = Math.floor(shownMs / dayMs)
  // Beside a day "17:44" would read as hours.
  if (days > 0 && texts.days) {
    return texts.days({ days, clock: clockText(shownMs % dayMs, true) })
  }
  return clockText(remainingMs)
}

export type CountdownTone = 'calm' | 'soon' | 'last' | 'over'

export function countdownTone(remainingMs: number, soonMs: number): CountdownTone {
  if (remainingMs <= 0) return 'over'
  if (remainingMs < lastSecondsMs) return 'last'
  return remainingMs <= soonMs ? 'soon' : 'calm'
}

/**
 * The minutes to announce when the clock moved from one instant to the next, if a threshold was passed:
 * those that are left, which after a jump are fewer than the threshold's.
 */
export function findAnnouncedMinutes(move: {
  beforeMs: number
  nowMs: number
}): number | undefined {
  const isPassed = announcedMinutes.some(
    (minutes) => move.nowMs <= minutes * 60_000 && move.beforeMs > minutes * 60_000,
  )
  return isPassed && move.nowMs > 0 ? Math.ceil(move.nowMs / 60_000) : undefined
}

/** Milliseconds until the shown figure changes, so the clock wakes no earlier than it must. */
export function nextTickMs(remainingMs: number): number {
  if (remainingMs <= 0) return Number.POSITIVE_INFINITY
  if (remainingMs < lastSecondsMs) return remainingMs
  return remainingMs % 1000 || 1000
}
