import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { isEmail } from '#domain/account/contact-rules.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { islandCalls } from '#web/storefront/page-script/island-calls.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from './contact.module.css'

type Standing = 'open' | 'sending' | 'sent' | 'failed' | 'machine'

/** A message to the operator. What was typed stays until it has arrived, whatever goes wrong. */
export function ContactForm({ company }: { company: string }) {
  const t = useTranslations('site.contact.form')
  const language = useLocale()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [text, setText] = useState('')
  const [standing, setStanding] = useState<Standing>('open')
  const [isTried, setTried] = useState(false)
  const trap = useRef<HTMLInputElement>(null)
  const isAddress = isEmail(email.trim().toLowerCase())
  const isWritten = text.trim() !== ''

  async function send(website: string) {
    setStanding('sending')
    try {
      await islandCalls().site.sendContactMessage({
        body: { name, email, text, language, website },
      })
      setText('')
      setTried(false)
      setStanding('sent')
    } catch (error) {
      const isMachine = isCallRefused(error) && error.problem.code === 'MACHINE_SUSPECTED'
      setStanding(isMachine ? 'machine' : 'failed')
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isAddress && isWritten && standing !== 'sending') void send(trap.current?.value ?? '')
  }
  return (
    <Card as="section" className={styles.form} aria-labelledby="contact-form">
      <h2 id="contact-form">{t('title')}</h2>
      <p className="muted">{t('hint')}</p>
      <form onSubmit={submit} noValidate className={styles.fields}>
        <TextField
          label={t('name')}
          optional
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={setName}
        />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={isTried && !isAddress ? t('emailWrong') : undefined}
        />
        <TextArea
          label={t('text')}
          rows={6}
          maxLength={4000}
          value={text}
          onChange={setText}
          error={isTried && !isWritten ? t('textMissing') : undefined}
        />
        <label className={standing === 'machine' ? styles.emptied : styles.trap}>
          {t('trap')}
          <input
            ref={trap}
            name="website"
            type="text"
            tabIndex={standing === 'machine' ? 0 : -1}
            autoComplete="off"
          />
        </label>
        {standing === 'sent' && (
          <Banner tone="good" role="status">
            {t('sent', { email })}
          </Banner>
        )}
        {(standing === 'failed' || standing === 'machine') && (
          <Banner tone="bad" role="alert">
            {t(standing, { email: company })}
          </Banner>
        )}
        <div>
          <Button type="submit" look="primary" busy={standing === 'sending'}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
