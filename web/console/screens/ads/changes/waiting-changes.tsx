import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'

const everyMilliseconds = 60_000

/** Above the queue of reviews: changes wait too, also of ads that are on the market already. */
export function WaitingChanges() {
  const t = useTranslations('console-ads.changes')
  const query = useApiQueries().adChanges.listWaiting()
  const { data } = useQuery({ ...query, refetchInterval: everyMilliseconds })
  if (!data || data.ads.length === 0) return null
  return (
    <Banner
      tone="warn"
      actions={
        <ConsoleLink href={`/ads/changes/${data.ads[0]?.entityId}`}>{t('look')}</ConsoleLink>
      }
    >
      {t('waiting', { count: data.ads.length })}
    </Banner>
  )
}
