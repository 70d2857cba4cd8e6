import { useTranslations } from 'use-intl/react'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { reviewClock } from '../../ads/queue/review/review-clock.ts'
import type { WaitingValuation } from './valuation.ts'

const tickMilliseconds = 10_000

export function ValuationTable(props: { queue: readonly WaitingValuation[]; openId: number }) {
  const { queue, openId } = props
  const t = useTranslations('console-valuations')
  const format = useFormat()
  return (
    <Table
      dense
      label={t('title')}
      rows={queue}
      rowKey={({ entityId }) => entityId}
      rowHref={({ entityId }) => `/valuations/${entityId}`}
      linkColumn="vehicle"
      rowLook={({ entityId, isOverdue }) => {
        if (entityId === openId) return 'selected'
        return isOverdue ? 'late' : undefined
      }}
      columns={[
        { id: 'left', header: t('column.left'), keep: true, cell: (row) => <Clock row={row} /> },
        { id: 'vehicle', header: t('column.vehicle'), cell: ({ vehicle }) => vehicle },
        {
          id: 'language',
          header: t('column.language'),
          cell: ({ locale }) => locale.toUpperCase(),
        },
        {
          id: 'submitted',
          header: t('column.submitted'),
          align: 'right',
          keep: true,
          cell: ({ submittedAt }) => format.dateTime(submittedAt),
        },
      ]}
      empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
    />
  )
}

/** What is left of the 24 hours; a late request says so in words. */
function Clock({ row }: { row: WaitingValuation }) {
  const t = useTranslations('console-valuations')
  const { state, clock } = reviewClock({ ...row, now: useServerNow(tickMilliseconds) })
  if (state === 'overdue') return <StatusChip tone="bad">{t('overdue', { clock })}</StatusChip>
  return state === 'soon' ? (
    <StatusChip tone="warn">{t('left', { clock })}</StatusChip>
  ) : (
    t('left', { clock })
  )
}
