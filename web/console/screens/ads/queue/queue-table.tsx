import { useTranslations } from 'use-intl/react'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Table, type TableColumn } from '#web/ui/data/table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { Loading, SkeletonRow } from '#web/ui/status/skeleton.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { useVehicleLine } from '../../../components/vehicle-line.ts'
import styles from './queue.module.css'
import type { QueuedAd } from './queue-filter.ts'
import { hoursAndMinutes, reviewClock } from './review/review-clock.ts'

const tickMilliseconds = 10_000

export function QueueTable(props: {
  ads: readonly QueuedAd[]
  openId: number
  search: string
  /** Whether there is no ad at all, or only none that fits the filter. */
  isAll: boolean
}) {
  const { ads, openId, search, isAll } = props
  const t = useTranslations('console-ads')
  return (
    <Table
      dense
      label={t('title')}
      columns={useColumns()}
      rows={ads}
      rowKey={({ product }) => product.entityId}
      rowHref={({ product }) => `/ads/${product.entityId}${search}`}
      linkColumn="vehicle"
      rowLook={(ad) => {
        if (ad.product.entityId === openId) return 'selected'
        return ad.isOverdue ? 'late' : undefined
      }}
      empty={
        <EmptyState title={isAll ? t('empty.title') : t('noMatch.title')}>
          {isAll ? t('empty.text') : t('noMatch.text')}
        </EmptyState>
      }
    />
  )
}

function useColumns(): readonly TableColumn<QueuedAd>[] {
  const t = useTranslations('console-ads')
  const vehicle = useVehicleLine()
  const format = useFormat()
  return [
    { id: 'left', header: t('column.left'), cell: (ad) => <Clock ad={ad} /> },
    {
      id: 'vehicle',
      header: t('column.vehicle'),
      cell: ({ product }) => (
        <>
          {vehicle.name(product)}
          <small className={styles.below}>
            {[vehicle.body(product), product.firstRegistration?.slice(0, 4)]
              .filter(Boolean)
              .join(', ')}
          </small>
        </>
      ),
    },
    { id: 'seller', header: t('column.seller'), cell: (ad) => t(`seller.${sellerOf(ad)}`) },
    {
      id: 'place',
      header: t('column.place'),
      keep: true,
      cell: ({ product }) => `${product.country} ${product.zipPrefix}`,
    },
    { id: 'flags', header: t('column.flags'), cell: ({ flags }) => <Flags count={flags} /> },
    {
      id: 'submitted',
      header: t('column.submitted'),
      align: 'right',
      keep: true,
      cell: ({ submittedAt }) => (
        <>
          {format.dateTime(submittedAt)}
          <Age submittedAt={submittedAt} />
        </>
      ),
    },
  ]
}

/** What is left of the 24 hours, as figure and bar; a late ad is labelled so. */
function Clock({ ad }: { ad: QueuedAd }) {
  const t = useTranslations('console-ads')
  const clock = reviewClock({ ...ad, now: useServerNow(tickMilliseconds) })
  const tones = { calm: 'calm', soon: 'warn', overdue: 'bad' } as const
  const text =
    clock.state === 'overdue'
      ? t('overdue', { clock: clock.clock })
      : t('left', { clock: clock.clock })
  return (
    <span className={styles.clock}>
      <span className={styles[clock.state]}>
        {clock.state === 'overdue' && <Icon icon="triangle-exclamation-point" size={16} />}
        {text}
      </span>
      <ProgressBar
        label={text}
        labelHidden
        percent={clock.percent}
        tone={tones[clock.state]}
        className={styles.clockBar}
      />
    </span>
  )
}

function Age({ submittedAt }: { submittedAt: string }) {
  const t = useTranslations('console-ads')
  const now = useServerNow(tickMilliseconds)
  return (
    <small className={styles.below}>
      {t('since', { clock: hoursAndMinutes(now - Date.parse(submittedAt)) })}
    </small>
  )
}

function Flags({ count }: { count: number }) {
  const t = useTranslations('console-ads')
  if (count === 0) return <span className="muted">{t('noFlags')}</span>
  return (
    <StatusChip tone="warn" icon="flag">
      {t('flags', { count })}
    </StatusChip>
  )
}

function sellerOf({ sellerType }: QueuedAd): 'PRIVATE' | 'COMMERCIAL' | 'MERCHANT' {
  return sellerType === 'COMMERCIAL' || sellerType === 'MERCHANT' ? sellerType : 'PRIVATE'
}

export function WaitingTable() {
  return (
    <Loading>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </Loading>
  )
}
