import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { classNames } from '#web/ui/class-names.ts'
import { NegotiationParts } from '../../../auction/renegotiation/negotiation-parts.tsx'
import { Over } from '../../../auction/renegotiation/over.tsx'
import {
  Deadline,
  Turn,
  useNegotiationHeadline,
} from '../../../auction/renegotiation/renegotiation-head.tsx'
import type { Renegotiation } from '../../../auction/renegotiation/renegotiation-state.ts'
import { useOwnMove } from '../../../auction/renegotiation/use-own-move.ts'
import styles from './thread-actions.module.css'

/** The price is settled where the other side's word is read (rules 6). */
export function NegotiationAction(props: {
  readonly auction: AuctionView
  readonly renegotiation: Renegotiation
}) {
  const { auction, renegotiation } = props
  const queries = useApiQueries()
  const queryClient = useQueryClient()
  const headline = useNegotiationHeadline(auction, renegotiation)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = auction.status === 'renegotiation'
  const own = useOwnMove(auction.auctionId, () => {
    heading.current?.focus()
    void queryClient.invalidateQueries({ queryKey: [...keysOf('messages')] })
  })
  const isBuyer = renegotiation.perspective === 'buyer'
  const { data: product } = useQueryAnswer(
    queries.catalog.get({ params: { entityId: auction.entityId }, query: {} }),
    { retry: false, enabled: isBuyer },
  )
  if (renegotiation.perspective === 'operator') return null
  return (
    <section
      aria-label={headline}
      className={classNames(styles.action, isOpen && renegotiation.isYourTurn && styles.own)}
    >
      <header className={styles.head}>
        <div>
          <h3 ref={heading} tabIndex={-1}>
            {headline}
          </h3>
          {isOpen && <Turn renegotiation={renegotiation} />}
        </div>
        {isOpen && <Deadline renegotiation={renegotiation} />}
      </header>
      <NegotiationParts {...{ auction, renegotiation, own }} tax={product?.tax ?? null} />
      {!isOpen && <Over auction={auction} renegotiation={renegotiation} />}
    </section>
  )
}
