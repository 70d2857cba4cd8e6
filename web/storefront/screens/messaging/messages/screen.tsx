import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApi } from '#web/api/api.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { EmptyDrawing } from '../../../drawings/empty-drawing.tsx'
import { usePath, useScreenParams } from '../../../page/page-provider.tsx'
import type { Load } from '../../../page/screen.ts'
import styles from './columns.module.css'
import { SubjectList } from './subject-list.tsx'
import { Thread } from './thread.tsx'
import { subjectsQuery, threadQuery } from './thread-query.ts'

export const load: Load<'messages' | 'messageThread'> = async (context) => {
  const { client, queryClient, params } = context
  const slug = slugOf(params)
  await Promise.all([
    queryClient.ensureInfiniteQueryData(subjectsQuery(client)),
    slug !== undefined && queryClient.ensureInfiniteQueryData(threadQuery(client, slug)),
  ])
}

/** Subjects beside the thread; on a phone one of them at a time (spec 2, layouts). */
export function Screen() {
  const t = useTranslations('messages')
  const slug = slugOf(useScreenParams<'messageThread'>())
  const list = useInfiniteQuery(subjectsQuery(useApi()))
  const subjects = list.data?.pages.flatMap((page) => page.subjects) ?? []
  if (list.data && subjects.length === 0 && slug === undefined) return <NoMessages />
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={classNames(styles.columns, slug !== undefined && styles.reading)}>
        <SubjectList
          subjects={subjects}
          chosen={slug}
          inNeed={list.data?.pages[0]?.subjectsInNeed ?? 0}
          onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        />
        <div className={styles.board}>
          {slug === undefined ? <ChooseOne /> : <Thread key={slug} slug={slug} />}
        </div>
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
