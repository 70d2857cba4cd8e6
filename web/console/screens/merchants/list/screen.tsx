import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { itemsPerPage, ListView, useListLocation } from '../../../list-view/list-view.tsx'
import { MerchantPanel } from './merchant-panel.tsx'
import { MerchantTable } from './merchant-table.tsx'

const states = ['in_review', 'needs_more', 'accepted', 'refused', 'blocked'] as const

/** Dealers by admission, those who wait first (rules 11). */
export function Screen() {
  const t = useTranslations('console-merchants')
  const place = useListLocation({ path: '/merchants', filterName: 'state', filters: states })
  const { filter: admission, search, page } = place
  const answer = useQuery({
    ...useApiQueries().merchantReview.listMerchants({
      query: { page, itemsPerPage, ...(admission && { admission }), ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  })
  const counts = answer.data?.counts
  return (
    <ListView
      place={place}
      texts={{
        title: t('title'),
        choose: t('choose'),
        pages: t('pages'),
        all: t('all'),
        filter: (state) => t(`state.${state}`),
        search: t('search'),
      }}
      summary={counts && t('summary', { count: counts.in_review ?? 0 })}
      filters={states}
      counts={counts ?? {}}
      answer={answer}
      panel={(id, closeHref) => <MerchantPanel key={id} merchantId={id} closeHref={closeHref} />}
    >
      {({ data }) => (
        <MerchantTable merchants={data} openId={place.openId} address={place.address} />
      )}
    </ListView>
  )
}
