import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useLocale } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { islandCalls } from '../page-script/island-calls.ts'
import styles from './newsletter-form.module.css'

/** Fetched once an address was typed: every page has this form, and few people use it. */
const LikelyEmail = lazy(async () => {
  const loaded = await import('../forms/likely-email.tsx')
  return { default: loaded.LikelyEmail }
})

/** Asks for an address; success or failure is shown for ten seconds (spec 8.3). */
export function NewsletterForm() {
  const t = useTranslations('shell.newsletter')
  const fieldId = useId()
  const { field, isSending, submit } = useSignUp()
  const [left, setLeft] = useState('')

  function take(email: string) {
    if (field.current) field.current.value = email
    setLeft(email)
  }
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
          onBlur={(event) => setLeft(event.currentTarget.value)}
        />
        <Button type="submit" busy={isSending}>
          {t('submit')}
        </Button>
      </div>
      {left !== '' && (
        <Suspense fallback={null}>
          <LikelyEmail email={left} onChange={take} />
        </Suspense>
      )}
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
      await islandCalls().site.signUpForNewsletter({ body: { email, language } })
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
