import type { Instant } from '../../calendar/instant.ts'
import { allowed, type Permission, refused } from '../../refusal/refusal.ts'
import { type Actor, isOwner } from './actor.ts'
import { mayActFor } from './company/company-person.ts'
import { bidderOf } from './current-bid.ts'
import type { BidderFacts, CommonFacts, Facts } from './facts.ts'
import { isReleased, takesBids } from './phases.ts'
import { type AuctionState, unlistedStatuses } from './state.ts'

/**
 * Who may send a market command at all, in the order of the refusals: first match wins (rules 4).
 * The same answers stand in the view's actions, so that buttons know what the server would say.
 */

/** An ad that is written, reviewed or rests is there for its owner and for operators alone (rules 1). */
export function isVisibleTo(state: AuctionState, actor: Actor): boolean {
  if (!unlistedStatuses.includes(state.status)) return true
  return actor.kind === 'operator' || actor.kind === 'clock' || isOwner(state, actor)
}

/** Up to OWN_AD: who they are, whatever the auction does. */
export function mayTakePart(
  state: AuctionState,
  actor: Actor,
  bidder: BidderFacts | null,
): Permission {
  if (actor.kind === 'visitor') return refused('NOT_LOGGED_IN')
  if (!isVisibleTo(state, actor)) return refused('NOT_FOUND')
  if (actor.kind !== 'merchant') return refused('NOT_A_MERCHANT')
  if (bidder === null) throw new Error('A merchant acts without the facts about them.')
  if (bidder.admission === 'refused') return refused('NOT_A_MERCHANT')
  if (bidder.admission === 'in_review') return refused('MERCHANT_IN_REVIEW')
  if (bidder.isBlocked) return refused('MERCHANT_BLOCKED')
  if (bidder.isBiddingStopped) return refused('BIDDING_STOPPED')
  if (!bidder.hasAcceptedTerms) return refused('TERMS_NOT_ACCEPTED')
  if (bidder.isOwnOrLinkedAd || isOwner(state, actor)) return refused('OWN_AD')
  return mayActFor(bidder.person, 'buyer')
}

/**
 * A bid counts only if now < end, however early it was sent (rules 3). A reused key comes after
 * these and before being barred.
 */
export function mayBidNow(
  state: AuctionState,
  actor: Actor,
  when: { readonly at: Instant } & CommonFacts,
): Permission {
  const may = mayTakePart(state, actor, when.bidder)
  if (!may.isAllowed) return may
  const time = isOpenForBids(state, when.at)
  if (!time.isAllowed) return time
  if (when.idempotencyKey === 'other_body') return refused('IDEMPOTENCY_KEY_REUSED')
  if (actor.kind === 'merchant' && bidderOf(state, actor.merchantId)?.isBarred === true) {
    return refused('BARRED_FROM_AUCTION')
  }
  return allowed
}

/** After all else: the sentence is the contract, so nobody is bound by an older one (rules 10). */
export function mayBindItself(
  { consentVersion }: { readonly consentVersion: string | null },
  { consentInForce }: Pick<Facts, 'consentInForce'>,
): Permission {
  if (consentVersion === null || consentInForce === null) return allowed
  if (consentVersion === consentInForce) return allowed
  return refused('CONSENT_OUTDATED', { version: consentInForce })
}

function isOpenForBids(state: AuctionState, at: Instant): Permission {
  if (!isReleased(state)) return refused('AUCTION_NOT_STARTED', {})
  const { clock, status } = state
  if (status === 'published') return refused('AUCTION_NOT_STARTED', { startsAt: clock.startsAt })
  const isOpen = takesBids(state) && at < clock.endsAt
  return isOpen ? allowed : refused('AUCTION_ENDED', { endedAt: clock.endsAt })
}
