import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { HomeScene } from '#web/storefront/drawings/storefront-scene.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { ensureCompany } from '../content/company.ts'
import { contentQuery } from '../content/content-query.ts'
import { DealerTeaser } from './dealer-teaser.tsx'
import { FirstQuestions } from './first-questions.tsx'
import styles from './home.module.css'
import { RunningAuctions, runningQuery } from './running-auctions.tsx'
import { StartCards } from './start-cards.tsx'
import { Steps } from './steps.tsx'

/** The page stands without any of it: what fails is left out and asked again in the browser. */
export const load: Load<'home'> = (context) => {
  const { query, queryClient, locale } = context
  return Promise.allSettled([
    queryClient.ensureQueryData(runningQuery(query)),
    queryClient.ensureQueryData(submittedQuery(query)),
    queryClient.ensureQueryData(contentQuery(query, 'faq', locale)),
    ensureCompany(context),
  ])
}

function submittedQuery(query: ApiQueries) {
  return query.listing.submittedCount()
}

/** One promise, two cards to start, how it works, what runs now, and what sellers ask first. */
export function Screen() {
  const t = useTranslations('site.home')
  const submitted = useQuery(submittedQuery(useApiQueries())).data?.count ?? 0
  return (
    <Page as="main" id="main" className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.text}>
          <h1>{t('promise')}</h1>
          <p>{t('lead')}</p>
        </div>
        <div className={styles.scene}>
          <HomeScene />
        </div>
        <StartCards />
        {submitted > 0 && (
          <p className={styles.submitted}>{t('submitted', { count: submitted })}</p>
        )}
      </div>
      <Steps />
      <RunningAuctions />
      <FirstQuestions />
      <DealerTeaser />
    </Page>
  )
}
