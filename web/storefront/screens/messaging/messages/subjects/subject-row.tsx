import { useTranslations } from 'use-intl/react'
import type { MessageSubject } from '#contract/endpoints/messages.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { Avatar } from '#web/ui/status/avatar.tsx'
import { Badge } from '#web/ui/status/badge.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { AdPicture } from '../../../../auction/ad-picture.tsx'
import { shortTime } from '../short-time.ts'
import styles from './subject-row.module.css'

type SubjectRowProps = {
  readonly subject: MessageSubject
  readonly href: string
  readonly isChosen: boolean
}

export function SubjectRow({ subject, href, isChosen }: SubjectRowProps) {
  const t = useTranslations('messages')
  const format = useFormat()
  const now = useServerNow(60_000)
  const { title, unRead, messageCount, lastMessageAt, headline, picture } = subject
  const name = title || t('account')
  return (
    <li>
      <Link
        href={href}
        aria-current={isChosen ? 'page' : undefined}
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
