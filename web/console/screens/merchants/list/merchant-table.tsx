import { useTranslations } from 'use-intl/react'
import type { MerchantRow } from '#contract/endpoints/account-review.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { AdmissionChip, VatIdChip } from './merchant-chips.tsx'

export function MerchantTable(props: {
  merchants: readonly MerchantRow[]
  openId: number | undefined
  address: string
}) {
  const { merchants, openId, address } = props
  const t = useTranslations('console-merchants')
  const format = useFormat()
  return (
    <Table
      dense
      label={t('title')}
      rows={merchants}
      rowKey={({ merchantId }) => merchantId}
      rowHref={({ merchantId }) => `/merchants/${merchantId}${address}`}
      rowLook={({ merchantId }) => (merchantId === openId ? 'selected' : undefined)}
      columns={[
        { id: 'company', header: t('column.company'), cell: ({ companyName }) => companyName },
        { id: 'state', header: t('column.state'), cell: (row) => <AdmissionChip merchant={row} /> },
        {
          id: 'place',
          header: t('column.place'),
          keep: true,
          cell: ({ country, city }) => `${country} ${city}`,
        },
        {
          id: 'vat',
          header: t('column.vatId'),
          cell: (row) => <VatIdChip state={row.vatIdState} />,
        },
        {
          id: 'voids',
          header: t('column.voids'),
          align: 'right',
          cell: ({ voidCount }) => format.number(voidCount),
        },
        {
          id: 'submitted',
          header: t('column.submitted'),
          align: 'right',
          keep: true,
          cell: ({ submittedAt, ageHours, admission }) => (
            <>
              {format.dateTime(submittedAt)}
              {admission === 'in_review' && (
                <>
                  <br />
                  <small className="muted">{t('since', { count: ageHours })}</small>
                </>
              )}
            </>
          ),
        },
      ]}
      empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
    />
  )
}
