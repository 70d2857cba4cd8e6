import { Fragment, type ReactNode, Suspense, useRef, useState } from 'react'
import type { ProductCard } from '#contract/product.ts'
import { useFollowedAuctions } from '#web/api/live/live-provider.tsx'
import { drawnPart } from '../../../../page/drawn-part.tsx'
import { useDrafts } from '../../../auction/box/drafts/use-drafts.ts'
import { fetchPart } from '../fetch-part.ts'
import { type AuctionTask, auctionTasksOf } from './auction-tasks.ts'
import styles from './thread-actions.module.css'
import { useStaysShown } from './use-stays-shown.ts'

const NegotiationAction = drawnPart(
  'thread negotiation' satisfies AuctionTask,
  async () => (await import('./negotiation-action.tsx')).NegotiationAction,
)
const OffersAction = drawnPart(
  'thread offers' satisfies AuctionTask,
  async () => (await import('./offers-action.tsx')).OffersAction,
)
const DecisionAction = drawnPart(
  'thread decision' satisfies AuctionTask,
  async () => (await import('./decision-action.tsx')).DecisionAction,
)
const SecondChanceAction = drawnPart(
  'thread second chance' satisfies AuctionTask,
  async () => (await import('./second-chance-action.tsx')).SecondChanceAction,
)

type Auction = NonNullable<ProductCard['auction']>

/** The scripts of what this auction wants, before it is shown. */
export async function fetchTasks(auction: Auction): Promise<void> {
  await Promise.all(auctionTasksOf(auction).map(fetchPart))
}

/**
 * What the subject's auction wants of its reader now, answered on the spot with the forms of the pages that the messages lead to:
 * the price, offers, a second chance, how it goes on.
 */
export function AuctionActions({
  vehicle,
  auction,
}: {
  readonly vehicle: ProductCard
  readonly auction: Auction
}) {
  const drafts = useDrafts(auction.auctionId)
  const next = useRef<HTMLDivElement>(null)
  useFollowedAuctions([auction.auctionId])
  const tasks = auctionTasksOf(auction)
  const [atFirst] = useState(tasks)
  const hasNegotiation = useStaysShown(tasks.includes('thread negotiation'))
  const hasOffers = useStaysShown(tasks.includes('thread offers'))
  const { renegotiation } = auction
  const parts: readonly (readonly [AuctionTask, ReactNode])[] = [
    [
      'thread negotiation',
      hasNegotiation && renegotiation && (
        <NegotiationAction auction={auction} renegotiation={renegotiation} />
      ),
    ],
    ['thread offers', hasOffers && <OffersAction {...{ auction, drafts, next }} />],
    [
      'thread second chance',
      tasks.includes('thread second chance') && <SecondChanceAction {...{ auction, drafts }} />,
    ],
    ['thread decision', tasks.includes('thread decision') && <DecisionAction vehicle={vehicle} />],
  ]
  return (
    <div ref={next} tabIndex={-1} className={styles.actions}>
      {parts.map(([task, part]) =>
        // What was there at first came with the messages; what comes later is waited for by itself.
        atFirst.includes(task) ? (
          <Fragment key={task}>{part}</Fragment>
        ) : (
          <Suspense key={task}>{part}</Suspense>
        ),
      )}
    </div>
  )
}
