import { shareOf } from '../money/rounding.ts'

export type CommissionSettings = {
  readonly rateBasisPoints: number
  readonly minCents: number
  readonly maxCents: number
}

/** 1.75% of the net hammer price, at least 399.00, at most 3,500.00 EUR net (spec 9.1). */
export const defaultCommissionSettings: CommissionSettings = {
  rateBasisPoints: 175,
  minCents: 39_900,
  maxCents: 350_000,
}

/** The dealer's commission, net, half-up to the cent (rules 10). */
export function commissionCents(netHammerCents: number, settings: CommissionSettings): number {
  const share = shareOf(netHammerCents, settings.rateBasisPoints)
  return Math.min(Math.max(share, settings.minCents), settings.maxCents)
}
