import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Segmented } from '#web/ui/actions/segmented.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import styles from './mailbox.module.css'
import { addressOf, type MailboxPlace } from './mailbox-place.ts'

export function MailView({ mailId, place }: { mailId: number; place: MailboxPlace }) {
  const t = useTranslations('demo.mailbox')
  const format = useFormat()
  const [form, setForm] = useState<'html' | 'text'>('html')
  const { data: mail, error } = useQuery(useApiQueries().demo.showMail({ params: { mailId } }))
  const { sentence } = useFormProblem(error)
  if (sentence) return <Banner tone="bad">{sentence}</Banner>
  if (!mail) return null
  return (
    <article className={styles.open} aria-label={mail.subject}>
      <header className={styles.openHead}>
        <Link to={addressOf({ ...place, mailId: undefined })} className={styles.back}>
          <Icon icon="arrow-left" /> {t('back')}
        </Link>
        <Stack gap={1}>
          <h2>{mail.subject}</h2>
          <p className="muted small">
            {t('from', { sender: mail.sender, recipients: mail.recipients.join(', ') })}
          </p>
          <p className="muted small">
            <time dateTime={mail.receivedAt}>{format.dateTimeWithZone(mail.receivedAt)}</time>
          </p>
        </Stack>
        <Segmented
          label={t('form')}
          value={form}
          onChange={setForm}
          segments={[
            { value: 'html', label: t('html') },
            { value: 'text', label: t('text') },
          ]}
        />
      </header>
      {mail.attachments.length > 0 && (
        <Cluster className={styles.attachments ?? ''}>
          {mail.attachments.map(({ index, fileName, sizeBytes }) => (
            <LinkButton
              key={index}
              size="dense"
              icon="paperclip"
              href={`/api/demo/mails/${mailId}/attachments/${index}`}
              download={fileName}
            >
              {fileName} ({format.fileSize(sizeBytes)})
            </LinkButton>
          ))}
        </Cluster>
      )}
      {form === 'html' ? (
        <Mail html={mail.html} title={mail.subject} />
      ) : (
        <pre className={styles.plain}>{mail.text}</pre>
      )}
    </article>
  )
}

/**
 * The mail as a mail program shows it. Nothing in it can run; its links open on the whole page. The
 * frame may be measured, because without scripts it can do nothing with the same origin.
 */
function Mail({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(480)
  function measure(event: SyntheticEvent<HTMLIFrameElement>) {
    const body = event.currentTarget.contentDocument?.documentElement
    if (body) setHeight(body.scrollHeight)
  }
  return (
    <iframe
      title={title}
      className={styles.mailBody}
      style={{ height }}
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      srcDoc={`<base target="_top">${html}`}
      onLoad={measure}
    />
  )
}
