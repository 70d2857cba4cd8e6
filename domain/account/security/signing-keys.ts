import { dayMs, hourMs, type Instant, minuteMs } from '../../calendar/instant.ts'

/** Keys by which tokens for other programs are signed, and when one follows another (rules 11). */

/** How long a program may take somebody for logged in by one ID token. */
export const idTokenMs = hourMs

/** Programs keep a copy of the keys that we publish, so a new one is there a day before it signs. */
export const publishedBeforeMs = dayMs
export const signsMs = 90 * dayMs
/** Clocks differ, and processes look at the keys in turn. */
const toleranceMs = 5 * minuteMs

export type SigningKey = { readonly keyId: string; readonly signsFrom: Instant }

export type SigningKeyPlan = {
  /** To be published, the one that signs first. */
  readonly published: readonly string[]
  /** All tokens that they signed have ended. */
  readonly ended: readonly string[]
  /** From when a key signs that is to be made now; null: none is. */
  readonly nextSignsFrom: Instant | null
}

export function planSigningKeys(keys: readonly SigningKey[], now: Instant): SigningKeyPlan {
  const latestFirst = keys.toSorted((a, b) => b.signsFrom - a.signsFrom)
  const signing = latestFirst.find(({ signsFrom }) => signsFrom <= now)
  if (!signing) return { published: ids(latestFirst), ended: [], nextSignsFrom: now }
  const waiting = latestFirst.filter(({ signsFrom }) => signsFrom > now)
  const earlier = latestFirst.filter(({ signsFrom }) => signsFrom < signing.signsFrom)
  // The key before is needed until its last token has ended; whatever is older has been of no use since.
  const isNeeded = now < signing.signsFrom + idTokenMs + toleranceMs
  const kept = isNeeded ? earlier.slice(0, 1) : []
  const isDue = waiting.length === 0 && now >= signing.signsFrom + signsMs - publishedBeforeMs
  return {
    published: ids([signing, ...waiting, ...kept]),
    ended: ids(earlier.slice(kept.length)),
    nextSignsFrom: isDue ? now + publishedBeforeMs : null,
  }
}

function ids(keys: readonly SigningKey[]): string[] {
  return keys.map(({ keyId }) => keyId)
}
