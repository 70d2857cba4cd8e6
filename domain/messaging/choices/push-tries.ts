import { type Instant, minuteMs, secondMs } from '../../calendar/instant.ts'

/** Of a push that a push service had no time for. */
export type PushTries = {
  /** How often it was tried. */
  readonly tries: number
  readonly firstTriedAt: Instant
}

/** After these, or as soon as the next one would come too late, it is tried no more. */
const maxTries = 6
const longestMs = 10 * minuteMs
const firstWaitMs = 10 * secondMs

/**
 * How long to wait before the next try; null where there is none. A push service may ask for a longer wait than anybody
 * has time for.
 *
 * @param tried With this try counted.
 * @param lastsMs How long somebody can still act on it.
 */
export function nextTryInMs(
  tried: PushTries & { readonly now: Instant },
  answer: { readonly retryAfterSeconds: number | null; readonly lastsMs: number },
): number | null {
  const { tries, firstTriedAt, now } = tried
  if (tries >= maxTries) return null
  const { retryAfterSeconds, lastsMs } = answer
  const waitMs =
    retryAfterSeconds === null ? firstWaitMs * 2 ** (tries - 1) : retryAfterSeconds * secondMs
  const isTooLate = waitMs >= lastsMs || now + waitMs > firstTriedAt + longestMs
  return isTooLate ? null : waitMs
}
