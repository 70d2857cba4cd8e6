import { useRef, useState } from 'react'
import { IconButton } from '../../actions/icon-button.tsx'
import { useUiLocale } from '../../ui-locale.ts'
import { TextField, type TextFieldProps } from '../text-field.tsx'
import styles from './date-field.module.css'
import { formatDateText, parseDateText } from './date-text.ts'

export type DateFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'after' | 'min' | 'max'
> & {
  /** `YYYY-MM-DD`. */
  value: string | null
  /** null while the text is no day. */
  onChange: (value: string | null) => void
  min?: string | undefined
  max?: string | undefined
  /** Read aloud on the button that opens the calendar. */
  calendarLabel: string
}

/** Typed in the locale's form; the button opens the platform's own calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, calendarLabel, name, onBlur, ...rest } = props
  const locale = useUiLocale()
  const picker = useRef<HTMLInputElement>(null)
  const written = value === null ? '' : formatDateText(value, locale)
  const [text, setText] = useState(written)
  const [lastValue, setLastValue] = useState(value)

  if (value !== lastValue) {
    setLastValue(value)
    if (value !== parseDateText(text, locale)) setText(written)
  }

  function take(next: string | null) {
    setLastValue(next)
    if (next !== value) onChange(next)
  }

  return (
    <>
      <TextField
        {...rest}
        numeric
        autoComplete={rest.autoComplete ?? 'off'}
        value={text}
        onChange={(next) => {
          setText(next)
          take(parseDateText(next, locale))
        }}
        onBlur={(event) => {
          const day = parseDateText(text, locale)
          if (day) setText(formatDateText(day, locale))
          onBlur?.(event)
        }}
        after={
          <span className={styles.anchor}>
            <IconButton
              icon="calendar-days"
              label={calendarLabel}
              disabled={rest.disabled}
              onClick={() => picker.current?.showPicker()}
            />
            <input
              ref={picker}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              className={styles.picker}
              value={value ?? ''}
              min={min}
              max={max}
              onChange={(event) => {
                const day = event.currentTarget.value || null
                setText(day ? formatDateText(day, locale) : '')
                take(day)
              }}
            />
          </span>
        }
      />
      {name && <input type="hidden" name={name} value={value ?? ''} />}
    </>
  )
}
