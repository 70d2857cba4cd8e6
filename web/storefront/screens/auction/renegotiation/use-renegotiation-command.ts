import type { AuctionView } from '#contract/auction-view.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { type MarketCommand, useMarketCommand } from '../commands/use-market-command.ts'

export type RenegotiationMove =
  | { readonly move: 'accept'; readonly amountEur: number }
  | { readonly move: 'counter' | 'offer' | 'raise'; readonly amountEur: number }
  | {
      readonly move: 'decline'
      readonly reason: 'not_available' | 'price_too_low'
      readonly then: 'restart' | 'pause' | 'neither'
    }
  | { readonly move: 'leave' }

/** Every move of a renegotiation, one after the other; `accepted` runs when an answer came, however late. */
export function useRenegotiationCommand(
  auctionId: number,
  accepted: (move: RenegotiationMove) => void,
): MarketCommand<RenegotiationMove> {
  return useMarketCommand<RenegotiationMove>(
    auctionId,
    'renegotiation',
    (api, request) => call(api, auctionId, request),
    { accepted },
  )
}

function call(
  api: ApiClient,
  auctionId: number,
  { body, idempotencyKey }: { body: RenegotiationMove; idempotencyKey: string },
): Promise<AuctionView> {
  const base = { params: { auctionId }, idempotencyKey }
  switch (body.move) {
    case 'accept':
      return api.auction.acceptInRenegotiation({ ...base, body: { amountEur: body.amountEur } })
    case 'counter':
      return api.auction.counter({ ...base, body: { amountEur: body.amountEur } })
    case 'offer':
      return api.auction.offer({ ...base, body: { amountEur: body.amountEur } })
    case 'raise':
      return api.auction.raise({ ...base, body: { amountEur: body.amountEur } })
    case 'decline': {
      const { reason, then } = body
      return api.auction.declineInRenegotiation({ ...base, body: { reason, then } })
    }
    case 'leave':
      return api.auction.leave(base)
  }
}
