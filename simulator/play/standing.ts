import type { ModelState } from '../model/model-state.ts'
import type { Auction } from './auction.ts'

/** Where an auction stands, as far as it decides who is likely to act on it next. */

const minute = 60_000
const hour = 60 * minute

export function isHotNow({ status, endsAt }: ModelState, now: number): boolean {
  return (status === 'running' || status === 'hotbidding') && endsAt - now < 12 * minute
}

export function waitsForReview(
  { auctions }: { readonly auctions: readonly Auction[] },
  { name }: Auction,
  { hasNextRound }: ModelState,
): boolean {
  return hasNextRound && auctions.every(({ roundBefore }) => roundBefore !== name)
}

export function isOpen({ status }: ModelState): boolean {
  return status !== 'sold' && status !== 'failed_na' && status !== 'inactive'
}

/** Its owner may come back; whoever else tries something is refused. */
export function isResting({ status, hasNextRound }: ModelState): boolean {
  return status === 'inactive' && !hasNextRound
}

/** Somebody waits for an answer: rare, and it leads to a further round or sale. */
export function waitsForAnswer(state: ModelState): boolean {
  const { secondChance, renegotiation, restartDue, hasNextRound, lateOpen, status } = state
  const isAsked = lateOpen || status === 'anr_offer_above_targetprice'
  return !hasNextRound && (secondChance !== null || renegotiation !== null || restartDue || isAsked)
}

export function isSoldLately({ sold }: ModelState, now: number): boolean {
  return sold !== null && now < sold.at + 8 * 24 * hour
}
