import { useTranslations } from 'use-intl/react'
import { TextField } from '#web/ui/fields/text-field.tsx'

type EmailFieldProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly help?: string | undefined
  readonly error?: string | undefined
}

/** The address an account is known by; password managers fill it in as the name of the login. */
export function EmailField(props: EmailFieldProps) {
  const t = useTranslations('auth.fields')
  return (
    <TextField
      label={t('email')}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
