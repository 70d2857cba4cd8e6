import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useScreenParams } from '#web/storefront/page/page-provider.tsx'
import type { Load, Title } from '#web/storefront/page/screen.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './journal.module.css'
import { JournalCheck } from './journal-check.tsx'
import { auctionQuery, JournalCrumbs, vehicleQuery } from './journal-crumbs.tsx'
import { JournalOpenings } from './journal-openings.tsx'
import { JournalTable } from './journal-table.tsx'

const journalQuery = (query: ApiQueries, id: string) =>
  query.auction.journal({ params: { auctionId: id } })

export const load: Load<'auctionJournal'> = async ({ queryClient, auctions, query, params }) => {
  await queryClient.ensureQueryData(journalQuery(query, params.id))
  const wanted = auctionQuery(query, params.id)
  await queryClient.prefetchQuery(wanted)
  const auction = auctions.join(wanted.queryKey, queryClient.getQueryData(wanted.queryKey))
  if (auction) await queryClient.prefetchQuery(vehicleQuery(query, auction.entityId))
}

export const title: Title<'auctionJournal'> = ({ texts }) => texts('auction.journal.title')

/** The public bidding journal as it is chained, for those who took part (rules 9). */
export function Screen() {
  const t = useTranslations('auction.journal')
  const { id } = useScreenParams<'auctionJournal'>()
  const { data: journal } = useSuspenseQuery(journalQuery(useApiQueries(), id))
  return (
    <Page as="main" id="main">
      <JournalCrumbs id={id} />
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <LinkButton
            icon="download"
            href={`/api/private/auction/${journal.auctionId}/journal`}
            download={`cm24-journal-${journal.auctionId}.json`}
            target="_blank"
          >
            {t('download')}
          </LinkButton>
        }
      />
      <Stack gap={4}>
        <JournalCheck journal={journal} />
        <p className={styles.headHash}>
          {t('head')} <code>{journal.headHash}</code>
        </p>
        <JournalOpenings journal={journal} />
        <JournalTable journal={journal} />
      </Stack>
    </Page>
  )
}
