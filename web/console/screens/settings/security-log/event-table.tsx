import { useTranslations } from 'use-intl/react'
import type { SecurityEventEntry } from '#contract/endpoints/security/security-log.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'

export function EventTable({ events }: { readonly events: readonly SecurityEventEntry[] }) {
  const t = useTranslations('console-security')
  const format = useFormat()
  return (
    <Table
      dense
      label={t('title')}
      rows={events}
      rowKey={({ eventId }) => eventId}
      columns={[
        {
          id: 'time',
          header: t('column.time'),
          keep: true,
          cell: ({ happenedAt }) => format.dateTimeWithSeconds(happenedAt),
        },
        { id: 'event', header: t('column.event'), cell: (entry) => <What entry={entry} /> },
        {
          id: 'account',
          header: t('column.account'),
          cell: ({ email }) => email ?? t('unknown'),
        },
        {
          id: 'place',
          header: t('column.place'),
          cell: ({ address }) => address ?? '–',
        },
        { id: 'device', header: t('column.device'), cell: ({ device }) => device || '–' },
      ]}
      empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
    />
  )
}

/** What an operator decided is named as in the calls: it is read beside the log of operators. */
function What({ entry }: { readonly entry: SecurityEventEntry }) {
  const t = useTranslations('console-security')
  const { event, action, operatorEmail } = entry
  return (
    <>
      {t(`event.${event}`)}
      {action && <code> {action}</code>}
      {operatorEmail && <span className="muted"> {t('by', { email: operatorEmail })}</span>}
    </>
  )
}
