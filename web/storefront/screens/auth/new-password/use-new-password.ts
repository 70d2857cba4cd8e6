import { useEffect, useState } from 'react'
import { passwordFaults } from '#domain/account/password.ts'
import type { FieldFault } from '#domain/refusal/field-fault.ts'
import type { PasswordStrength } from './password-judge.ts'

type Judge = typeof import('./password-judge.ts')

export type NewPasswordEntry = {
  readonly value: string
  readonly setValue: (value: string) => void
  /** By the rule that the server asks as well; without the list of common ones until it is fetched. */
  readonly faults: readonly FieldFault[]
  /** Absent while nothing is typed, or where the list could not be fetched. */
  readonly strength: PasswordStrength | undefined
}

/** A password that is being chosen, for the account with this address where it is known. */
export function useNewPassword(email?: string): NewPasswordEntry {
  const [value, setValue] = useState('')
  const [judge, setJudge] = useState<Judge>()
  const isBegun = value !== ''
  useEffect(() => {
    if (!isBegun) return
    // Without it the server still refuses what is common.
    import('./password-judge.ts').then(setJudge, () => undefined)
  }, [isBegun])
  const words = email === undefined ? [] : [email, ...email.split('@')]
  return {
    value,
    setValue,
    faults: passwordFaults(value, judge && ((password) => judge.isCommon(password, email))),
    strength: isBegun ? judge?.strengthOf(value, words) : undefined,
  }
}
