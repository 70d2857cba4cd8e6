import { useTranslations } from 'use-intl/react'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import type { PasswordStrength } from './password-judge.ts'
import { PasswordRules } from './password-rules.tsx'
import type { NewPasswordEntry } from './use-new-password.ts'

type NewPasswordProps = {
  readonly label: string
  readonly entry: NewPasswordEntry
  /** Set after the first attempt to send: before it only a password that many people use is named. */
  readonly isChecked: boolean
  readonly error?: string | undefined
}

/** A password that is being chosen, with the rules it has to keep and how hard it is to guess. */
export function NewPassword({ label, entry, isChecked, error }: NewPasswordProps) {
  const t = useTranslations('validation')
  const { value, setValue, faults, strength } = entry
  const isCommon = faults.some(({ rule }) => rule === 'password_common')
  const isWeak = isChecked && faults.length > 0
  const classes = isWeak ? t(value ? 'password' : 'required') : undefined
  return (
    <Stack gap={2}>
      <PasswordField
        label={label}
        name="new-password"
        autoComplete="new-password"
        value={value}
        onChange={setValue}
        error={isCommon ? t('password_common') : (error ?? classes)}
      />
      <PasswordRules password={value} />
      {strength !== undefined && <Strength strength={isCommon ? 0 : strength} />}
    </Stack>
  )
}

const words = ['veryWeak', 'weak', 'fair', 'strong', 'veryStrong'] as const
const tones = ['bad', 'bad', 'warn', 'good', 'good'] as const

function Strength({ strength }: { readonly strength: PasswordStrength }) {
  const t = useTranslations('auth.passwordStrength')
  return (
    <ProgressBar
      label={t('label')}
      percent={(strength + 1) * 20}
      value={t(words[strength])}
      tone={tones[strength]}
    />
  )
}
