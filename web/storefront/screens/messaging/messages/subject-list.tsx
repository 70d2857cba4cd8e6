import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Message, MessageSubject } from '#contract/endpoints/messages.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { Avatar } from '#web/ui/status/avatar.tsx'
import { Badge } from '#web/ui/status/badge.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import { headlineOf } from './headline.ts'
import styles from './messages.module.css'

type SubjectListProps = {
  readonly subjects: readonly MessageSubject[]
  /** The latest messages of all subjects, for a first line of each. */
  readonly newest: readonly Message[]
  readonly chosen: string | undefined
  readonly unRead: number
}

export function SubjectList({ subjects, newest, chosen, unRead }: SubjectListProps) {
  const t = useTranslations('messages')
  const list = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is scrolled to anew.
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <nav ref={list} aria-label={t('subjects')} className={styles.subjects}>
      <header className={styles.listHead}>
        <h2>{t('title')}</h2>
        {unRead > 0 && <span className="muted small">{t('unRead', { count: unRead })}</span>}
      </header>
      <ul>
        {subjects.map((subject) => (
          <SubjectRow
            key={subject.groupKey}
            subject={subject}
            latest={newest.find(({ groupKey }) => groupKey === subject.groupKey)}
            isChosen={subject.groupKey === chosen}
          />
        ))}
      </ul>
    </nav>
  )
}

type SubjectRowProps = {
  readonly subject: MessageSubject
  readonly latest: Message | undefined
  readonly isChosen: boolean
}

function SubjectRow({ subject, latest, isChosen }: SubjectRowProps) {
  const t = useTranslations('messages')
  const path = usePath()
  const format = useFormat()
  const now = useServerNow(60_000)
  const { groupKey, title, unRead, openCtas, messageCount, lastMessageAt } = subject
  const name = title || t('account')
  return (
    <li>
      <Link
        href={path('messageThread', { slug: groupKey })}
        aria-current={isChosen ? 'page' : undefined}
        className={classNames(styles.row, unRead > 0 && styles.unread)}
      >
        <Avatar name={name} size="large" />
        <span className={styles.rowText}>
          <span className={styles.rowHead}>
            <span className={styles.rowTitle}>{name}</span>
            <time dateTime={lastMessageAt} className={styles.rowTime}>
              {shortTime(format, lastMessageAt, now)}
            </time>
          </span>
          <span className={styles.rowLine}>
            {latest ? headlineOf(latest) : t('count', { count: messageCount })}
          </span>
          {(unRead > 0 || openCtas > 0) && (
            <span className={styles.rowMarks}>
              {openCtas > 0 && (
                <StatusChip tone="warn">{t('open', { count: openCtas })}</StatusChip>
              )}
              {unRead > 0 && <Badge count={unRead} label={t('unRead', { count: unRead })} />}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** Today the time, before it the day. */
function shortTime(format: ReturnType<typeof useFormat>, moment: string, now: number): string {
  return format.date(moment) === format.date(now) ? format.time(moment) : format.date(moment)
}
