import { useTranslations } from 'use-intl/react'
import type { EntryKind } from '#domain/publishing/entry-kinds.ts'
import { Table } from '#web/ui/data/table.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LanguageChip, type LanguageStanding, needsChip } from '../language-chip.tsx'

export type EntryRow = {
  readonly key: string
  readonly languages: readonly LanguageStanding[]
}

export function EntryTable({ kind, entries }: { kind: EntryKind; entries: readonly EntryRow[] }) {
  const t = useTranslations('console-content')
  return (
    <Table
      dense
      phone="stack"
      label={t(`kind.${kind}`)}
      rows={entries}
      rowKey={({ key }) => key}
      rowHref={({ key }) => `/content/${kind}/${key}`}
      columns={[
        {
          id: 'title',
          header: t('column.title'),
          cell: ({ key, languages }) => languages.find(({ title }) => title !== '')?.title ?? key,
        },
        { id: 'key', header: t('column.key'), cell: ({ key }) => key },
        {
          id: 'languages',
          header: t('column.languages'),
          cell: ({ languages }) => <Languages languages={languages} />,
        },
      ]}
      empty={<EmptyState title={t('empty')} />}
    />
  )
}

/** How many are there, and each that is not simply there. */
function Languages({ languages }: { languages: readonly LanguageStanding[] }) {
  const t = useTranslations('console-content')
  const shown = languages.filter((each) => each.shown === 'first' || each.shown === 'own')
  return (
    <Cluster gap={2}>
      <span>{t('languages', { count: shown.length })}</span>
      {languages.filter(needsChip).map((each) => (
        <LanguageChip key={each.locale} language={each} />
      ))}
    </Cluster>
  )
}
