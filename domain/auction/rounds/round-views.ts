import type { FollowUpView, SecondChanceView, ViewerRole } from '../auction-view.ts'
import type { AuctionState } from '../state.ts'

/** What of the archived bid and of the second chance a viewer is told: a dealer his own alone. */

export function followUpView(
  state: AuctionState,
  role: ViewerRole,
  merchantId: number | null,
): FollowUpView | null {
  const { followUp } = state
  if (followUp === null || state.hasNextRound) return null
  if (role === 'bidder' && followUp.merchantId !== merchantId) return null
  const { amountEur, bindsUntil, acceptUntil } = followUp
  return { amountEur, bindsUntil, acceptUntil }
}

export function secondChanceView(
  state: AuctionState,
  role: ViewerRole,
  merchantId: number | null,
): SecondChanceView | null {
  const { secondChance } = state
  if (secondChance === null) return null
  const { amountEur, turn, turnEndsAt } = secondChance
  const isHis = secondChance.merchantId === merchantId && turn === 'dealer'
  return role === 'bidder' && !isHis ? null : { amountEur, turn, turnEndsAt }
}
