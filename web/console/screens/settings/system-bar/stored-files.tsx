import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'

/** What people send: that nothing scans it, and how much of it nothing shows (docs/operations.md). */
export function StoredFiles() {
  const t = useTranslations('console-settings.files')
  const { data, error, refetch } = useQuery(useApiQueries().personalData.countPictures())
  return (
    <Card as="section" aria-labelledby="files">
      <Stack gap={4}>
        <h2 id="files">{t('title')}</h2>
        <Banner tone="warn">{t('noScan')}</Banner>
        <ProblemBanner error={error} onRetry={() => void refetch()} />
        {data && (
          <p>
            {t('count', {
              stored: data.stored,
              unkept: data.unkept,
              days: data.deletedAfterDays,
            })}
          </p>
        )}
      </Stack>
    </Card>
  )
}
