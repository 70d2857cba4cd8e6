import { useState } from 'react'
import { classNames } from '../../class-names.ts'
import { useUiLocale } from '../../ui-locale.ts'
import { useUiTexts } from '../../ui-texts.ts'
import { Select } from '../choices/select.tsx'
import { FieldGroup, type FieldGroupProps } from '../field.tsx'
import { TextField } from '../text-field.tsx'
import styles from './date-field.module.css'
import { listMonths } from './date-text.ts'

export type MonthFieldProps = Omit<FieldGroupProps, 'children' | 'role'> & {
  /** `YYYY-MM`. */
  value: string | null
  /** null until month and year are both there. */
  onChange: (value: string | null) => void
  name?: string | undefined
  disabled?: boolean | undefined
}

const wholeYear = /^(?:19|20|21)\d\d$/u

/** Month and year apart, as in the vehicle's papers: a wheel for one, four figures for the other. */
export function MonthField({ value, onChange, name, disabled, error, ...group }: MonthFieldProps) {
  const locale = useUiLocale()
  const uiTexts = useUiTexts()
  const [year = '', month = null] = value?.split('-') ?? []
  const [typed, setTyped] = useState<{ year: string; month: string | null }>({ year, month })
  const [lastValue, setLastValue] = useState(value)

  if (value !== lastValue) {
    setLastValue(value)
    setTyped({ year, month })
  }

  function take(next: { year: string; month: string | null }) {
    const complete = next.month !== null && wholeYear.test(next.year)
    const nextValue = complete ? `${next.year}-${next.month}` : null
    setTyped(next)
    setLastValue(nextValue)
    if (nextValue !== value) onChange(nextValue)
  }

  const invalid = Boolean(error)
  return (
    <FieldGroup {...group} error={error}>
      <div className={classNames(styles.pair)}>
        <Select
          label={uiTexts.month}
          options={listMonths(locale)}
          value={typed.month}
          onChange={(next) => take({ ...typed, month: next })}
          disabled={disabled}
          aria-invalid={invalid || undefined}
        />
        <TextField
          label={uiTexts.year}
          numeric
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={typed.year}
          onChange={(next) => take({ ...typed, year: next.replace(/\D/gu, '') })}
          disabled={disabled}
          aria-invalid={invalid || undefined}
        />
      </div>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
    </FieldGroup>
  )
}
