/** Chance that a seed repeats exactly: mulberry32, good enough to choose and small enough to read. */
export type Chance = {
  /** From 0 to below 1. */
  readonly next: () => number
  /** A whole number from min to max, both included. */
  readonly whole: (min: number, max: number) => number
  readonly happens: (share: number) => boolean
  readonly pick: <Value>(values: readonly Value[]) => Value
  /** `count` hex digits, for salts and keys. */
  readonly hex: (count: number) => string
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    whole,
    happens: (share) => next() < share,
    pick: (values) => {
      if (values.length === 0) throw new RangeError('nothing to pick from')
      return values[whole(0, values.length - 1)] as never // Within the bounds just checked.
    },
    hex: (count) => Array.from({ length: count }, () => whole(0, 15).toString(16)).join(''),
  }
}
