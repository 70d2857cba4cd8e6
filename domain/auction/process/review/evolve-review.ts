import type { AuctionEvent, ReviewEvent } from '../../core/events.ts'
import type { AuctionState, DraftState, OnMarketState } from '../../core/state.ts'

/** From the ad to its release (rules 2). */
export function evolveReview(
  state: DraftState | OnMarketState,
  event: Extract<AuctionEvent, ReviewEvent>,
): AuctionState {
  if (event.type === 'ad_withdrawn') return { ...state, status: 'inactive' }
  if (state.clock !== undefined) throw new Error('A released ad is not reviewed again.')
  switch (event.type) {
    case 'ad_submitted':
      return { ...state, status: 'under_review' }
    case 'ad_sent_back':
      return { ...state, status: 'editing' }
    case 'ad_refused':
      return { ...state, status: 'inactive', closedByOperator: 'refused' }
    case 'ad_approved': {
      const { mode, startPriceEur, buyNowPriceEur, settings, startsAt, endsAt, latestEndsAt } =
        event
      return {
        ...state,
        ...{ mode, startPriceEur, buyNowPriceEur, settings },
        status: 'published',
        clock: { approvedAt: event.at, startsAt, plannedEndsAt: endsAt, endsAt, latestEndsAt },
        secrets: { ...state.secrets, ...event.secrets },
      }
    }
  }
}
