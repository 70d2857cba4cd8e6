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
  /** Reads month and year from one text, `YYYY-MM`; with it the year's box takes more than four figures. */
  readMonth?: ((text: string) => string | null) | undefined
  /** Reads a year of two figures. */
  readYear?: ((text: string) => number | null) | undefined
  /** Said once the field was left, of a text that is no year, and of a month or a year alone. */
  unclear?: string | undefined
  halfGiven?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

const wholeYear = /^(?:19|20|21)\d\d$/u

/** Month and year apart, as in the vehicle's papers: a wheel for one, four figures for the other. */
export function MonthField(props: MonthFieldProps) {
  const { value, onChange, name, disabled, readMonth, readYear, ...others } = props
  const { unclear, halfGiven, error: ownError, ...group } = others
  const locale = useUiLocale()
  const uiTexts = useUiTexts()
  const [year = '', month = null] = value?.split('-') ?? []
  const [typed, setTyped] = useState<{ year: string; month: string | null }>({ year, month })
  const [lastValue, setLastValue] = useState(value)
  const [isLeft, setLeft] = useState(true)

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

  function leave() {
    setLeft(true)
    const [itsYear, itsMonth] = readMonth?.(typed.year)?.split('-') ?? []
    if (itsYear && itsMonth) return take({ year: itsYear, month: itsMonth })
    const year = readYear?.(typed.year)
    if (year && String(year) !== typed.year) take({ ...typed, year: String(year) })
  }

  const isGiven = typed.year !== '' || typed.month !== null
  const isWholeYear = wholeYear.test(typed.year)
  const complaint = typed.year === '' || isWholeYear ? halfGiven : unclear
  const error = (isLeft && isGiven && value === null && complaint) || ownError
  const invalid = Boolean(error)
  return (
    <FieldGroup {...group} error={error}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that both inputs were left. */}
      <div
        className={classNames(styles.pair)}
        onFocus={() => setLeft(false)}
        onBlur={(event) => {
          // From the month to the year nothing is left yet.
          if (!event.currentTarget.contains(event.relatedTarget)) leave()
        }}
      >
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
          maxLength={readMonth ? 12 : 4}
          autoComplete="off"
          value={typed.year}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
          onChange={(next) => take({ ...typed, year: readMonth ? next : next.replace(/\D/gu, '') })}
          disabled={disabled}
          aria-invalid={invalid || undefined}
        />
      </div>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
    </FieldGroup>
  )
}
