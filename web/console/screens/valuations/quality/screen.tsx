import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { EmailAddress } from '#web/ui/data/email-address.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { Loading, SkeletonRow } from '#web/ui/status/skeleton.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import { MonthChart } from './month-chart.tsx'
import styles from './quality.module.css'
import type { Quality } from './quality.ts'
import { MonthTable, ScoreTable } from './score-tables.tsx'

/** How near valuations came to hammer prices: month by month, by operator and by model version. */
export function Screen() {
  const t = useTranslations('console-valuations')
  const { data, error, refetch } = useQueryAnswer(useApiQueries().valuationQuality.quality())
  useEffect(() => {
    document.title = `${t('quality.title')} · CM24`
  }, [t])
  return (
    <Page as="main" id="main">
      <PageHead title={t('quality.title')} lead={t('quality.lead')} />
      <Stack gap={4}>
        <ConsoleLink href="/valuations">{t('title')}</ConsoleLink>
        <ProblemBanner error={error} onRetry={() => void refetch()} />
        {data && <Found quality={data} />}
        {!data && !error && (
          <Loading>
            <SkeletonRow />
            <SkeletonRow />
          </Loading>
        )}
      </Stack>
    </Page>
  )
}

function Found({ quality: { months, operators, versions } }: { quality: Quality }) {
  const t = useTranslations('console-valuations.quality')
  const format = useFormat()
  if (months.length === 0) {
    return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
  }
  return (
    <>
      <div className={styles.months}>
        <SectionCard title={t('chart')}>
          <MonthChart months={months} />
        </SectionCard>
        <SectionCard title={t('months')}>
          <MonthTable months={months} monthText={(month) => monthText(month, format.month)} />
        </SectionCard>
      </div>
      <div className={styles.halves}>
        <SectionCard title={t('operators')}>
          <ScoreTable
            label={t('operators')}
            header={t('operator')}
            rows={operators.map(({ operator, score }) => ({
              name: operator ?? t('unknown'),
              shown: operator && <EmailAddress email={operator} />,
              score,
            }))}
          />
        </SectionCard>
        <SectionCard title={t('versions')}>
          <ScoreTable
            label={t('versions')}
            header={t('version')}
            rows={versions.map(({ version, score }) => ({ name: version, score }))}
          />
        </SectionCard>
      </div>
    </>
  )
}

function monthText(month: number, write: (year: number, month: number) => string): string {
  return write(Math.floor(month / 12), (month % 12) + 1)
}
