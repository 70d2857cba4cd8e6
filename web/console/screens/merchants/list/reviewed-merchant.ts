import type { Output } from '#contract/endpoint.ts'
import type { merchantReviewEndpoints } from '#contract/endpoints/account-review.ts'

/** A dealer with profile, documents and decisions, as the operator sees them; the server logs each view. */
export type ReviewedMerchant = Output<typeof merchantReviewEndpoints.getMerchant>
