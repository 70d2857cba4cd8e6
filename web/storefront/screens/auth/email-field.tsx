import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isEmail } from '#domain/account/contact-rules.ts'
import { LikelyEmail } from '#web/storefront/forms/likely-email.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

type EmailFieldProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly help?: string | undefined
  readonly error?: string | undefined
}

/**
 * The address an account is known by; password managers fill it in as the name of the login. What is no
 * address is said once the field is left, and while it is corrected.
 */
export function EmailField({ error, ...props }: EmailFieldProps) {
  const t = useTranslations('auth.fields')
  const rules = useTranslations('validation')
  const [isLeft, setLeft] = useState(false)
  const isFaulty = isLeft && props.value !== '' && !isEmail(props.value)
  return (
    <>
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => setLeft(true)}
        error={error ?? (isFaulty ? rules('email') : undefined)}
        {...props}
      />
      <LikelyEmail email={props.value} onChange={props.onChange} />
    </>
  )
}
