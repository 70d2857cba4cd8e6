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
  /** Reads the text in place of the locale's own form; answers `YYYY-MM-DD`, null where it is no day. */
  read?: ((text: string) => string | null) | undefined
  /** Said of a text that is no day once the field was left. */
  unclear?: string | undefined
  /** Read aloud on the button that opens the calendar. */
  calendarLabel: string
}

/** Typed in the locale's form; the button opens the platform's own calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, calendarLabel, name, onBlur, ...others } = props
  const { read, unclear, error, ...rest } = others
  const locale = useUiLocale()
  const picker = useRef<HTMLInputElement>(null)
  const written = value === null ? '' : formatDateText(value, locale)
  const [text, setText] = useState(written)
  const [lastValue, setLastValue] = useState(value)
  const [isLeft, setLeft] = useState(true)
  const dayOf = (entry: string) => (read ? read(entry) : parseDateText(entry, locale))
  const isUnclear = isLeft && text.trim() !== '' && dayOf(text) === null

  if (value !== lastValue) {
    setLastValue(value)
    if (value !== dayOf(text)) setText(written)
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
        error={(isUnclear && unclear) || error}
        autoComplete={rest.autoComplete ?? 'off'}
        value={text}
        onChange={(next) => {
          setText(next)
          setLeft(false)
          take(dayOf(next))
        }}
        onBlur={(event) => {
          setLeft(true)
          const day = dayOf(text)
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
