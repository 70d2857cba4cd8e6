import { clock } from '../../actor.ts'
import type { AuctionEvent } from '../../events.ts'
import { applyEvents } from '../../journal/journal.ts'
import { newAuction } from '../../new-auction.ts'
import {
  approvedAt,
  operator,
  outcome,
  owner,
  type SampleTerms,
  sampleHash,
} from '../../sample-auction.ts'
import { defaultMarketSettings } from '../../settings.ts'
import type { AuctionState } from '../../state.ts'

/** The sample auction running, with its private log: what a void needs beside the state. */
export function releasedMarket(terms: SampleTerms = {}): {
  readonly state: AuctionState
  readonly log: AuctionEvent[]
} {
  const identity = { auctionId: 7, entityId: 70, ownerCustomerId: 1, ownerMerchantId: null }
  let state = newAuction({ ...identity, at: approvedAt - 1 })
  const log: AuctionEvent[] = []
  const commands = [
    [owner, approvedAt - 1, { type: 'submit', consentVersion: 'de-1' }],
    [
      operator,
      approvedAt,
      {
        type: 'approve',
        mode: terms.mode ?? 'auction',
        startPriceEur: terms.startPriceEur ?? 10_000,
        buyNowPriceEur: terms.buyNowPriceEur ?? null,
        settings: defaultMarketSettings,
        secrets: { targetPriceEur: terms.targetPriceEur ?? 20_000 },
      },
    ],
  ] as const
  for (const [actor, at, body] of commands) {
    const { events } = outcome(state, actor, at, body)
    log.push(...events)
    state = applyEvents(state, events, sampleHash).state
  }
  const started = outcome(state, clock, state.clock?.startsAt ?? 0, { type: 'start' })
  return { state: started.state, log: [...log, ...started.events] }
}
