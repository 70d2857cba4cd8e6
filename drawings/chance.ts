/** Repeatable chance: the same seed draws the same picture on every machine and every day. */
export type Chance = {
  between: (low: number, high: number) => number
  /** A whole number from 0 up to, not including, `bound`. */
  below: (bound: number) => number
  happens: (probability: number) => boolean
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
}

export function seededChance(seed: string | number): Chance {
  let state = hashOf(seed)
  // Mulberry32: small, quick and even enough for pictures.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return {
    between: (low, high) => low + (high - low) * next(),
    below,
    happens: (probability) => next() < probability,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
  }
}

/** FNV-1a. */
export function hashOf(seed: string | number): number {
  let hash = 2166136261
  for (const character of String(seed)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  return hash >>> 0
}
