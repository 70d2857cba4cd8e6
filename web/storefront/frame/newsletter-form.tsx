import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '#web/api/use-call.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useSnackbar } from '#web/ui/status/snackbar.tsx'
import styles from './newsletter-form.module.css'

/** Asks for an address; success or failure is shown for ten seconds (spec 8.3). */
export function NewsletterForm() {
  const t = useTranslations('shell.newsletter')
  const language = useLocale()
  const show = useSnackbar()
  const fieldId = useId()
  const [email, setEmail] = useState('')
  const signUp = useCall((api) => api.site.signUpForNewsletter, {
    onSuccess: () => {
      setEmail('')
      show({ text: t('success'), tone: 'good' })
    },
    onError: () => show({ text: t('failed'), tone: 'bad' }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    signUp.mutate({ body: { email, language } })
  }
  return (
    <form onSubmit={submit} className={styles.form}>
      <label htmlFor={fieldId} className={styles.label}>
        {t('title')}
      </label>
      <div className={styles.row}>
        <input
          id={fieldId}
          type="email"
          required
          autoComplete="email"
          placeholder={t('label')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className={styles.input}
        />
        <Button type="submit" busy={signUp.isPending}>
          {t('submit')}
        </Button>
      </div>
      <p className={styles.hint}>{t('hint')}</p>
    </form>
  )
}
