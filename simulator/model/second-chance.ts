/**
 * Rules 10, second chance: after a cancellation without a good reason the second bidder may buy at
 * their highest standing bid. That is the bidder next behind the buyer; somebody whose sale was canceled has
 * no bid that stands, and behind a second bidder who bought nobody is asked any more.
 */

import { placeOf } from './bidding.ts'
import { fail, sell } from './endings.ts'
import { figures } from './figures.ts'
import type { ModelState, Sale } from './model-state.ts'
import type { Release } from './scenario.ts'

/** The sale is void: the ad is unsold again, and the buyer's bid binds nobody. */
export function cancelSale(
  release: Release,
  state: ModelState,
  canceled: { readonly isJustified: boolean; readonly at: number },
): void {
  const { sold, bidding } = state
  const { at } = canceled
  if (sold === null) throw new Error('there is no sale to cancel')
  if (bidding.leader === sold.to) state.bidDeleted = true
  sold.canceled = { at, isJustified: canceled.isJustified }
  state.sold = null
  fail(state, at)
  state.secondChanceEndedAt = at
  const second = secondBidder(release, state, sold)
  const isInTime = at <= sold.at + figures.chanceGrantedWithinMs
  if (canceled.isJustified || !isInTime || second === null) return
  state.secondChance = { ...second, turn: 'owner', turnEndsAt: at + figures.chanceAskedMs }
}

function secondBidder(
  { houses, targetEur }: Release,
  { bidding, barred, sales }: ModelState,
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

export type SecondChanceCommand = 'ask_second' | 'take_second' | 'leave_second'

export function applySecondChance(state: ModelState, kind: SecondChanceCommand, at: number): void {
  const { secondChance } = state
  if (secondChance === null) throw new Error('there is no second chance')
  switch (kind) {
    case 'ask_second':
      secondChance.turn = 'second'
      secondChance.turnEndsAt = at + figures.chanceAskedMs
      break
    case 'take_second':
      sell(state, secondChance.who, secondChance.amountEur, at)
      break
    case 'leave_second':
      endSecondChance(state, at)
      break
  }
}

/** Declined or not answered, by the second bidder or by the owner: the owner decides about the ad again. */
export function endSecondChance(state: ModelState, at: number): void {
  state.secondChance = null
  state.secondChanceEndedAt = at
}

/** While the second bidder thinks nothing else begins. */
export function waitsForSecond({ secondChance }: ModelState): boolean {
  return secondChance?.turn === 'second'
}
