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
      const lapsed: string[] = []
      for (const [key, until] of publicUntil) {
        if (until > at) break
        lapsed.push(key)
      }
      // Those before them are asked about when somebody looks at them again.
      for (const key of lapsed.slice(0, -mostLapsed)) publicUntil.delete(key)
      return lapsed.slice(-mostLapsed)
    },
  }
}
