import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import type { MessageSubject } from '#contract/endpoints/messages.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { Avatar } from '#web/ui/status/avatar.tsx'
import { Badge } from '#web/ui/status/badge.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { AdPicture } from '../../../auction/ad-picture.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import columns from './columns.module.css'
import { LoadMore } from './load-more.tsx'
import styles from './subject-list.module.css'

type SubjectListProps = {
  readonly subjects: readonly MessageSubject[]
  readonly chosen: string | undefined
  /** Of all subjects, also those that are not loaded yet. */
  readonly inNeed: number
  readonly onMore: (() => void) | undefined
}

/** What needs the reader first, by deadline; below it what only tells (spec 2, layouts). */
export function SubjectList({ subjects, chosen, inNeed, onMore }: SubjectListProps) {
  const t = useTranslations('messages')
  const tList = useTranslations('message-list')
  const path = usePath()
  const list = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is scrolled to anew.
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  const group = (needsReader: boolean) =>
    subjects.filter((subject) => subject.needsReader === needsReader)
  return (
    <nav ref={list} aria-label={t('subjects')} className={columns.subjects}>
      <header className={columns.listHead}>
        <h2>{t('title')}</h2>
        <Link href={path('accountEmailSettings')} className="small">
          {tList('settings')}
        </Link>
      </header>
      <Group title={tList('inNeed', { count: inNeed })} aside={tList('byDeadline')}>
        {group(true).map((subject) => (
          <SubjectRow key={subject.groupKey} subject={subject} chosen={chosen} />
        ))}
      </Group>
      <Group title={tList('noAction')}>
        {group(false).map((subject) => (
          <SubjectRow key={subject.groupKey} subject={subject} chosen={chosen} />
        ))}
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

type SubjectRowProps = {
  readonly subject: MessageSubject
  readonly chosen: string | undefined
}

function SubjectRow({ subject, chosen }: SubjectRowProps) {
  const t = useTranslations('messages')
  const path = usePath()
  const format = useFormat()
  const now = useServerNow(60_000)
  const { groupKey, title, unRead, messageCount, lastMessageAt, headline, picture } = subject
  const name = title || t('account')
  return (
    <li>
      <Link
        href={path('messageThread', { slug: groupKey })}
        aria-current={groupKey === chosen ? 'page' : undefined}
        className={classNames(styles.row, unRead > 0 && styles.unread)}
      >
        {picture ? (
          <span className={styles.picture}>
            <AdPicture picture={picture} alt="" sizes="62px" upTo={320} />
          </span>
        ) : (
          <Avatar name={name} size="large" />
        )}
        <span className={styles.rowText}>
          <span className={styles.rowHead}>
            <span className={styles.rowTitle}>{name}</span>
            <time dateTime={lastMessageAt} className={styles.rowTime}>
              {shortTime(format, lastMessageAt, now)}
            </time>
          </span>
          <span className={styles.rowLine}>{headline || t('count', { count: messageCount })}</span>
          <Marks subject={subject} now={now} />
        </span>
      </Link>
    </li>
  )
}

function Marks({ subject, now }: { readonly subject: MessageSubject; readonly now: number }) {
  const t = useTranslations('messages')
  const tList = useTranslations('message-list')
  const format = useFormat()
  const { unRead, openCtas, actsUntil } = subject
  if (unRead === 0 && openCtas === 0) return null
  return (
    <span className={styles.rowMarks}>
      {actsUntil !== null ? (
        <StatusChip tone={openCtas > 0 ? 'warn' : 'neutral'} icon="clock">
          {tList(openCtas > 0 ? 'answerUntil' : 'until', {
            time: shortTime(format, actsUntil, now),
          })}
        </StatusChip>
      ) : (
        openCtas > 0 && <StatusChip tone="warn">{t('open', { count: openCtas })}</StatusChip>
      )}
      {unRead > 0 && <Badge count={unRead} label={t('unRead', { count: unRead })} />}
    </span>
  )
}

/** Today the time, on any other day the date with it where it is still to come. */
function shortTime(format: ReturnType<typeof useFormat>, moment: string, now: number): string {
  if (format.date(moment) === format.date(now)) return format.time(moment)
  return Date.parse(moment) > now ? format.dateTime(moment) : format.date(moment)
}
