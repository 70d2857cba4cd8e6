import type { FollowUp } from '../../core/auction-outcomes.ts'
import type { AuctionState } from '../../core/state.ts'
import type { FollowUpView, SecondChanceView, ViewerRole } from './auction-view.ts'

/** What a viewer sees of the archived bid and of the second chance: a dealer only their own. */

export function followUpView(
  state: AuctionState,
  to: {
    readonly role: ViewerRole
    readonly merchantId: number | null
    readonly carried: FollowUp | null
  },
): FollowUpView | null {
  const { role, merchantId } = to
  const followUp = state.hasNextRound ? carriedOn(state, to.carried) : state.followUp
  if (followUp === null) return null
  if (role === 'bidder' && followUp.merchantId !== merchantId) return null
  const { amountEur, bindsUntil, acceptUntil } = followUp
  return { amountEur, bindsUntil, acceptUntil }
}

/**
 * The round that was handed on with a bid that binds on, as it is to be seen now: once no later round
 * carries that bid it is deleted, also where it was bid (rules 4 and 6). The round itself stays as it is.
 */
export function withCarriedBid(state: AuctionState, carried: FollowUp | null): AuctionState {
  const { highest, followUp, hasNextRound } = state
  if (!hasNextRound || followUp === null || highest === null) return state
  if (carriedOn(state, carried) !== null) return state
  return { ...state, highest: { ...highest, isBinding: false } }
}

/** In the round that it was bid in it binds for as long as a later one carries it, and that alone. */
function carriedOn({ followUp }: AuctionState, carried: FollowUp | null): FollowUp | null {
  const isSame =
    followUp?.merchantId === carried?.merchantId && followUp?.amountEur === carried?.amountEur
  return isSame ? carried : null
}

export function secondChanceView(
  state: AuctionState,
  role: ViewerRole,
  merchantId: number | null,
): SecondChanceView | null {
  const { secondChance } = state
  if (!secondChance) return null
  const { amountEur, turn, turnEndsAt } = secondChance
  const isOwn = secondChance.merchantId === merchantId && turn === 'dealer'
  return role === 'bidder' && !isOwn ? null : { amountEur, turn, turnEndsAt }
}
