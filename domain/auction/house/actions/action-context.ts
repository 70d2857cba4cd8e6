import type { Instant } from '../../../calendar/instant.ts'
import type { Permission } from '../../../refusal/refusal.ts'
import { type Action, type NoFacts, yes } from '../../core/action.ts'
import type { Actor } from '../../core/actor.ts'
import type { CommandType } from '../../core/commands.ts'
import type { BidderFacts } from '../../core/facts.ts'
import { mayBidNow } from '../../core/permissions.ts'
import type { AuctionState } from '../../core/state.ts'
import { allowedByTable } from '../table-permissions.ts'

/** Who asks for their actions, for which auction and when, and two questions that many actions share. */
export type ActionContext = {
  readonly state: AuctionState
  readonly actor: Actor
  readonly bidder: BidderFacts | null
  readonly hasOpenQuestion: boolean
  /** Dealers of the owner's people, where the owner asks. */
  readonly ownersMerchantIds?: readonly number[]
  readonly at: Instant
}

export function mayBid(context: ActionContext): Permission {
  const { state, actor, at, bidder } = context
  return mayBidNow(state, actor, { at, bidder, idempotencyKey: 'unknown' })
}

export function tableAction(context: ActionContext, type: CommandType): Action<NoFacts> {
  const { state, actor, bidder } = context
  return granted(allowedByTable(state, actor, { type, bidder }), () => ({}))
}

export function granted<ActionFacts>(
  may: Permission,
  facts: () => ActionFacts,
): Action<ActionFacts> {
  return may.isAllowed ? yes(facts()) : may
}
