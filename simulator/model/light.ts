import type { Release } from './scenario.ts'

/** Rules 4: what dealers see of the target. */
export type Light = 'none' | 'red' | 'yellow' | 'green'

export function lightOf(release: Release, priceEur: number | null): Light {
  if (priceEur === null) return 'none'
  if (priceEur >= release.targetEur) return 'green'
  return priceEur * 100 >= release.yellowPercent * release.targetEur ? 'yellow' : 'red'
}
