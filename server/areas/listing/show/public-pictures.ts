import type { PublicPictures } from '../records/listing-services.ts'

/** A type plate is private no later than this. */
const knownPublicMs = 10_000
const mostKnown = 10_000
/** Some pages of vehicles. */
const mostLapsed = 200

export function createPublicPictures(now: () => Date): PublicPictures {
  const publicUntil = new Map<string, number>()
  return {
    has: (key) => (publicUntil.get(key) ?? 0) > now().getTime(),
    add: (keys) => {
      if (publicUntil.size >= mostKnown) publicUntil.clear()
      for (const key of keys) {
        // Those that were looked at last stand last.
        publicUntil.delete(key)
        publicUntil.set(key, now().getTime() + knownPublicMs)
      }
    },
    lapsed: () => {
      const at = now().getTime()
      return [...publicUntil].flatMap(([key, until]) => (until > at ? [] : key)).slice(-mostLapsed)
    },
  }
}
