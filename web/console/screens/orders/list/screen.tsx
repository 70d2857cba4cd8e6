import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { DeskList, itemsPerPage, useDeskPlace } from '../../../desk/desk-list.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import { OrderPanel } from './order-panel.tsx'
import { OrderTable } from './order-table.tsx'

const statuses = ['cancellation_requested_by_dealer', 'pending', 'paid', 'canceled'] as const

/** Not a status: a paper is missing in whichever of them. */
const papersMissing = 'papers_missing'
const filters = [...statuses, papersMissing] as const

/** Sales and what became of them; who asks to cancel comes first among the filters (rules 10). */
export function Screen() {
  const t = useTranslations('console-orders')
  const place = useDeskPlace({ path: '/orders', filterName: 'status', filters })
  const { filter, page } = place
  const status = filter === papersMissing ? undefined : filter
  const answer = useQuery({
    ...useApiQueries().order.listAsOperator({
      query: {
        page,
        itemsPerPage,
        ...(status && { status }),
        ...(filter === papersMissing && { papers: 'missing' as const }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const counts = answer.data?.counts
  const isWorthOffering = filter === papersMissing || (counts?.papers_missing ?? 0) > 0
  return (
    <DeskList
      place={place}
      words={{
        title: t('title'),
        choose: t('choose'),
        pages: t('pages'),
        all: t('all'),
        filter: (each) => (each === papersMissing ? t('papers.missing') : t(`status.${each}`)),
      }}
      summary={counts && t('summary', { count: counts.cancellation_requested_by_dealer ?? 0 })}
      tools={<ConsoleLink href="/payments">{t('payments')}</ConsoleLink>}
      filters={filters.filter((each) => each !== papersMissing || isWorthOffering)}
      counts={counts ?? {}}
      answer={answer}
      panel={(id, closeHref) => <OrderPanel key={id} orderId={id} closeHref={closeHref} />}
    >
      {({ orders }) => <OrderTable orders={orders} openId={place.openId} address={place.address} />}
    </DeskList>
  )
}
