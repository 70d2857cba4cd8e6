import type { z } from 'zod'
import type { reviewEndpoints } from '#contract/endpoints/review.ts'

/** Which ads of the queue are shown. The whole queue is on the page, so no call is needed. */

export type QueuedAd = z.infer<typeof reviewEndpoints.list.output>['queue'][number]

export const queueFilters = ['all', 'overdue', 'flagged', 'motorhome', 'trailer'] as const
export type QueueFilter = (typeof queueFilters)[number]

export function filterQueue(
  queue: readonly QueuedAd[],
  { filter, search }: { readonly filter: QueueFilter; readonly search: string },
): readonly QueuedAd[] {
  const text = search.trim().toLowerCase()
  return queue.filter(
    (ad) => belongs(ad, filter) && (text === '' || searchTextOf(ad).includes(text)),
  )
}

export function belongs(ad: QueuedAd, filter: QueueFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'overdue':
      return ad.isOverdue
    case 'flagged':
      return ad.flags > 0
    case 'motorhome':
    case 'trailer':
      return ad.product.productType === filter
  }
}

function searchTextOf({ product }: QueuedAd): string {
  const { entityId, make, model, zipPrefix, country } = product
  return [entityId, make, model, country, zipPrefix].join(' ').toLowerCase()
}
