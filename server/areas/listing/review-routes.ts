import { reviewEndpoints } from '#contract/endpoints/review.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { refuseCall } from '../../platform/http/refused-call.ts'
import { findMarketViewer } from '../account/api.ts'
import {
  countBidsPerHour,
  countByStatus,
  listListingIdsByStatus,
  loadPresented,
} from '../auction/api.ts'
import { listFoundIds } from './records/listing-lists.ts'
import type { ListingServices } from './records/listing-services.ts'
import { approveListing, holdApproval } from './review/approve-listing.ts'
import { undoApproval } from './review/held-approvals.ts'
import type { ApprovalInput } from './review/record-review.ts'
import { refuseListing, sendBackListing } from './review/review-listing.ts'
import { showReview, showReviewQueue } from './review/show-review.ts'
import { judgeSuspicions } from './review/suspicions.ts'
import { presentCards } from './show/present-card.ts'

/** Binds the operator's desk. */
export function registerReviewRoutes(endpoints: EndpointServer, services: ListingServices): void {
  endpoints.on(reviewEndpoints.list, (_input, context) => showReviewQueue(services, context))
  endpoints.on(reviewEndpoints.get, ({ params }, context) =>
    showReview(services, context, params.entityId),
  )
  endpoints.on(reviewEndpoints.approve, ({ params, body }, context) =>
    approve(services, context, { entityId: params.entityId, input: body }),
  )
  endpoints.on(reviewEndpoints.undoApproval, async ({ params }, context) => {
    await undoApproval(services, context, params.entityId)
    services.announceListing(params.entityId)
    return {}
  })
  endpoints.on(reviewEndpoints.judgeSuspicions, async ({ params, body }, context) => {
    await judgeSuspicions(services, context, { entityId: params.entityId, ...body })
    return {}
  })
  endpoints.on(reviewEndpoints.sendBack, async ({ params, body }, context) => {
    await sendBackListing(services, context, { entityId: params.entityId, ...body })
    return {}
  })
  endpoints.on(reviewEndpoints.refuse, async ({ params, body }, context) => {
    await refuseListing(services, context, { entityId: params.entityId, ...body })
    return {}
  })
  endpoints.on(reviewEndpoints.auctions, async ({ query }, context) => {
    const page = await listListingIdsByStatus(services.pool, {
      statuses: query.status ? [query.status] : null,
      listingIds: query.search ? await listFoundIds(services.pool, query.search) : null,
      limit: query.itemsPerPage,
      offset: (query.page - 1) * query.itemsPerPage,
    })
    const viewer = await viewerOf(services, context)
    return {
      products: await presentCards(services, page.ids, viewer),
      total: page.total,
      pages: Math.ceil(page.total / query.itemsPerPage),
      counts: await countByStatus(services.pool),
      bidsPerHour: await countBidsPerHour(services.pool),
    }
  })
}

/** Released at once where approvals are not held. */
async function approve(
  services: ListingServices,
  context: CallContext,
  approval: { readonly entityId: number; readonly input: ApprovalInput },
) {
  const viewer = await viewerOf(services, context)
  const holdSeconds = services.config.approvalHoldSeconds
  if (holdSeconds === 0) {
    const state = await approveListing(services, context, approval)
    return { ...(await loadPresented(services.pool, state, viewer)), takesEffectAt: null }
  }
  const takesEffectAt = await holdApproval(services, context, { ...approval, holdSeconds })
  services.announceListing(approval.entityId)
  const [auction] = await services.auctions.listNewest(services.pool, [approval.entityId])
  if (!auction) throw refuseCall('NOT_FOUND')
  return {
    ...(await loadPresented(services.pool, auction, viewer)),
    takesEffectAt: takesEffectAt.toISOString(),
  }
}

function viewerOf(services: ListingServices, context: CallContext) {
  return findMarketViewer(services.pool, context.viewer, {
    ownerCustomerIds: [],
    termsValidFrom: services.termsValidFrom,
    now: services.now(),
  })
}
