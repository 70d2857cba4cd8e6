import type { AuctionSecrets } from '../../core/auction-secrets.ts'
import { currentBidEur } from '../../core/current-bid.ts'
import type { Light } from '../../core/events.ts'
import { isReleased } from '../../core/phases.ts'
import type { AuctionState } from '../../core/state.ts'

/**
 * What dealers see of the secret target (rules 4): red, yellow from a percent drawn for each
 * auction, green when it is reached, none before the first bid.
 */
export function lightOf(
  secrets: Pick<AuctionSecrets, 'targetPriceEur' | 'yellowFromPercent'>,
  currentBidEur: number | null,
): Light {
  if (currentBidEur === null) return 'none'
  if (currentBidEur >= secrets.targetPriceEur) return 'green'
  const isYellow = currentBidEur * 100 >= secrets.targetPriceEur * secrets.yellowFromPercent
  return isYellow ? 'yellow' : 'red'
}

/** The light of an auction as it stands. */
export function currentLight(state: AuctionState): Light {
  return isReleased(state) ? lightOf(state.secrets, currentBidEur(state)) : 'none'
}

/** A whole percent from 78 to 92, each equally likely (rules 4). */
export function drawnYellowPercent(
  yellowFraction: number,
  range: { readonly yellowFromPercentMin: number; readonly yellowFromPercentMax: number },
): number {
  const choices = range.yellowFromPercentMax - range.yellowFromPercentMin + 1
  return range.yellowFromPercentMin + Math.floor(yellowFraction * choices)
}
