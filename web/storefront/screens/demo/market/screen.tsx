import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import type { PageContext } from '../../../page/page-context.ts'
import styles from '../demo.module.css'
import { DemoPeople } from './demo-people.tsx'
import { FreshStart } from './fresh-start.tsx'
import { MarketClock } from './market-clock.tsx'

export function load({ api }: PageContext) {
  return Promise.all([
    api.queryClient.ensureQueryData(api.query.demo.state()),
    api.queryClient.ensureQueryData(api.query.demoLogin.listDemoLogins()),
  ])
}

/** Everything one needs to look at the market from all sides: people, time, a fresh start. */
export function Screen() {
  const t = useTranslations('demo.market')
  const queries = useApiQueries()
  const { data: state } = useQuery({
    ...queries.demo.state(),
    refetchInterval: (query) => (query.state.data?.reset.isRunning ? 1000 : 15_000),
  })
  const { data: people } = useQuery(queries.demoLogin.listDemoLogins())
  return (
    <Page as="main" id="main" className={styles.page ?? ''}>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={styles.stack}>
        {state && <MarketClock state={state} />}
        <DemoPeople logins={people?.logins ?? []} />
        {state && <FreshStart state={state} />}
      </div>
    </Page>
  )
}
