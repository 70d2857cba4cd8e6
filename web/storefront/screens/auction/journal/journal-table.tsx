import { useTranslations } from 'use-intl/react'
import type { JournalAnswer } from '#contract/journal.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Table, type TableColumn } from '#web/ui/data/table.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import styles from './journal.module.css'
import { journalMode } from './journal-mode.ts'
import { useEntryText } from './use-entry-text.ts'

type Entry = JournalAnswer['entries'][number]

/** Every entry in words, with what the check says of it; hashes and raw content on demand. */
export function JournalTable({ journal }: { journal: JournalAnswer }) {
  const t = useTranslations('auction.journal')
  const format = useFormat()
  const entryText = useEntryText()
  const columns: TableColumn<Entry>[] = [
    { id: 'sequence', header: t('number'), cell: (entry) => entry.sequence, keep: true },
    {
      id: 'at',
      header: t('at'),
      keep: true,
      cell: (entry) => <time dateTime={entry.at}>{format.dateTimeWithSeconds(entry.at)}</time>,
    },
    { id: 'kind', header: t('kind'), cell: (entry) => entryText.kind(entry) },
    { id: 'payload', header: t('content'), cell: (entry) => <Content entry={entry} /> },
    {
      id: 'verdict',
      header: t('verdict.title'),
      cell: (entry) => <Verdict journal={journal} entry={entry} />,
    },
  ]
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={journal.entries}
      rowKey={(entry) => entry.sequence}
      empty={t('empty')}
      dense
    />
  )
}

function Content({ entry }: { entry: Entry }) {
  const t = useTranslations('auction.journal')
  const entryText = useEntryText()
  return (
    <details>
      <summary>{entryText.content(entry) || t('show')}</summary>
      <code className={styles.payload}>{JSON.stringify(entry.payload)}</code>
      <code className={styles.hash}>
        {t('hash')} {entry.hash}
      </code>
    </details>
  )
}

function Verdict({ journal, entry }: { journal: JournalAnswer; entry: Entry }) {
  const t = useTranslations('auction.journal.verdict')
  const { fault, entries } = journal.check
  if (fault?.sequence === entry.sequence) return <StatusChip tone="bad">{t('wrong')}</StatusChip>
  const checked = entries.find(({ sequence }) => sequence === entry.sequence)
  if (!checked) return <span className="muted">{t('none')}</span>
  if (checked.verdict === 'proved') return <StatusChip tone="good">{t('proved')}</StatusChip>
  return (
    <>
      <StatusChip tone="neutral">{t('consistent')}</StatusChip>{' '}
      <small className="muted">
        {checked.open.map((point) => t(`open.${point}`, { mode: journalMode(journal) })).join(', ')}
      </small>
    </>
  )
}
