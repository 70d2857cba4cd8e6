/**
 * Rules 10, second chance: after a cancellation without a good reason the second bidder may buy at
 * his highest standing bid. He is the next behind who bought; somebody whose sale was canceled has
 * no bid that stands, and behind a second bidder who bought nobody is asked any more.
 */

import { placeOf } from './bidding.ts'
import { fail, sell } from './endings.ts'
import { figures } from './figures.ts'
import type { Release } from './story.ts'
import type { Sale, Telling } from './telling.ts'

/** The sale is void: the ad is unsold again, and the buyer's bid binds nobody. */
export function cancelSale(
  release: Release,
  telling: Telling,
  canceled: { readonly isJustified: boolean; readonly at: number },
): void {
  const { sold, bidding } = telling
  const { at } = canceled
  if (sold === null) throw new Error('there is no sale to cancel')
  if (bidding.leader === sold.to) telling.bidDeleted = true
  sold.canceled = { at, isJustified: canceled.isJustified }
  telling.sold = null
  fail(telling, at)
  telling.secondChanceEndedAt = at
  const second = secondBidder(release, telling, sold)
  const isInTime = at <= sold.at + figures.chanceGrantedWithinMs
  if (canceled.isJustified || !isInTime || second === null) return
  telling.secondChance = { ...second, turn: 'owner', turnEndsAt: at + figures.chanceAskedMs }
}

function secondBidder(
  { houses, targetEur }: Release,
  { bidding, barred, sales }: Telling,
  sold: Sale,
): { readonly who: string; readonly amountEur: number } | null {
  if (sold.isSecondChance) return null
  const [second] = [...bidding.contenders.entries()]
    .filter(([who]) => !barred.has(who) && sales.every(({ to }) => to !== who))
    .sort(
      ([, one], [, other]) => other.standingEur - one.standingEur || placeOf(one) - placeOf(other),
    )
  if (second === undefined) return null
  const [who, { standingEur, asksThen }] = second
  const isLinked = houses.some((house) => house.includes(who) && house.includes(sold.to))
  const isHighEnough = standingEur * 100 >= figures.chanceLeastPercent * targetEur
  return asksThen && !isLinked && isHighEnough ? { who, amountEur: standingEur } : null
}

export type SecondDeed = 'ask_second' | 'take_second' | 'leave_second'

export function tellSecondChance(telling: Telling, kind: SecondDeed, at: number): void {
  const { secondChance } = telling
  if (secondChance === null) throw new Error('there is no second chance')
  switch (kind) {
    case 'ask_second':
      secondChance.turn = 'second'
      secondChance.turnEndsAt = at + figures.chanceAskedMs
      break
    case 'take_second':
      sell(telling, secondChance.who, secondChance.amountEur, at)
      break
    case 'leave_second':
      endSecondChance(telling, at)
      break
  }
}

/** Declined or not answered, by him or by the owner: the ad is the owner's again. */
export function endSecondChance(telling: Telling, at: number): void {
  telling.secondChance = null
  telling.secondChanceEndedAt = at
}

/** While the second bidder thinks nothing else begins. */
export function waitsForSecond({ secondChance }: Telling): boolean {
  return secondChance?.turn === 'second'
}
