import type { Telling } from '../model/telling.ts'
import type { Auction } from './auction.ts'

/** Where an auction stands, as far as it decides who is likely to act on it next. */

const minute = 60_000
const hour = 60 * minute

export function isHotNow({ status, endsAt }: Telling, now: number): boolean {
  return (status === 'running' || status === 'hotbidding') && endsAt - now < 12 * minute
}

export function waitsForReview(
  { auctions }: { readonly auctions: readonly Auction[] },
  { name }: Auction,
  { isHandedOn }: Telling,
): boolean {
  return isHandedOn && auctions.every(({ roundBefore }) => roundBefore !== name)
}

export function isOpen({ status }: Telling): boolean {
  return status !== 'sold' && status !== 'failed_na' && status !== 'inactive'
}

/** Its owner may come back; whoever else tries something is refused. */
export function isResting({ status, isHandedOn }: Telling): boolean {
  return status === 'inactive' && !isHandedOn
}

/** Between two who talk or might: seldom enough, and the way to a further round or sale. */
export function waitsForAnswer(telling: Telling): boolean {
  const { secondChance, talks, restartDue, isHandedOn, lateOpen, status } = telling
  const isAsked = lateOpen || status === 'anr_offer_above_targetprice'
  return !isHandedOn && (secondChance !== null || talks !== null || restartDue || isAsked)
}

export function isSoldLately({ sold }: Telling, now: number): boolean {
  return sold !== null && now < sold.at + 8 * 24 * hour
}
