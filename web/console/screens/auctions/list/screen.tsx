import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { type AuctionStatus, auctionStatuses } from '#domain/auction/state.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFollowedAuctions, useLostAt } from '#web/api/live/live-provider.tsx'
import { Chip, ChipList } from '#web/ui/actions/chip.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Loading, SkeletonRow } from '#web/ui/status/skeleton.tsx'
import { Desk } from '../../../desk/desk.tsx'
import { hrefWith, pageOf } from '../../../desk/list-address.ts'
import { EmptyPanel } from '../../../desk/panel.tsx'
import { SearchField } from '../../../desk/search-field.tsx'
import { useListKeys } from '../../../desk/use-list-keys.ts'
import { ProblemBanner } from '../../../words/problem-banner.tsx'
import { WaitingDefects } from './auction-defects.tsx'
import { AuctionPanel } from './auction-panel.tsx'
import { AuctionTable } from './auction-table.tsx'

const itemsPerPage = 50
/** Where the life of an auction leads, in that order; statuses that nobody has are not offered. */
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

/** Every ad's newest auction: what runs first, live (rules 1). */
export function Screen() {
  const t = useTranslations('console-auctions')
  const { id } = useParams()
  const { search: address } = useLocation()
  const [query] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const closeHref = `/auctions${address}`
  useListKeys({ list, search: searchField, closeHref: id && closeHref })
  const status = statuses.find((each) => each === query.get('status'))
  const search = query.get('search') ?? undefined
  const page = pageOf(query)
  const { data, error, refetch } = useQuery({
    ...useApiQueries().review.auctions({
      query: { page, itemsPerPage, ...(status && { status }), ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  })
  useFollowedAuctions(data?.products.map(({ auction }) => auction?.auctionId) ?? [])
  return (
    <Desk
      title={t('title')}
      summary={
        data && t('summary', { count: (data.counts.running ?? 0) + (data.counts.hotbidding ?? 0) })
      }
      tools={<SearchField ref={searchField} label={t('search')} />}
      filters={<StatusFilters query={query} status={status} counts={data?.counts ?? {}} />}
      listRef={list}
      isOpen={id !== undefined}
      panel={
        id === undefined ? (
          <EmptyPanel>{t('choose')}</EmptyPanel>
        ) : (
          <AuctionPanel key={id} auctionId={Number(id)} closeHref={closeHref} />
        )
      }
    >
      <ConnectionLost />
      <WaitingDefects />
      <ProblemBanner error={error} onRetry={() => void refetch()} />
      {data && (
        <>
          <AuctionTable products={data.products} openId={Number(id)} address={address} />
          <Pagination
            label={t('pages')}
            page={page}
            pageCount={data.pages}
            hrefOf={(next) => hrefWith(query, '/auctions', { page: String(next) })}
          />
        </>
      )}
      {!data && !error && (
        <Loading>
          {[1, 2, 3, 4, 5, 6, 7].map((row) => (
            <SkeletonRow key={row} />
          ))}
        </Loading>
      )}
    </Desk>
  )
}

function StatusFilters(props: {
  query: URLSearchParams
  status: AuctionStatus | undefined
  counts: Readonly<Record<string, number>>
}) {
  const { query, status, counts } = props
  const t = useTranslations('console-auctions')
  const tStatus = useTranslations('auction.status')
  return (
    <ChipList scrolling>
      <Chip href={hrefWith(query, '/auctions', { status: null })} pressed={!status}>
        {t('all')}
      </Chip>
      {statuses
        .filter((each) => each === status || (counts[each] ?? 0) > 0)
        .map((each) => (
          <Chip
            key={each}
            href={hrefWith(query, '/auctions', { status: each })}
            pressed={each === status}
            count={counts[each] ?? 0}
          >
            {tStatus(each)}
          </Chip>
        ))}
    </ChipList>
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
