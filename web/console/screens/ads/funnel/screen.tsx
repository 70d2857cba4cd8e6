import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { BarChart } from '#web/ui/data/bar-chart.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { Loading, SkeletonRow } from '#web/ui/status/skeleton.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import { type FunnelAnswer, figuresOf, groupsOf, worstOf } from './funnel-figures.ts'
import { FunnelFilters, useFunnelQuery } from './funnel-filters.tsx'
import { FunnelRows } from './funnel-rows.tsx'
import { ScreenBars } from './screen-bars.tsx'
import { ShareTable } from './share-table.tsx'
import { useStepName } from './use-step-name.ts'

/** Where owners stop on their way to an ad or a valuation, counted without knowing them. */
export function Screen() {
  const t = useTranslations('console-usage')
  const query = useFunnelQuery()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...useApiQueries().usage.readFunnel({ query }),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    document.title = `${t('title')} · CM24`
  }, [t])
  return (
    <Page as="main" id="main">
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap={4}>
        <ConsoleLink href="/ads">{t('back')}</ConsoleLink>
        <FunnelFilters />
        <ProblemBanner error={error} onRetry={() => void refetch()} />
        {data && (
          <Stack gap={4} aria-busy={isPlaceholderData}>
            <Found answer={data} />
          </Stack>
        )}
        {!data && !error && (
          <Loading>
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </Loading>
        )}
      </Stack>
    </Page>
  )
}

function Found({ answer }: { answer: FunnelAnswer }) {
  const t = useTranslations('console-usage')
  const format = useFormat()
  const stepName = useStepName()
  const { funnel } = answer
  const figures = figuresOf(answer)
  const worst = worstOf(figures)
  if (figures.every(({ count }) => count === 0)) {
    return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
  }
  return (
    <>
      <SectionCard
        title={t('steps.title', { from: format.date(answer.from) })}
        lead={
          worst
            ? t('steps.worst', {
                step: stepName(worst.step),
                share: format.percent(worst.loss ?? 0),
              })
            : t('steps.tooFew')
        }
      >
        <FunnelRows figures={figures} worst={worst} />
      </SectionCard>
      <SectionCard title={t('groups.title')} lead={t('groups.lead')}>
        <ShareTable groups={groupsOf(answer)} funnel={funnel} />
      </SectionCard>
      {funnel === 'selling' && <ScreenBars counts={answer.counts} />}
      {answer.sources.length > 0 && (
        <SectionCard title={t('sources.title')}>
          <BarChart
            low
            description={t('sources.title')}
            bars={answer.sources.map(({ source, count }) => ({
              label: sourceName(source),
              value: count,
              valueText: format.number(count),
            }))}
          />
        </SectionCard>
      )}
    </>
  )

  function sourceName(source: string): string {
    const known = (['main_lp', 'my_ads', 'other_lp', 'sell'] as const).find(
      (each) => each === source,
    )
    return known ? t(`sources.${known}`) : source
  }
}
