import { useTranslations } from 'use-intl/react'
import { passwordFaults } from '#domain/account/password.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { PasswordRules } from './password-rules.tsx'

type NewPasswordProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Set after the first attempt to send: before it no field shows a fault. */
  readonly isChecked: boolean
  readonly error?: string | undefined
}

/** A password that is being chosen, with the rules it has to keep. */
export function NewPassword({ label, value, onChange, isChecked, error }: NewPasswordProps) {
  const t = useTranslations('validation')
  const isWeak = isChecked && passwordFaults(value).length > 0
  return (
    <Stack gap={2}>
      <PasswordField
        label={label}
        name="new-password"
        autoComplete="new-password"
        value={value}
        onChange={onChange}
        error={error ?? (isWeak ? t(value ? 'password' : 'required') : undefined)}
      />
      <PasswordRules password={value} />
    </Stack>
  )
}
