/** After a break the page waits before it asks again (spec 9.3). */
const firstWaitMs = 3_000
/** However often it was in vain: a minute would be the whole closing phase of an auction. */
const longestWaitMs = 10_000

/**
 * How long to wait after so many attempts in vain: twice as long each time, and by chance up to half
 * of it less, so that the pages of a whole market do not come back in one instant.
 */
export function waitBeforeAttemptMs(inVain: number, chance: number): number {
  const longest = Math.min(longestWaitMs, firstWaitMs * 2 ** inVain)
  const least = Math.max(firstWaitMs, longest / 2)
  return least + chance * (longest - least)
}

export type Retry = {
  readonly later: () => void
  readonly now: () => void
  /** The server has taken all: the next break is a first one again. */
  readonly succeeded: () => void
  readonly stop: () => void
}

export function createRetry(attempt: () => void): Retry {
  let inVain = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const succeeded = () => {
    inVain = 0
  }
  const stop = () => clearTimeout(timer)
  return {
    later: () => {
      stop()
      timer = setTimeout(attempt, waitBeforeAttemptMs(inVain, Math.random()))
      inVain += 1
    },
    now: () => {
      stop()
      succeeded()
      attempt()
    },
    succeeded,
    stop,
  }
}
