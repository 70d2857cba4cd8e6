import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { type AuctionStatus, auctionStatuses } from '#domain/auction/core/state.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFollowedAuctions, useLostAt } from '#web/api/live/live-provider.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { itemsPerPage, ListView, useListLocation } from '../../../list-view/list-view.tsx'
import { WaitingDefects } from './auction-defects.tsx'
import { AuctionPanel } from './auction-panel.tsx'
import { AuctionTable } from './auction-table.tsx'
import { useRefetchOnReorder } from './use-refetch-on-reorder.ts'

/** The statuses in the order of an auction; a status without an auction is not offered. */
const order: readonly AuctionStatus[] = [
  'hotbidding',
  'running',
  'published',
  'renegotiation',
  'anr_offer_above_targetprice',
  'recd_late_offer',
  'acpt_late_offer',
]
const statuses = [...order, ...auctionStatuses.filter((status) => !order.includes(status))]

const nobody: readonly ProductCard[] = []

/** Every ad's newest auction: what runs first, live (rules 1). */
export function Screen() {
  const t = useTranslations('console-auctions')
  const tStatus = useTranslations('auction.status')
  const place = useListLocation({ path: '/auctions', filterName: 'status', filters: statuses })
  const { filter: status, search, page } = place
  const answer = useQueryAnswer(
    useApiQueries().review.auctions({
      query: { page, itemsPerPage, ...(status && { status }), ...(search && { search }) },
    }),
    { keepsPrevious: true },
  )
  const counts: Readonly<Record<string, number>> = answer.data?.counts ?? {}
  const running = (counts.running ?? 0) + (counts.hotbidding ?? 0)
  const products = answer.data?.products ?? nobody
  useFollowedAuctions(products.map(({ auction }) => auction?.auctionId))
  useRefetchOnReorder(products, () => void answer.refetch())
  return (
    <ListView
      place={place}
      texts={{
        title: t('title'),
        choose: t('choose'),
        pages: t('pages'),
        all: t('all'),
        filter: tStatus,
        search: t('search'),
      }}
      summary={answer.data && t('summary', { count: running })}
      filters={statuses.filter((each) => each === status || (counts[each] ?? 0) > 0)}
      counts={counts}
      answer={answer}
      notice={
        <>
          <ConnectionLost />
          <WaitingDefects />
        </>
      }
      panel={(id, closeHref) => <AuctionPanel key={id} auctionId={id} closeHref={closeHref} />}
    >
      {({ products }) => (
        <AuctionTable products={products} openId={place.openId} address={place.address} />
      )}
    </ListView>
  )
}

/** Bids that cannot be seen coming in look like bids that do not come. */
function ConnectionLost() {
  const t = useTranslations('shell.banner')
  return useLostAt() === null ? null : (
    <Banner tone="warn" role="status">
      {t('offline')}
    </Banner>
  )
}
