import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { Output } from '#contract/endpoint.ts'
import type { demoEndpoints } from '#contract/endpoints/demo.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import styles from './mailbox.module.css'
import { addressOf, type MailboxPlace } from './mailbox-place.ts'

type Mails = Output<typeof demoEndpoints.listMails>['mails']

type MailListProps = {
  readonly mails: Mails
  readonly place: MailboxPlace
  readonly hasMore: boolean
}

export function MailList({ mails, place, hasMore }: MailListProps) {
  const t = useTranslations('demo.mailbox')
  const format = useFormat()
  const { page } = place
  const pageAddress = (next: number) => addressOf({ ...place, page: next, mailId: undefined })
  return (
    <nav aria-label={t('mails')}>
      <ul>
        {mails.map(({ mailId, subject, recipients, receivedAt, attachmentCount, preview }) => (
          <li key={mailId}>
            <Link
              to={addressOf({ ...place, mailId })}
              preventScrollReset
              aria-current={mailId === place.mailId ? 'page' : undefined}
              className={styles.mail}
            >
              <span className={styles.mailHead}>
                <b>{subject}</b>
                {attachmentCount > 0 && (
                  <span title={t('attachments', { count: attachmentCount })}>
                    <Icon icon="paperclip" size={16} />
                  </span>
                )}
              </span>
              <span className={styles.mailMeta}>
                {recipients.join(', ')} · {format.dateTime(receivedAt)}
              </span>
              <span className={styles.mailPreview}>{preview}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Cluster justify="between" className={styles.pages ?? ''}>
        {page > 1 ? <Link to={pageAddress(page - 1)}>{t('newer')}</Link> : <span />}
        {hasMore && <Link to={pageAddress(page + 1)}>{t('older')}</Link>}
      </Cluster>
    </nav>
  )
}
