import { isOwner } from '../../core/actor.ts'
import type { EventOf } from '../../core/events.ts'
import { isReleased } from '../../core/phases.ts'
import type { AuctionState, AuctionStatus } from '../../core/state.ts'
import type { Viewer } from '../views/viewer.ts'

/**
 * What of the committed secrets is opened to whom once the auction is over (rules 9): limits that
 * were bid in full to every participant, every other to the dealer who set it, the target and the
 * light's yellow to the owner alone. Before the end nothing is opened to anybody.
 */

export type LimitOpening = {
  /** The journal entry that holds the commitment. */
  readonly sequence: number
  readonly pseudonym: number
  readonly limitEur: number
  readonly salt: string
}

export type TargetOpening = {
  readonly targetPriceEur: number
  readonly targetSalt: string
  readonly yellowFromPercent: number
  readonly yellowSalt: string
}

const notOver: ReadonlySet<AuctionStatus> = new Set([
  'editing',
  'under_review',
  'published',
  'running',
  'hotbidding',
])

export function openedLimits(
  state: AuctionState,
  look: {
    readonly viewer: Viewer
    readonly agents: readonly EventOf<'agent_set'>[]
    readonly bids: readonly EventOf<'bid_placed'>[]
  },
): readonly LimitOpening[] {
  if (notOver.has(state.status)) return []
  const own = look.viewer.kind === 'merchant' ? look.viewer.merchantId : null
  const isParticipant = own !== null && state.bidders.some((one) => one.merchantId === own)
  if (!isParticipant) return []
  return look.agents
    .filter((agent) => agent.merchantId === own || isBidInFull(agent, look))
    .map((agent) => ({
      sequence: agent.sequence,
      pseudonym: agent.pseudonym,
      limitEur: agent.secrets.limitEur,
      salt: agent.secrets.salt,
    }))
}

export function openedTarget(state: AuctionState, viewer: Viewer): TargetOpening | null {
  const isSeller = viewer.kind !== 'visitor' && isOwner(state, viewer)
  if (notOver.has(state.status) || !isSeller || !isReleased(state)) return null
  const { targetPriceEur, targetSalt, yellowFromPercent, yellowSalt } = state.secrets
  return { targetPriceEur, targetSalt, yellowFromPercent, yellowSalt }
}

/** Its agent bid the very limit while that held: one that was replaced before stays its owner's. */
function isBidInFull(
  agent: EventOf<'agent_set'>,
  log: {
    readonly agents: readonly EventOf<'agent_set'>[]
    readonly bids: readonly EventOf<'bid_placed'>[]
  },
): boolean {
  const { merchantId, sequence, secrets } = agent
  const replacing = log.agents.find(
    (next) =>
      next.merchantId === merchantId &&
      next.sequence > sequence &&
      next.secrets.limitEur !== secrets.limitEur,
  )
  const until = replacing?.sequence ?? Number.POSITIVE_INFINITY
  return log.bids.some(
    (bid) =>
      bid.merchantId === merchantId &&
      bid.cause !== 'manual' &&
      bid.sequence > sequence &&
      bid.sequence < until &&
      bid.amountEur === secrets.limitEur,
  )
}
