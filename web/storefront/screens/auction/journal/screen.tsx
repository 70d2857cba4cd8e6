import { useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl/react'
import type { Output } from '#contract/endpoint.ts'
import type { auctionEndpoints } from '#contract/endpoints/auction.ts'
import { useApiQueries } from '#web/api/api.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useScreenParams } from '#web/storefront/page-provider.tsx'
import type { Load, Title } from '#web/storefront/screen.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Table, type TableColumn } from '#web/ui/data/table.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import styles from './journal.module.css'

type Entry = Output<typeof auctionEndpoints.journal>['entries'][number]

const journalQuery = (query: ApiQueries, id: string) =>
  query.auction.journal({ params: { auctionId: id } })

export const load: Load<'auctionJournal'> = ({ queryClient, query, params }) =>
  queryClient.ensureQueryData(journalQuery(query, params.id))

export const title: Title<'auctionJournal'> = ({ texts }) => texts('auction.journal.title')
export const robots = 'noindex'

/** The public bidding journal as it is chained, for those who took part (rules 9). */
export function Screen() {
  const t = useTranslations('auction.journal')
  const { id } = useScreenParams<'auctionJournal'>()
  const { data: journal } = useSuspenseQuery(journalQuery(useApiQueries(), id))
  return (
    <Page as="main" id="main">
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <LinkButton
            icon={Download}
            href={`/api/private/auction/${journal.auctionId}/journal`}
            download={`cm24-journal-${journal.auctionId}.json`}
            target="_blank"
          >
            {t('download')}
          </LinkButton>
        }
      />
      <p className={styles.headHash}>
        {t('head')} <code>{journal.headHash}</code>
      </p>
      <JournalTable entries={journal.entries} />
    </Page>
  )
}

function JournalTable({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslations('auction.journal')
  const format = useFormat()
  const columns: TableColumn<Entry>[] = [
    { id: 'sequence', header: t('number'), cell: (entry) => entry.sequence, keep: true },
    {
      id: 'at',
      header: t('at'),
      keep: true,
      cell: (entry) => <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>,
    },
    { id: 'kind', header: t('kind'), cell: (entry) => <KindWord kind={entry.kind} /> },
    {
      id: 'payload',
      header: t('content'),
      cell: (entry) => <Content entry={entry} />,
    },
    {
      id: 'hash',
      header: t('hash'),
      cell: (entry) => (
        <code className={styles.hash} title={entry.hash}>
          {entry.hash.slice(0, 16)}…
        </code>
      ),
    },
  ]
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={entries}
      rowKey={(entry) => entry.sequence}
      empty={t('empty')}
      dense
    />
  )
}

/** A bid in words; what nobody reads line by line stays folded. */
function Content({ entry }: { entry: Entry }) {
  const t = useTranslations('auction')
  const format = useFormat()
  const { payload } = entry
  if (entry.kind === 'bid' && isBid(payload)) {
    const bidder = t('position.bidder', { number: payload.pseudonym })
    return `${bidder}, ${format.money(payload.amountEur)}`
  }
  return (
    <details>
      <summary>{t('journal.show')}</summary>
      <code className={styles.payload}>{JSON.stringify(payload)}</code>
    </details>
  )
}

function isBid(payload: unknown): payload is { pseudonym: number; amountEur: number } {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'pseudonym' in payload &&
    typeof payload.pseudonym === 'number' &&
    'amountEur' in payload &&
    typeof payload.amountEur === 'number'
  )
}

/** Kinds that came later than this page's texts are shown by their own name. */
function KindWord({ kind }: { kind: string }) {
  const t = useTranslations('auction.journal.kinds')
  const known = knownKinds.find((each) => each === kind)
  return known ? t(known) : kind
}

const knownKinds = [
  'released',
  'bid',
  'agent',
  'agent_ended',
  'end_extended',
  'end_moved',
  'voided',
  'withdrawn',
  'result',
] as const
