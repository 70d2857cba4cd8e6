import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApi, useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { EmptyDrawing } from '../../../drawings/empty-drawing.tsx'
import { drawnPart } from '../../../page/drawn-part.tsx'
import { usePath, useScreenParams } from '../../../page/page-provider.tsx'
import type { Load } from '../../../page/screen.ts'
import styles from './columns.module.css'
import { SubjectList } from './subjects/subject-list.tsx'
import { readView } from './subjects/subject-view.ts'
import { Thread } from './thread.tsx'
import { loadThreadParts } from './thread-parts.ts'
import { subjectsQuery, threadQuery } from './thread-query.ts'

const VehicleAside = drawnPart(
  'thread vehicle',
  async () => (await import('./vehicle-aside.tsx')).VehicleAside,
)

export const load: Load<'messages' | 'messageThread'> = async (context) => {
  const { client, queryClient, query, auctions, params, search } = context
  const slug = slugOf(params)
  const list = queryClient.ensureInfiniteQueryData(subjectsQuery(client, readView(search)))
  if (slug === undefined) return list
  const asked = query.messages.showVehicle({ params: { slug } })
  const [thread] = await Promise.all([
    queryClient.ensureInfiniteQueryData(threadQuery(client, slug)),
    queryClient.prefetchQuery(asked),
    list,
  ])
  const answer = auctions.join(asked.queryKey, queryClient.getQueryData(asked.queryKey))
  return loadThreadParts(context, {
    vehicle: answer?.vehicle ?? null,
    messages: thread.pages.flatMap(({ notifications }) => notifications),
  })
}

/** Subjects beside the thread and, where there is room, its vehicle; on a phone one at a time (spec 2, layouts). */
export function Screen() {
  const t = useTranslations('messages')
  const slug = slugOf(useScreenParams<'messageThread'>())
  const view = readView(new URLSearchParams(useLocation().search))
  const list = useInfiniteQuery(subjectsQuery(useApi(), view))
  const subjects = list.data?.pages.flatMap((page) => page.subjects)
  const counts = list.data?.pages[0]?.subjectCounts
  const { data } = useQueryAnswer(
    useApiQueries().messages.showVehicle({ params: { slug: slug ?? '' } }),
    { retry: false, enabled: slug !== undefined },
  )
  const vehicle = (slug !== undefined && data?.vehicle) || null
  if (counts && counts.all + counts.archive === 0 && slug === undefined) return <NoMessages />
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div
        className={classNames(
          styles.columns,
          slug !== undefined && styles.reading,
          vehicle && styles.withVehicle,
        )}
      >
        <SubjectList
          view={view}
          subjects={subjects}
          counts={counts}
          chosen={slug}
          onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        />
        <div className={styles.board}>
          {slug === undefined ? (
            <ChooseOne />
          ) : (
            <Thread key={slug} slug={slug} view={view} vehicle={vehicle} />
          )}
        </div>
        <Suspense>{vehicle && <VehicleAside key={slug} vehicle={vehicle} />}</Suspense>
      </div>
    </main>
  )
}

function ChooseOne() {
  const t = useTranslations('messages.choose')
  return (
    <EmptyState title={t('title')} drawing={<EmptyDrawing kind="messages" />}>
      {t('text')}
    </EmptyState>
  )
}

function NoMessages() {
  const t = useTranslations('messages')
  const path = usePath()
  return (
    <main id="main" tabIndex={-1} className={styles.none}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState
        title={t('none.title')}
        drawing={<EmptyDrawing kind="messages" />}
        action={<LinkButton href={path('catalog')}>{t('none.action')}</LinkButton>}
      >
        {t('none.text')}
      </EmptyState>
    </main>
  )
}

function slugOf(params: object): string | undefined {
  return 'slug' in params && typeof params.slug === 'string' ? params.slug : undefined
}
