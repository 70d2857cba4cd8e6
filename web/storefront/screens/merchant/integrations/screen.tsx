import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useAnswer } from '#web/api/use-answer.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'

export const load: Load<'merchantIntegrations'> = ({ query, queryClient }) =>
  queryClient.ensureQueryData(query.dealerStock.show())

/** What a dealer's own programs can be connected with; today one. */
export function Screen() {
  const t = useTranslations('listing.stock')
  const tTitle = useTranslations('shell.titles')
  const path = usePath()
  const { connection } = useAnswer(useApiQueries().dealerStock.show())
  return (
    <Page as="main" id="main">
      <PageHead title={tTitle('merchantIntegrations')} lead={t('lead')} />
      <Card as="section" aria-labelledby="syscara">
        <Stack gap={4}>
          <Cluster gap={3}>
            <h2 id="syscara">SYSCARA</h2>
            <StatusChip tone={connection ? 'good' : 'neutral'}>
              {connection ? t('connected') : t('notConnected')}
            </StatusChip>
          </Cluster>
          <p>{t('cardText')}</p>
          <Cluster>
            <LinkButton look={connection ? 'secondary' : 'primary'} href={path('merchantSyscara')}>
              {connection ? t('view') : t('setUp')}
            </LinkButton>
          </Cluster>
        </Stack>
      </Card>
    </Page>
  )
}
