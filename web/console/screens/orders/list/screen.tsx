import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { itemsPerPage, ListView, useListLocation } from '../../../list-view/list-view.tsx'
import { May } from '../../../operator-roles/may.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import { OrderPanel } from './order-panel.tsx'
import { OrderTable } from './order-table.tsx'

const statuses = ['cancellation_requested_by_dealer', 'pending', 'paid', 'canceled'] as const

/** Not a status: an order of any status may miss a document. */
const documentsMissing = 'documents_missing'
const filters = [...statuses, documentsMissing] as const

/** Sales and what became of them; who asks to cancel comes first among the filters (rules 10). */
export function Screen() {
  const t = useTranslations('console-orders')
  const place = useListLocation({ path: '/orders', filterName: 'status', filters })
  const { filter, page } = place
  const status = filter === documentsMissing ? undefined : filter
  const answer = useQueryAnswer(
    useApiQueries().order.listAsOperator({
      query: {
        page,
        itemsPerPage,
        status,
        documents: filter === documentsMissing ? 'missing' : undefined,
      },
    }),
    { keepsPrevious: true },
  )
  const counts = answer.data?.counts
  const isWorthOffering = filter === documentsMissing || (counts?.documents_missing ?? 0) > 0
  return (
    <ListView
      place={place}
      texts={{
        title: t('title'),
        choose: t('choose'),
        pages: t('pages'),
        all: t('all'),
        filter: (each) =>
          each === documentsMissing ? t('documents.missing') : t(`status.${each}`),
      }}
      summary={counts && t('summary', { count: counts.cancellation_requested_by_dealer ?? 0 })}
      tools={
        <May call="bank.listLines">
          <ConsoleLink href="/payments">{t('payments')}</ConsoleLink>
        </May>
      }
      filters={filters.filter((each) => each !== documentsMissing || isWorthOffering)}
      counts={counts ?? {}}
      answer={answer}
      panel={(id, closeHref) => <OrderPanel key={id} orderId={id} closeHref={closeHref} />}
    >
      {({ orders }) => <OrderTable orders={orders} openId={place.openId} address={place.address} />}
    </ListView>
  )
}
