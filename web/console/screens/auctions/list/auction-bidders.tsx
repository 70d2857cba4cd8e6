import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { BiddersOfAuction } from '#contract/endpoints/auction-voids.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { SkeletonText } from '#web/ui/status/skeleton.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'
import { useMay } from '../../../operator-roles/may.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import styles from './auction.module.css'
import { biddersQuery } from './bidders-query.ts'
import { VoidDialog } from './void-dialog.tsx'

type Bidder = BiddersOfAuction['bidders'][number]
type Maker = BiddersOfAuction['lateOffers'][number]
type LateOffer =
  | NonNullable<AuctionView['lateOffers']>[number]
  | NonNullable<AuctionView['settledLateOffers']>[number]
type Bid = NonNullable<AuctionView['history']>[number]

/** Bids that count; a price that follows from voided bids is no bid. */
function bidsOf(auction: AuctionView, { pseudonym }: Bidder): readonly Bid[] {
  return (auction.history ?? []).filter(
    (bid) => bid.pseudonym === pseudonym && bid.cause !== 'voided' && bid.cause !== 'taken_back',
  )
}

function lateOffersOf({ lateOffers, settledLateOffers }: AuctionView): readonly LateOffer[] {
  return [...(lateOffers ?? []), ...(settledLateOffers ?? [])]
}

/** The dealers behind the pseudonyms, asked for on purpose: each look is logged (rules 11). */
export function AuctionBidders({ auction }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions.bidders')
  const [isOpen, setOpen] = useState(false)
  // The journal's first entry is the release: before the second there is no bidder.
  if ((auction.sequence ?? 0) < 2) return null
  // There may be late offers without any bid.
  const offers = lateOffersOf(auction).length
  const title = offers > 0 ? t('titleWithOffers') : t('title')
  return (
    <PanelSection title={title} note={(auction.bidderCount ?? 0) + offers}>
      {isOpen ? (
        <Bidders auction={auction} />
      ) : (
        <>
          <p className="muted small">{t('logged')}</p>
          <Button size="dense" onClick={() => setOpen(true)}>
            {t('show')}
          </Button>
        </>
      )}
    </PanelSection>
  )
}

function Bidders({ auction }: { auction: AuctionView }) {
  const { auctionId, history } = auction
  const t = useTranslations('console-auctions.bidders')
  const tBids = useTranslations('console-auctions.bids')
  const may = useMay()
  const [voided, setVoided] = useState<Bidder | null>(null)
  const { data, error, isFetching, refetch } = useQuery(biddersQuery(useApiQueries(), auctionId))
  const look = () => void refetch()
  if (!data) {
    if (error) return <ProblemBanner error={error} onRetry={look} />
    return <SkeletonText lines={3} />
  }
  // Bids come with the auction itself; only somebody new is a reason to look again.
  const known = new Set(data.bidders.map(({ pseudonym }) => pseudonym))
  const offers = lateOffersOf(auction)
  const makers = new Map(data.lateOffers.map((maker) => [maker.lateOfferId, maker]))
  const isIncomplete =
    (history ?? []).some(({ pseudonym }) => !known.has(pseudonym)) ||
    offers.some(({ lateOfferId }) => !makers.has(lateOfferId))
  return (
    <>
      {data.bidders.length + offers.length === 0 && <p className="muted">{tBids('none')}</p>}
      <Stack gap={4}>
        {data.bidders.map((bidder) => (
          <BidderRow
            key={bidder.pseudonym}
            bidder={bidder}
            bids={bidsOf(auction, bidder)}
            mayVoid={auction.actions.voidBids?.isAllowed === true && may('auctionVoids.voidBids')}
            onVoid={() => setVoided(bidder)}
          />
        ))}
        {offers.map((offer) => (
          <OfferRow key={offer.lateOfferId} offer={offer} maker={makers.get(offer.lateOfferId)} />
        ))}
      </Stack>
      {error && <ProblemBanner error={error} onRetry={look} />}
      {isIncomplete && !error && (
        <>
          <p className="muted small">{t('logged')}</p>
          <Button size="dense" busy={isFetching} onClick={look}>
            {t('show')}
          </Button>
        </>
      )}
      {voided && (
        <VoidDialog
          auction={auction}
          bidder={voided}
          bids={bidsOf(auction, voided)}
          onVoided={look}
          onClose={() => setVoided(null)}
        />
      )}
    </>
  )
}

/** The bidder is missing until the list of bidders has been fetched. */
function OfferRow({ offer, maker }: { offer: LateOffer; maker: Maker | undefined }) {
  const t = useTranslations('console-auctions')
  const format = useFormat()
  if (!maker) return null
  return (
    <div>
      <Cluster gap={2}>
        <b>{t('bidders.lateOffer', { amount: format.money(offer.amountEur) })}</b>
        <ConsoleLink href={`/merchants/${maker.merchantId}`}>{maker.company}</ConsoleLink>
      </Cluster>
      <p className="muted small">
        {t(`lateOffers.status.${offer.status}`)}
        {' · '}
        {t('lateOffers.made', { moment: format.dateTime(offer.madeAt) })}
      </p>
    </div>
  )
}

function BidderRow(props: {
  bidder: Bidder
  bids: readonly Bid[]
  mayVoid: boolean
  onVoid: () => void
}) {
  const { bidder, bids, mayVoid, onVoid } = props
  const t = useTranslations('console-auctions.bidders')
  const tAuctions = useTranslations('console-auctions')
  const format = useFormat()
  const { pseudonym, merchantId, company, voids, isBarred, hasAgent } = bidder
  const last = bids.at(-1)
  return (
    <div className={styles.bidder}>
      <div>
        <Cluster gap={2}>
          <b>{tAuctions('bidder', { number: pseudonym })}</b>
          <ConsoleLink href={`/merchants/${merchantId}`}>{company}</ConsoleLink>
          {isBarred && <StatusChip tone="bad">{t('barred')}</StatusChip>}
          {hasAgent && last !== undefined && <StatusChip tone="neutral">{t('agent')}</StatusChip>}
        </Cluster>
        <p className="muted small">
          {last === undefined
            ? t('noBid')
            : t('standing', { amount: format.money(last.amountEur), count: bids.length })}
          {voids > 0 && ` · ${t('voids', { count: voids })}`}
        </p>
      </div>
      {mayVoid && last !== undefined && (
        <Button size="dense" look="quiet" onClick={onVoid}>
          {t('void')}
        </Button>
      )}
    </div>
  )
}
