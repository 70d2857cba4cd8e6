import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { securityEvents } from '#domain/account/security/security-event.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Chip, ChipList } from '#web/ui/actions/chip.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Loading, SkeletonRow } from '#web/ui/status/skeleton.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { hrefWith } from '../../../list-view/list-address.ts'
import { SearchField } from '../../../list-view/search-field.tsx'
import { EventTable } from './event-table.tsx'

const address = '/security-log'

/** Who came in or did not, from where, and who got other rights (rules 11). */
export function Screen() {
  const t = useTranslations('console-security')
  const [query] = useSearchParams()
  const event = securityEvents.find((each) => each === query.get('event'))
  const search = query.get('search') ?? undefined
  const before = Number(query.get('before')) || undefined
  const { data, error, refetch } = useQuery({
    ...useApiQueries().securityLog.listSecurityEvents({ query: { event, search, before } }),
    placeholderData: keepPreviousData,
  })
  const searchField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    document.title = `${t('title')} · CM24`
  }, [t])
  const last = data?.events.at(-1)?.eventId
  return (
    <Page as="main" id="main">
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap={4}>
        <ChipList scrolling>
          <Chip href={hrefWith(query, address, { event: null, before: null })} pressed={!event}>
            {t('all')}
          </Chip>
          {securityEvents.map((each) => (
            <Chip
              key={each}
              href={hrefWith(query, address, { event: each, before: null })}
              pressed={each === event}
            >
              {t(`event.${each}`)}
            </Chip>
          ))}
        </ChipList>
        <SearchField label={t('search')} ref={searchField} />
        <ProblemBanner error={error} onRetry={() => void refetch()} />
        {data && <EventTable events={data.events} />}
        {!data && !error && (
          <Loading>
            <SkeletonRow />
            <SkeletonRow />
          </Loading>
        )}
        {data?.hasMore && (
          <LinkButton href={hrefWith(query, address, { before: String(last) })}>
            {t('older')}
          </LinkButton>
        )}
        {before !== undefined && (
          <LinkButton look="quiet" href={hrefWith(query, address, { before: null })}>
            {t('newest')}
          </LinkButton>
        )}
      </Stack>
    </Page>
  )
}
