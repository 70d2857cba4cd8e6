import { hourMs } from '../../calendar/instant.ts'
import type { CommandBody } from '../core/commands.ts'
import type { Decision } from '../core/decision.ts'
import type { AuctionState } from '../core/state.ts'
import { decide } from '../house/decide.ts'
import { applyEvents } from '../house/journal/journal.ts'
import type { BidderContext, PriceColour } from '../house/views/auction-view.ts'
import { auctionView } from '../house/views/views.ts'
import {
  acceptedDealer,
  atTime,
  berlin,
  dealer,
  endsAt,
  goodFacts,
  owner,
  runningAuction,
  type SampleTerms,
  sampleHash,
} from './sample-auction.ts'

/**
 * Anna (1) and Bert (2) bid from 10,000 on with a target of 20,000; Cora (3) has bid nothing. A story
 * is a list of moves; each row ends with what one of them is told after it.
 */

export type Who = 'anna' | 'bert' | 'cora' | 'owner'
export type Move = readonly [Who, number, CommandBody] | { readonly until: number }
const merchants = { anna: 1, bert: 2, cora: 3 } as const

export const during = berlin('2026-11-18 09:00')
export const afterwards = endsAt + hourMs
export const lateOffersOpen = endsAt + 60 * hourMs

/** A refused move counts too: the state keeps the refusal. */
export function stateAfter(moves: readonly Move[], terms: SampleTerms = {}): AuctionState {
  let state: AuctionState = runningAuction(terms)
  let nextLateOfferId = 900
  for (const move of moves) {
    if ('until' in move) {
      state = atTime(state, move.until)
      continue
    }
    const [who, at, body] = move
    nextLateOfferId += 1
    state = atTime(state, at)
    const actor = who === 'owner' ? owner : dealer(merchants[who])
    const decision: Decision = decide(
      state,
      { actor, at, ...body },
      { ...goodFacts, nextLateOfferId },
    )
    state = applyEvents(state, decision.events, sampleHash).state
  }
  return state
}

export function standing(
  state: AuctionState,
  who: Exclude<Who, 'owner'>,
): { readonly contexts: readonly BidderContext[]; readonly colour: PriceColour } | null {
  const merchantId = merchants[who]
  const view = auctionView(state, {
    viewer: {
      kind: 'merchant',
      customerId: 1_000 + merchantId,
      merchantId,
      facts: acceptedDealer,
      openQuestionEntityIds: [],
    },
    at: state.lastEventAt,
    history: [],
  })
  return view && { contexts: view.context ?? [], colour: view.priceColour }
}
