import { auctionEndpoints } from '#contract/endpoints/auction.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { findMarketViewer } from '../account/api.ts'
import { loadPresented } from '../auction/api.ts'
import { restartListing, resumeListing } from './edit/next-round.ts'
import type { ListingServices } from './records/listing-services.ts'

/** The market's two commands that also change the ad: its next round begins. */
export function registerRoundRoutes(endpoints: EndpointServer, services: ListingServices): void {
  endpoints.on(auctionEndpoints.restart, async ({ params, body }, context) => {
    const next = await restartListing(services, context, {
      auctionId: params.auctionId,
      reducedTargetPriceEur: body.reducedTargetPriceEur ?? null,
      consentVersion: body.consentVersion ?? null,
    })
    return present(services, context, next)
  })
  endpoints.on(auctionEndpoints.resume, async ({ params }, context) =>
    present(services, context, await resumeListing(services, context, params)),
  )
}

async function present(services: ListingServices, context: CallContext, round: AuctionState) {
  const viewer = await findMarketViewer(services.pool, context.viewer, {
    ownerCustomerIds: [round.ownerCustomerId],
    termsValidFrom: services.termsValidFrom,
    now: services.now(),
  })
  return loadPresented(services.pool, round, viewer)
}
