import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { SavedSearch } from '#contract/endpoints/searches/saved-searches.ts'
import type { SearchChoice } from '#domain/catalog/saved-search.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { useCall } from '#web/api/use-call.ts'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Link } from '#web/ui/link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { SearchWays } from '../../catalog/results/search-ways.tsx'
import { addressOf, NewCount } from '../../catalog/searches/saved-searches.tsx'
import styles from './searches.module.css'

const refreshes = [keysOf('savedSearches', 'listSearches')]

export const load: Load<'merchantSearches'> = ({ query, queryClient }) =>
  Promise.all([
    queryClient.ensureQueryData(query.savedSearches.listSearches({ query: {} })),
    queryClient.ensureQueryData(query.notificationSettings.show()),
  ])

/** What a dealer looks for again and again, with what it finds now. */
export function Screen() {
  const t = useTranslations('account.searches')
  const tTitle = useTranslations('shell.titles')
  const path = usePath()
  const { searches, areMailsStopped } = useAnswer(
    useApiQueries().savedSearches.listSearches({ query: {} }),
  )
  const [pressed, setPressed] = useState<number | null>(null)
  // What keeps pushes from arriving is said once: where push was pressed last, else at the first that wants it.
  const pushed = searches.filter(({ push }) => push)
  const wayToPushAt = pushed.find(({ searchId }) => searchId === pressed) ?? pushed[0]
  return (
    <Page as="main" id="main" width="reading">
      <PageHead title={tTitle('merchantSearches')} lead={t('lead')} />
      {searches.length === 0 ? (
        <EmptyState
          drawing={<EmptyDrawing kind="search" />}
          title={t('none')}
          action={
            <LinkButton look="primary" href={path('catalog')}>
              {t('toCatalog')}
            </LinkButton>
          }
        >
          {t('noneText')}
        </EmptyState>
      ) : (
        <Stack gap={4}>
          {areMailsStopped && (
            <Banner
              tone="warn"
              actions={
                <LinkButton href={path('accountEmailSettings')}>{t('toMailSettings')}</LinkButton>
              }
            >
              {t('stopped')}
            </Banner>
          )}
          <Stack gap={3} as="ul">
            {searches.map((search) => (
              <Search
                key={search.searchId}
                search={search}
                hasWayToPush={search === wayToPushAt}
                onPush={() => setPressed(search.searchId)}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </Page>
  )
}

function Search(props: {
  readonly search: SavedSearch
  readonly hasWayToPush: boolean
  readonly onPush: () => void
}) {
  const { search, hasWayToPush, onPush } = props
  const t = useTranslations('account.searches')
  const path = usePath()
  const show = useSnackbar()
  const { searchId, name, total, newCount, hasLostFilters } = search
  const params = { searchId }
  const queryClient = useQueryClient()
  const { queryKey } = useApiQueries().savedSearches.listSearches({ query: {} })
  const remove = useCall((api) => api.savedSearches.removeSearch, {
    refreshes,
    onSuccess: () => show({ text: t('removed', { name }), tone: 'good' }),
    onError: () => show({ text: t('failed'), tone: 'bad' }),
  })
  const change = useCall((api) => api.savedSearches.changeSearch, {
    refreshes,
    onSuccess: () => show({ text: t('changed'), tone: 'good' }),
    onError: () => {
      void queryClient.invalidateQueries({ queryKey })
      show({ text: t('notChanged'), tone: 'bad' })
    },
  })
  /** Shown at once, so that a switch that was pressed keeps the focus. */
  function choose(next: Partial<SearchChoice>) {
    if (next.push) onPush()
    queryClient.setQueryData(
      queryKey,
      (known) =>
        known && {
          ...known,
          searches: known.searches.map((each) =>
            each.searchId === searchId ? { ...each, ...next } : each,
          ),
        },
    )
    change.mutate({ params, body: next })
  }
  return (
    <Card as="li" className={styles.search}>
      <div className={styles.head}>
        <Stack gap={1}>
          <strong className={styles.name}>
            <Link href={path('catalog', {}, addressOf(search))}>{name}</Link>
          </strong>
          <span className="muted">
            {t('found', { count: total })} <NewCount count={newCount} />
          </span>
          {hasLostFilters && (
            <span className="small">
              {t('lost')} {search.push && t('lostPush')}
            </span>
          )}
        </Stack>
        <Button
          look="quiet"
          flush
          busy={remove.isPending}
          aria-label={`${t('remove')}: ${name}`}
          onClick={() => remove.mutate({ params })}
        >
          {t('remove')}
        </Button>
      </div>
      <SearchWays name={name} value={search} hasWayToPush={hasWayToPush} onChange={choose} />
    </Card>
  )
}
