import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useLocale } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useSnackbar } from '#web/ui/status/snackbar.tsx'
import { publicCalls } from '../page-script/public-calls.ts'
import styles from './newsletter-form.module.css'

/** Asks for an address; success or failure is shown for ten seconds (spec 8.3). */
export function NewsletterForm() {
  const t = useTranslations('shell.newsletter')
  const fieldId = useId()
  const { field, isSending, submit } = useSignUp()
  return (
    <form onSubmit={submit} className={styles.form}>
      <label htmlFor={fieldId} className={styles.label}>
        {t('title')}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={fieldId}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={t('label')}
          className={styles.input}
        />
        <Button type="submit" busy={isSending}>
          {t('submit')}
        </Button>
      </div>
      <p className={styles.hint}>{t('hint')}</p>
    </form>
  )
}

/** The field keeps its own text: what is typed before the form is alive stays. */
function useSignUp() {
  const t = useTranslations('shell.newsletter')
  const language = useLocale()
  const show = useSnackbar()
  const field = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)

  async function signUp(email: string) {
    setSending(true)
    try {
      await publicCalls().site.signUpForNewsletter({ body: { email, language } })
      if (field.current) field.current.value = ''
      show({ text: t('success'), tone: 'good' })
    } catch {
      show({ text: t('failed'), tone: 'bad' })
    } finally {
      setSending(false)
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isSending) void signUp(field.current?.value ?? '')
  }
  return { field, isSending, submit }
}
