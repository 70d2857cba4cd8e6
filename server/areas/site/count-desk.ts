import type { Output } from '#contract/endpoint.ts'
import type { siteEndpoints } from '#contract/endpoints/site.ts'
import type { Services } from '#server/platform/services.ts'
import { countMerchantsInReview } from '../account/api.ts'
import { countByStatus } from '../auction/api.ts'
import { countReviews, countWaitingDefects } from '../listing/api.ts'
import { countCancellationRequests } from '../order/api.ts'

/** The figures beside the console's areas: what waits, without anybody's data. */
export async function countDesk(
  services: Pick<Services, 'pool'>,
): Promise<Output<typeof siteEndpoints.countDesk>> {
  const { pool } = services
  const [reviews, merchants, byStatus, waitingDefects, cancellationRequests] = await Promise.all([
    countReviews(services),
    countMerchantsInReview(services),
    countByStatus(pool),
    countWaitingDefects(services),
    countCancellationRequests(services),
  ])
  return {
    reviews: reviews.waiting,
    overdueReviews: reviews.overdue,
    merchants,
    runningAuctions: (byStatus.running ?? 0) + (byStatus.hotbidding ?? 0),
    waitingDefects,
    cancellationRequests,
  }
}
