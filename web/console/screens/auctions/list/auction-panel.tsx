import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { Product } from '#contract/product.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFollowedAuctions } from '#web/api/live/live-provider.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { SkeletonText } from '#web/ui/status/skeleton.tsx'
import { type Fact, FactList } from '#web/ui/vehicles/fact-list.tsx'
import { AdNumber } from '../../../components/ad-number.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useProductLine } from '../../../components/product-line.ts'
import { Panel, PanelHead, PanelSection, PendingPanel } from '../../../list-view/panel.tsx'
import { May } from '../../../operator-roles/may.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import styles from './auction.module.css'
import { AuctionBidders } from './auction-bidders.tsx'
import { AuctionBids } from './auction-bids.tsx'
import { AuctionDefects } from './auction-defects.tsx'
import { AuctionLight, AuctionState, AuctionTime } from './auction-labels.tsx'
import { AuctionOutcome } from './auction-outcome.tsx'
import { AuctionQuestions } from './auction-questions.tsx'
import { withoutBid } from './light-label.ts'
import { AuctionWithdrawal, OperatorActions } from './operator-actions.tsx'

/** One auction with its bids as they come, and the journal that proves them (rules 9). */
export function AuctionPanel(props: { auctionId: number; closeHref: string }) {
  const { auctionId, closeHref } = props
  const t = useTranslations('console-auctions')
  const label = t('panel', { number: String(auctionId) })
  const { data, error, refetch } = useQueryAnswer(
    useApiQueries().auction.get({ params: { auctionId } }),
  )
  useFollowedAuctions([auctionId])
  if (!data) {
    return <PendingPanel {...{ label, closeHref, error }} onRetry={() => void refetch()} />
  }
  return (
    <Panel label={label} closeHref={closeHref}>
      <Vehicle auction={data} />
      <AuctionWithdrawal auction={data} />
      <Figures auction={data} />
      <OperatorActions auction={data} />
      <AuctionDefects auction={data} />
      <AuctionOutcome auction={data} />
      <AuctionQuestions auctionId={auctionId} />
      <AuctionBids auction={data} />
      <May call="auctionVoids.bidders">
        <AuctionBidders auction={data} />
      </May>
      <Journal auction={data} />
    </Panel>
  )
}

function Vehicle({ auction }: { auction: AuctionView }) {
  const { data } = useQueryAnswer(
    useApiQueries().listing.getOwn({ params: { entityId: auction.entityId }, query: {} }),
  )
  if (!data) return <PanelHead title={<SkeletonText lines={2} />} />
  return <VehicleHead auction={auction} product={data} />
}

function VehicleHead({ auction, product }: { auction: AuctionView; product: Product }) {
  const t = useTranslations('console-auctions')
  const line = useProductLine(product)
  const [first] = product.gallery
  return (
    <PanelHead
      above={
        <>
          <AuctionState status={auction.status} />
          <AdNumber product={{ entityId: auction.entityId, status: auction.status }} />
        </>
      }
      title={line.name}
      text={
        <span className={styles.vehicle}>
          <span>
            {line.facts}
            <br />
            <ConsoleLink href={`/ads/${auction.entityId}`}>{t('openReview')}</ConsoleLink>
          </span>
          {first && <Picture picture={first} alt="" sizes="120px" />}
        </span>
      }
    />
  )
}

/** What the operator watches: time, price, light, and the figures nobody else sees together. */
function Figures({ auction }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions')
  const format = useFormat()
  const money = (amount: number | null) => (amount === null ? t('none') : format.money(amount))
  const moment = (at: string | null) => (at === null ? t('none') : format.dateTimeWithZone(at))
  const facts: Fact[] = [
    { term: t('fact.time'), value: <AuctionTime auction={auction} /> },
    {
      term: t('fact.current'),
      value:
        auction.currentBidEur === null
          ? t(`light.${withoutBid(auction)}`)
          : money(auction.currentBidEur),
      look: 'strong',
    },
    { term: t('fact.light'), value: <AuctionLight auction={auction} /> },
    { term: t(`fact.target.${auction.mode}`), value: money(auction.targetPriceEur) },
    { term: t('fact.start'), value: money(auction.startPriceEur) },
    ...(auction.buyNowPriceEur === null
      ? []
      : [{ term: t('fact.buyNow'), value: money(auction.buyNowPriceEur) }]),
    {
      term: t('fact.bidders'),
      value: t('bidsAndBidders', {
        bids: auction.bidCount ?? 0,
        bidders: auction.bidderCount ?? 0,
      }),
    },
    ...(auction.leaderPseudonym === null
      ? []
      : [{ term: t('fact.leader'), value: t('bidder', { number: auction.leaderPseudonym }) }]),
    { term: t('fact.round'), value: format.number(auction.round) },
    { term: t('fact.planned'), value: moment(auction.plannedEndsAt) },
    { term: t('fact.latest'), value: moment(auction.latestEndsAt) },
    ...(auction.endMove === null
      ? []
      : [
          {
            term: t(`fact.before.${auction.endMove.cause}`),
            value: moment(auction.endMove.fromEndsAt),
          },
        ]),
    ...(auction.hammerPriceEur === null
      ? []
      : [{ term: t('fact.hammer'), value: money(auction.hammerPriceEur) }]),
    ...(auction.buyerMerchantId === null
      ? []
      : [
          {
            term: t('fact.buyer'),
            value: (
              <ConsoleLink href={`/merchants/${auction.buyerMerchantId}`}>
                {t('merchant', { number: String(auction.buyerMerchantId) })}
              </ConsoleLink>
            ),
          },
        ]),
  ]
  return (
    <PanelSection title={t('figures')}>
      <FactList facts={facts} />
    </PanelSection>
  )
}

function Journal({ auction }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions.journal')
  // It begins with the release.
  if (auction.startsAt === null) return null
  return (
    <PanelSection title={t('title')}>
      <p className="muted">{t('text')}</p>
      {auction.headHash && (
        <p className={styles.hash}>
          {t('head', { number: auction.sequence ?? 0 })} <code>{auction.headHash}</code>
        </p>
      )}
      <LinkButton
        icon="download"
        size="dense"
        href={`/api/private/auction/${auction.auctionId}/journal`}
        download={`journal-${auction.auctionId}.json`}
      >
        {t('download')}
      </LinkButton>
    </PanelSection>
  )
}
