import type { Message } from '#contract/endpoints/messages.ts'
import type { ProductCard } from '#contract/product.ts'
import type { LoadContext } from '../../../page/screen.ts'
import { fetchPart } from './fetch-part.ts'

/**
 * Fetches what is answered in a thread together with its messages: nothing that is drawn then is pushed down by what comes
 * later. A call that fails is left to the next attempt.
 */
export async function loadThreadParts(
  { queryClient, query }: LoadContext,
  { vehicle, messages }: { vehicle: ProductCard | null; messages: readonly Message[] },
): Promise<void> {
  const { auction = null } = vehicle ?? {}
  const orderId = orderIdOfThread(messages)
  const isBuyer = auction?.renegotiation?.perspective === 'buyer'
  await Promise.all([
    auction && fetchAuctionParts(auction),
    // What a dealer pays in all is reckoned from the vehicle's taxes.
    isBuyer &&
      queryClient.prefetchQuery(
        query.catalog.get({ params: { entityId: auction.entityId }, query: {} }),
      ),
    vehicle && fetchPart('thread vehicle'),
    orderId !== null && fetchPart('thread handover'),
    orderId !== null && queryClient.prefetchQuery(query.handover.show({ params: { orderId } })),
    isAsked(vehicle) && fetchPart('thread questions'),
    auction &&
      isAsked(vehicle) &&
      queryClient.prefetchQuery(query.questions.list({ params: { auctionId: auction.auctionId } })),
  ])
}

async function fetchAuctionParts(auction: NonNullable<ProductCard['auction']>): Promise<void> {
  const loaded = import('./actions/auction-actions.tsx').then(({ fetchTasks }) =>
    fetchTasks(auction),
  )
  // One that does not come is said where it is shown.
  await Promise.all([fetchPart('thread auction'), loaded.catch(() => undefined)])
}

/** The sale that the newest of them is about. */
export function orderIdOfThread(messages: readonly Message[]): number | null {
  return messages.find(({ orderId }) => orderId !== null)?.orderId ?? null
}

/** Dealers wait for an answer of its owner, who reads this. */
export function isAsked(vehicle: Pick<ProductCard, 'openQuestions'> | null): boolean {
  return vehicle !== null && vehicle.openQuestions > 0
}
