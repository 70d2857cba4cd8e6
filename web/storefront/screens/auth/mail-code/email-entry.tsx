import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isEmail, isUnusualEmail } from '#domain/account/contact-rules.ts'
import { offeredProviders, withProvider } from '#domain/account/email-providers.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Chip } from '#web/ui/actions/chip.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { LikelyEmail } from '../../../forms/likely-email.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { useSubmitType } from '../../../forms/use-submit-type.ts'
import styles from './mail-code.module.css'
import type { MailCode } from './use-mail-code.ts'

type EmailEntryProps = {
  readonly code: MailCode
  /** An address that most private people do not have is asked again. */
  readonly isPrivate: boolean
  /** Where it is the only field of its screen. */
  readonly autoFocus?: boolean | undefined
  /** Below the field: what is agreed to, another way in. */
  readonly children?: ReactNode
}

/** The address to which the code goes; its provider is one tap. */
export function EmailEntry({ code, isPrivate, autoFocus, children }: EmailEntryProps) {
  const t = useTranslations('auth.code')
  const tFields = useTranslations('auth.fields')
  const rules = useTranslations('validation')
  const language = useLocale()
  const submitType = useSubmitType()
  const [isChecked, setChecked] = useState(false)
  const { email, setEmail, sending } = code
  const { sentence, fields } = useFormProblem(sending.error)
  const fault = isEmail(email) ? undefined : rules(email ? 'email' : 'required')
  const providers = offeredProviders(email, language)

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (fault === undefined) code.send()
  }

  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      {sentence && Object.keys(fields).length === 0 && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      <TextField
        type="email"
        name="email"
        label={tFields('email')}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={autoFocus}
        data-first-focus={autoFocus || undefined}
        value={email}
        onChange={setEmail}
        error={fields.email ?? (isChecked ? fault : undefined)}
        help={isUnusualEmail(email, { isPrivate }) ? rules('free_email_provider') : undefined}
      />
      <LikelyEmail email={email} onChange={setEmail} />
      {providers.length > 0 && (
        <div className={styles.providers}>
          {providers.map((provider) => (
            <Chip key={provider} onPress={() => setEmail(withProvider(email, provider))}>
              @{provider}
            </Chip>
          ))}
        </div>
      )}
      <Button type={submitType} look="primary" size="large" icon="mail" busy={sending.isPending}>
        {t('send')}
      </Button>
      {children}
    </form>
  )
}
