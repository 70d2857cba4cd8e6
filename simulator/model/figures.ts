/**
 * The figures of the rules page, written a second time on purpose: the model must not share a
 * typing error with the program that it checks. Nothing here is read from the settings.
 */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const figures = {
  closingPhaseMs: 10 * MINUTE,
  softCloseMs: 3 * MINUTE,
  longestExtensionMs: 30 * MINUTE,
  doubleStepAfterMs: 15 * MINUTE,
  fourfoldStepAfterMs: 25 * MINUTE,
  latestHour: 17,
  bidTooHighTimes: 3,
  firstBidTooHighTimes: 4,
  limitTooHighTimes: 5,
  buyNowOffAtPercent: 95,
  bindingMs: 48 * HOUR,
  bindingAfterCounterMs: 72 * HOUR,
  turnMs: 24 * HOUR,
  countersASide: 3,
  reservationMs: 48 * HOUR,
  lateOffersOpenAfterMs: 24 * HOUR,
  lateOffersUntilMs: 14 * DAY,
  lateOfferMs: 48 * HOUR,
  declinedShownMs: 24 * HOUR,
  restartAsIsAfterMs: 24 * HOUR,
  reducedAtLeastPercent: 5,
  rounds: 3,
  leastTargetEur: 1_000,
  roundsWithinMs: 60 * DAY,
  followUpWithinMs: 7 * DAY,
  acceptAfterFollowUpMs: 24 * HOUR,
  outageCountsFromMs: 2 * MINUTE,
  outageReachesMs: HOUR,
  outageMovesMs: DAY,
  voidLeastLeftMs: 15 * MINUTE,
  takeBackMs: 30 * MINUTE,
  leaveAfterDefectMs: 2 * HOUR,
  defectMovesUnderMs: 2 * HOUR + 15 * MINUTE,
  twoOperatorsInLastMs: HOUR,
  chanceAskedMs: 24 * HOUR,
  chanceGrantedWithinMs: 7 * DAY,
  chanceLeastPercent: 95,
  slotLeadMs: 20 * HOUR,
  slotRunMs: 23 * HOUR + 30 * MINUTE,
  auctionsInSlot: 4,
} as const

/** Rules 4, the steps by current bid. */
export function stepAt(currentEur: number): number {
  if (currentEur < 5_000) return 50
  if (currentEur < 25_000) return 100
  if (currentEur < 50_000) return 250
  if (currentEur < 100_000) return 500
  return 1_000
}
