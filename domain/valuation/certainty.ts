/** How sure a figure of comparable sales is: the more there are, and the narrower they lie, the surer. */
export type Certainty = 'high' | 'medium' | 'low'

/**
 * @param width how far a range reaches to either side, as a logarithm; null where no model says it, and then nothing is
 * said to be sure
 */
export function certaintyOf(count: number, width: number | null): Certainty {
  if (count >= 30 && width !== null && width < 0.15) return 'high'
  return count >= 15 && (width ?? 0) < 0.22 ? 'medium' : 'low'
}
