import { lazy, Suspense, useRef } from 'react'
import { useApiQueries } from '#web/api/api.tsx'
import { useFollowedAuctions } from '#web/api/live/live-provider.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { SecondChance } from '../../../auction/box/after/second-chance.tsx'
import { useDrafts } from '../../../auction/box/drafts/use-drafts.ts'
import { OffersAction } from './offers-action.tsx'
import styles from './thread-actions.module.css'

const NegotiationAction = lazy(async () => {
  const loaded = await import('./negotiation-action.tsx')
  return { default: loaded.NegotiationAction }
})

/**
 * What the subject's auction wants of its reader now, answered on the spot with the forms of the pages that the messages lead to:
 * the price, offers, a second chance.
 */
export function AuctionActions({ auctionId }: { readonly auctionId: number }) {
  const query = useApiQueries().auction.get({ params: { auctionId } })
  // Whoever may not see the auction any more has its messages, and nothing to do.
  const { data: auction } = useQueryAnswer(query, { retry: false })
  const drafts = useDrafts(auctionId)
  const next = useRef<HTMLDivElement>(null)
  useFollowedAuctions([auctionId])
  if (!auction) return null
  return (
    <div ref={next} tabIndex={-1} className={styles.actions}>
      {auction.renegotiation && (
        <Suspense>
          <NegotiationAction auction={auction} renegotiation={auction.renegotiation} />
        </Suspense>
      )}
      {auction.viewer === 'owner' && <OffersAction {...{ auction, drafts, next }} />}
      {auction.secondChance?.turn === 'dealer' && auction.own !== null && (
        <div className={styles.action}>
          <SecondChance auction={auction} drafts={drafts} />
        </div>
      )}
    </div>
  )
}
