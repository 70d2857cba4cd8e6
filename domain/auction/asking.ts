import type { Instant } from '../calendar/instant.ts'
import type { Permission } from '../refusal/refusal.ts'
import { type Action, type NoFacts, yes } from './action.ts'
import type { Actor } from './actor.ts'
import type { CommandType } from './commands.ts'
import type { BidderFacts } from './facts.ts'
import { mayBidNow } from './may-bid.ts'
import { mayByTable } from './may-by-table.ts'
import type { AuctionState } from './state.ts'

/** Who asks for his actions, of which auction and when; and the two questions many of them share. */
export type Asking = {
  readonly state: AuctionState
  readonly actor: Actor
  readonly bidder: BidderFacts | null
  readonly hasOpenQuestion: boolean
  /** Dealers of the owner's people, where he is the one who asks. */
  readonly ownersMerchantIds?: readonly number[]
  readonly at: Instant
}

export function mayBid(asking: Asking): Permission {
  const { state, actor, at, bidder } = asking
  return mayBidNow(state, actor, { at, bidder, idempotencyKey: 'unknown' })
}

export function tableAction(asking: Asking, type: CommandType): Action<NoFacts> {
  const { state, actor, bidder } = asking
  return granted(mayByTable(state, actor, { type, bidder }), () => ({}))
}

export function granted<ActionFacts>(
  may: Permission,
  facts: () => ActionFacts,
): Action<ActionFacts> {
  return may.isAllowed ? yes(facts()) : may
}
