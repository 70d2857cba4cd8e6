import { clock } from '../../../core/actor.ts'
import type { AuctionEvent } from '../../../core/events.ts'
import type { AuctionState } from '../../../core/state.ts'
import { applyEvents } from '../../../house/journal/journal.ts'
import {
  editingAuction,
  outcome,
  type Played,
  releaseOf,
  type SampleTerms,
  sampleHash,
} from '../../../testing/sample-auction.ts'

/** The sample auction running, with its private log: what a void needs beside the state. */
export function releasedMarket(terms: SampleTerms = {}): {
  readonly state: AuctionState
  readonly log: AuctionEvent[]
} {
  let state: AuctionState = editingAuction()
  const log: AuctionEvent[] = []
  for (const [actor, at, body] of releaseOf(terms)) {
    const { events }: Played<AuctionState> = outcome(state, actor, at, body)
    log.push(...events)
    state = applyEvents(state, events, sampleHash).state
  }
  const started = outcome(state, clock, state.clock?.startsAt ?? 0, { type: 'start' })
  return { state: started.state, log: [...log, ...started.events] }
}
