import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Chip, ChipList } from '#web/ui/actions/chip.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Loading, SkeletonRow } from '#web/ui/status/skeleton.tsx'
import { Desk } from '../../../desk/desk.tsx'
import { hrefWith, pageOf } from '../../../desk/list-address.ts'
import { EmptyPanel } from '../../../desk/panel.tsx'
import { SearchField } from '../../../desk/search-field.tsx'
import { useListKeys } from '../../../desk/use-list-keys.ts'
import { ProblemBanner } from '../../../words/problem-banner.tsx'
import { MerchantPanel } from './merchant-panel.tsx'
import { MerchantTable } from './merchant-table.tsx'

const states = ['in_review', 'needs_more', 'accepted', 'refused', 'blocked'] as const
const itemsPerPage = 50

/** Dealers by admission, those who wait first (rules 11). */
export function Screen() {
  const t = useTranslations('console-merchants')
  const { id } = useParams()
  const { search: address } = useLocation()
  const [query] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const closeHref = `/merchants${address}`
  useListKeys({ list, search: searchField, closeHref: id && closeHref })
  const admission = states.find((state) => state === query.get('state'))
  const search = query.get('search') ?? undefined
  const page = pageOf(query)
  const { data, error, refetch } = useQuery({
    ...useApiQueries().merchantReview.listMerchants({
      query: { page, itemsPerPage, ...(admission && { admission }), ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Desk
      title={t('title')}
      summary={data && t('summary', { count: data.counts.in_review ?? 0 })}
      tools={<SearchField ref={searchField} label={t('search')} />}
      filters={
        <ChipList scrolling>
          <Chip href={hrefWith(query, '/merchants', { state: null })} pressed={!admission}>
            {t('all')}
          </Chip>
          {states.map((state) => (
            <Chip
              key={state}
              href={hrefWith(query, '/merchants', { state })}
              pressed={state === admission}
              count={data?.counts[state] ?? 0}
            >
              {t(`state.${state}`)}
            </Chip>
          ))}
        </ChipList>
      }
      listRef={list}
      isOpen={id !== undefined}
      panel={
        id === undefined ? (
          <EmptyPanel>{t('choose')}</EmptyPanel>
        ) : (
          <MerchantPanel key={id} merchantId={Number(id)} closeHref={closeHref} />
        )
      }
    >
      <ProblemBanner error={error} onRetry={() => void refetch()} />
      {data && (
        <>
          <MerchantTable merchants={data.data} openId={Number(id)} address={address} />
          <Pagination
            label={t('pages')}
            page={page}
            pageCount={data.pages}
            hrefOf={(next) => hrefWith(query, '/merchants', { page: String(next) })}
          />
        </>
      )}
      {!data && !error && (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
    </Desk>
  )
}
