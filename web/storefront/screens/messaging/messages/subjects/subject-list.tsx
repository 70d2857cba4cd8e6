import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { MessageSubject } from '#contract/endpoints/messages.ts'
import { archivedAfterDays } from '#domain/messaging/archive.ts'
import type { SubjectFilter } from '#domain/messaging/subject-filters.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Link } from '#web/ui/link.tsx'
import { usePath } from '../../../../page/page-provider.tsx'
import columns from '../columns.module.css'
import { LoadMore } from '../load-more.tsx'
import { NoSubjects } from './no-subjects.tsx'
import { SubjectFilters } from './subject-filters.tsx'
import styles from './subject-list.module.css'
import { SubjectRow } from './subject-row.tsx'
import { SubjectSearch } from './subject-search.tsx'
import { type SubjectView, writeView } from './subject-view.ts'

type SubjectListProps = {
  readonly view: SubjectView
  /** Undefined while they are on their way. */
  readonly subjects: readonly MessageSubject[] | undefined
  /** Of all subjects, also those that are not loaded yet. */
  readonly counts: Readonly<Record<SubjectFilter, number>> | undefined
  readonly chosen: string | undefined
  readonly onMore: (() => void) | undefined
}

/** What needs the reader first, by deadline; below it what only tells (spec 2, layouts). */
export function SubjectList({ view, subjects, counts, chosen, onMore }: SubjectListProps) {
  const t = useTranslations('messages')
  const tList = useTranslations('message-list')
  const path = usePath()
  const list = useRef<HTMLElement>(null)
  const [isSearching, setSearching] = useState(view.text !== '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is scrolled to anew.
  useEffect(() => {
    list.current
      ?.querySelector('a[aria-current=page]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  const isArchive = view.filter === 'archive'
  const rows = (needsReader: boolean) =>
    (subjects ?? [])
      .filter((subject) => subject.needsReader === needsReader)
      .map((subject) => (
        <SubjectRow
          key={subject.groupKey}
          subject={subject}
          href={path('messageThread', { slug: subject.groupKey }, writeView(view))}
          isChosen={subject.groupKey === chosen}
        />
      ))
  return (
    <nav ref={list} aria-label={t('subjects')} className={columns.subjects}>
      <div className={styles.head}>
        <header className={styles.title}>
          <h2>{t('title')}</h2>
          <Link href={path('accountEmailSettings')} className="small">
            {tList('settings')}
          </Link>
          <IconButton
            icon="search"
            label={tList('search.label')}
            aria-expanded={isSearching}
            onClick={() => setSearching(!isSearching)}
          />
        </header>
        {isSearching && <SubjectSearch view={view} chosen={chosen} />}
        <SubjectFilters view={view} counts={counts} chosen={chosen} />
      </div>
      {subjects?.length === 0 && <NoSubjects view={view} chosen={chosen} />}
      <Group title={tList('inNeed')} aside={tList('byDeadline')}>
        {rows(true)}
      </Group>
      <Group title={isArchive ? tList('archived', { days: archivedAfterDays }) : tList('noAction')}>
        {rows(false)}
      </Group>
      {onMore && <LoadMore label={tList('moreSubjects')} onReach={onMore} />}
    </nav>
  )
}

type GroupProps = {
  readonly title: string
  readonly aside?: string
  readonly children: readonly ReactNode[]
}

function Group({ title, aside, children }: GroupProps) {
  if (children.length === 0) return null
  return (
    <section>
      <h3 className={styles.group}>
        <span>{title}</span>
        {aside && <span>{aside}</span>}
      </h3>
      <ul>{children}</ul>
    </section>
  )
}
