import { StartRefused } from '../start-refused.ts'

/** The secret from which all keys are derived (`APP_SECRET`). */

const shortestSecret = 32
/** Of 32 random hexadecimal digits one in ten million is below it, a word written several times always. */
export const leastBits = 84

/** Throws `StartRefused` for a secret that is short or easy to guess; the secret is never named. */
export function checkedSecret(secret: string): string {
  if (secret.length < shortestSecret) {
    throw new StartRefused(`APP_SECRET must have at least ${shortestSecret} random characters`)
  }
  if (guessingBits(secret) < leastBits) {
    throw new StartRefused(
      'APP_SECRET is easy to guess: it repeats itself. Make one with: openssl rand -base64 32',
    )
  }
  return secret
}

/**
 * An upper bound of the bits in a text, by how unlike its characters are. What repeats counts once, and
 * a row such as `abcdef` or `123456` counts by its steps.
 */
export function guessingBits(text: string): number {
  const part = [...text.slice(0, repeatedPart(text))]
  const codes = part.map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return part.length * Math.min(bitsOfOne(codes), bitsOfOne(steps))
}

/** The length of the part that the text consists of; its own length where nothing repeats. */
function repeatedPart(text: string): number {
  for (let length = 1; length < text.length / 2; length++) {
    if (text.slice(length) === text.slice(0, -length)) return length
  }
  return text.length
}

/** Shannon's entropy of one value, in bits. */
function bitsOfOne(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => {
    const share = count / values.length
    return bits - share * Math.log2(share)
  }, 0)
}
