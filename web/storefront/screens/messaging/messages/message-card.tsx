import { useTranslations } from 'use-intl/react'
import type { Message } from '#contract/endpoints/messages.ts'
import { standingOf } from '#domain/messaging/call-to-action.ts'
import { pathToLoose } from '#locales/paths.ts'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { StatusChip, type StatusTone } from '#web/ui/status/status-chip.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { isAnsweredHere } from './actions/is-answered-here.ts'
import { destinationOf } from './destination.ts'
import { headlineOf } from './headline.ts'
import styles from './message-card.module.css'

type Standing = 'open' | 'waiting' | 'done' | 'none'

const marks: Readonly<Record<Exclude<Standing, 'none'>, readonly [StatusTone, IconName]>> = {
  open: ['warn', 'reply'],
  waiting: ['neutral', 'clock'],
  done: ['good', 'circle-check'],
}

export function MessageCard({ message }: { message: Message }) {
  const t = useTranslations('messages')
  const format = useFormat()
  const { read, paragraphs, facts, createdAt } = message
  const standing = standingOfMessage(message)
  return (
    <li className={classNames(styles.message, !read && styles.new)}>
      <div className={styles.messageHead}>
        <h3>{headlineOf(message)}</h3>
        <time dateTime={createdAt} className={styles.messageTime}>
          {format.dateTimeWithZone(createdAt)}
        </time>
      </div>
      {standing !== 'none' && (
        <StatusChip tone={marks[standing][0]} icon={marks[standing][1]}>
          {t(`standing.${standing}`)}
        </StatusChip>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {facts.length > 0 && (
        <FactList
          facts={facts.map(({ label, value }) => ({ term: label, value }))}
          className={styles.facts ?? ''}
        />
      )}
      <Action message={message} standing={standing} />
    </li>
  )
}

/** What is answered or past asks for nothing any more; the way to it stays. */
function Action({ message, standing }: { message: Message; standing: Standing }) {
  const t = useTranslations('messages')
  const locale = useLocale()
  const { actionLabel } = message
  if (actionLabel === null) return null
  const { name, params, hash } = destinationOf(message)
  return (
    <div>
      <LinkButton
        look={standing === 'open' && !isAnsweredHere(message) ? 'primary' : 'secondary'}
        href={pathToLoose(name, locale, params) + hash}
      >
        {standing === 'done' ? t('look') : actionLabel}
      </LinkButton>
    </div>
  )
}

/** Notices ask for nothing but to be read, so they carry no mark. */
function standingOfMessage(message: Message): Standing {
  const { callToActionTypeCode: code, callToActionResponseTypeCode: answer } = message
  if (code === null || code === 'read_me') return 'none'
  if (answer !== null) return 'done'
  const standing = standingOf(code)
  return standing === 'ignored' ? 'none' : standing
}
