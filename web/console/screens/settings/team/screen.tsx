import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Loading, SkeletonText } from '#web/ui/status/skeleton.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { AddOperator } from './add-operator.tsx'
import { OperatorCard } from './operator-card.tsx'

/** Who works for the operator, and in which roles (rules 1). */
export function Screen() {
  const t = useTranslations('console-settings.team')
  const { data, error, refetch } = useQuery(useApiQueries().operatorTeam.listOperators())
  useEffect(() => {
    document.title = `${t('title')} · CM24`
  }, [t])
  return (
    <Page as="main" id="main" width="reading">
      <PageHead title={t('title')} lead={t('lead')} />
      <ProblemBanner error={error} onRetry={() => void refetch()} />
      {!data && !error && (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {data && (
        <Stack gap={6}>
          {data.operators.map((operator) => (
            <OperatorCard key={operator.customerId} operator={operator} />
          ))}
          <AddOperator />
        </Stack>
      )}
    </Page>
  )
}
