/** Chance that is the same in every run: the same seed draws the same things in the same order. */
export type Draw = {
  /** From 0 to below 1. */
  readonly share: () => number
  readonly happens: (probability: number) => boolean
  readonly between: (from: number, to: number) => number
  /** Standard normal. */
  readonly normal: () => number
  readonly oneOf: <T>(weighted: readonly (readonly [T, number])[]) => T
}

export function drawFrom(seed: number): Draw {
  let state = seed >>> 0
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    share,
    happens: (probability) => share() < probability,
    between: (from, to) => from + (to - from) * share(),
    normal: () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()),
    oneOf: (weighted) => {
      const total = weighted.reduce((sum, [, weight]) => sum + weight, 0)
      let left = share() * total
      for (const [value, weight] of weighted) {
        left -= weight
        if (left < 0) return value
      }
      const last = weighted.at(-1)
      if (!last) throw new Error('Nothing to draw from')
      return last[0]
    },
  }
}
