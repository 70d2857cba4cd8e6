import { auctionVoidsEndpoints } from '#contract/endpoints/auction-voids.ts'
import type { EndpointServer } from '../../../platform/http/endpoints/endpoint-server.ts'
import type { AuctionServices } from '../auction-services.ts'
import { listBidders } from './list-bidders.ts'
import { showVoidPreview } from './preview-void.ts'
import { voidBids } from './void-bids.ts'

/** Binds what an operator does about bids (rules 5). */
export function registerVoidRoutes(endpoints: EndpointServer, services: AuctionServices): void {
  endpoints.on(auctionVoidsEndpoints.bidders, ({ params }, context) =>
    listBidders(services, context, params.auctionId),
  )
  endpoints.on(auctionVoidsEndpoints.previewVoid, ({ params, query }, context) =>
    showVoidPreview(services, context, { auctionId: params.auctionId, ...query }),
  )
  endpoints.on(auctionVoidsEndpoints.voidBids, ({ params, body }, context) =>
    voidBids(services, context, { auctionId: params.auctionId, ...body }),
  )
}
