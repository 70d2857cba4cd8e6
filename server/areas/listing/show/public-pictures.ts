import type { PublicPictures } from '../records/listing-services.ts'

/** A type plate is private no later than this. */
const knownPublicMs = 10_000
const mostKnown = 10_000

export function createPublicPictures(now: () => Date): PublicPictures {
  const publicUntil = new Map<string, number>()
  return {
    has: (key) => (publicUntil.get(key) ?? 0) > now().getTime(),
    add: (keys) => {
      if (publicUntil.size >= mostKnown) publicUntil.clear()
      for (const key of keys) publicUntil.set(key, now().getTime() + knownPublicMs)
    },
  }
}
