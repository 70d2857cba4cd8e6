import { useTranslations } from 'use-intl/react'
import type { z } from 'zod'
import type { adChangesEndpoints } from '#contract/endpoints/changes/ad-changes.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'

export type ChangedAd = z.infer<typeof adChangesEndpoints.listWaiting.output>['ads'][number]

/** The oldest change first. */
export function ChangedAdsTable({ ads, openId }: { ads: readonly ChangedAd[]; openId: number }) {
  const t = useTranslations('console-ads.changes')
  const statuses = useTranslations('auction.status')
  const format = useFormat()
  return (
    <Table
      dense
      label={t('title')}
      rows={ads}
      rowKey={({ entityId }) => entityId}
      rowHref={({ entityId }) => `/ads/changes/${entityId}`}
      linkColumn="vehicle"
      rowLook={({ entityId }) => (entityId === openId ? 'selected' : undefined)}
      columns={[
        { id: 'vehicle', header: t('column.vehicle'), cell: ({ vehicle }) => vehicle },
        { id: 'status', header: t('column.status'), cell: ({ status }) => statuses(status) },
        {
          id: 'count',
          header: t('column.count'),
          align: 'right',
          keep: true,
          cell: ({ count }) => format.number(count),
        },
        {
          id: 'since',
          header: t('column.since'),
          align: 'right',
          keep: true,
          cell: ({ since }) => format.dateTime(since),
        },
      ]}
      empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
    />
  )
}
