import { allowed, type Permission, refused } from '../../refusal/refusal.ts'
import { type Actor, isOwner } from '../core/actor.ts'
import type { CommandType } from '../core/commands.ts'
import { mayActFor } from '../core/company/company-person.ts'
import type { BidderFacts } from '../core/facts.ts'
import { isVisibleTo, mayTakePart } from '../core/permissions.ts'
import type { AuctionState } from '../core/state.ts'
import { isSecondBiddersTurn } from '../process/second-chance/second-chance-rules.ts'
import { transitions, transitionsFor } from './process-table.ts'
import type { TransitionActor } from './transition.ts'

const bindsToMore: ReadonlySet<CommandType> = new Set([
  'renegotiation_offer',
  'renegotiation_raise',
])

/**
 * Whether the process table has a transition for this actor in this status. Whoever the auction does
 * not concern learns nothing of the status: the answer is NOT_FOUND (rules 1).
 */
export function allowedByTable(
  state: AuctionState,
  actor: Actor,
  command: { readonly type: CommandType; readonly bidder: BidderFacts | null },
): Permission {
  if (actor.kind === 'visitor') return refused('NOT_LOGGED_IN')
  if (!isVisibleTo(state, actor)) return refused('NOT_FOUND')
  const isForDealers = command.type === 'late_offer' || command.type === 'ask_question'
  if (isForDealers) {
    const may = mayTakePart(state, actor, command.bidder)
    if (!may.isAllowed) return may
  }
  const roles = rolesOf(state, actor)
  const rows = transitionsFor(state.status, command.type)
  if (rows.some((row) => row.actors.some((role) => roles.includes(role)))) {
    if (state.hasNextRound) return refused('ACTION_NOT_POSSIBLE_NOW')
    const side = roles.includes('owner') ? 'seller' : 'buyer'
    const person = mayActFor(command.bidder?.person, side)
    if (!person.isAllowed) return person
    // A dealer stays bound by what stands; to bind themselves to more they must be allowed to bid.
    return bindsToMore.has(command.type) ? mayTakePart(state, actor, command.bidder) : allowed
  }
  if (!isForDealers && !isConcerned(roles, command.type)) return refused('NOT_FOUND')
  // Dealers see no ad before its release: where the table has no row for a question, it is too late.
  if (command.type === 'ask_question') return refused('QUESTIONS_CLOSED')
  return refused(rows.length > 0 ? 'FORBIDDEN' : 'ACTION_NOT_POSSIBLE_NOW')
}

/**
 * A dealer in a renegotiation, open or over, is concerned by the dealer's steps alone: the answer to
 * an owner's step follows the true status, and would tell when a late offer has reached the target.
 */
function isConcerned(roles: readonly TransitionActor[], type: CommandType): boolean {
  const isDealerAlone = roles.every((role) => role === 'dealer' || role === 'visitor')
  return !isDealerAlone && (!roles.includes('dealer') || isEverFor(roles, type))
}

function isEverFor(roles: readonly TransitionActor[], type: CommandType): boolean {
  return transitions.some(
    ({ step, actors }) => step === type && actors.some((role) => roles.includes(role)),
  )
}

function isAskedSecond(state: AuctionState, merchantId: number): boolean {
  return isSecondBiddersTurn(state) && state.secondChance?.merchantId === merchantId
}

/** What an actor is to this auction, in the words of the table. */
function rolesOf(state: AuctionState, actor: Actor): readonly TransitionActor[] {
  switch (actor.kind) {
    case 'visitor':
      return ['visitor']
    case 'operator':
      return ['operator']
    case 'clock':
      return ['clock']
    case 'customer':
      return isOwner(state, actor) ? ['owner'] : ['visitor']
    case 'merchant': {
      if (isOwner(state, actor)) return ['owner']
      const { merchantId } = actor
      return [
        'dealer',
        ...(state.renegotiation?.merchantId === merchantId ? (['highest_bidder'] as const) : []),
        ...(isAskedSecond(state, merchantId) ? (['second_bidder'] as const) : []),
      ]
    }
  }
}
