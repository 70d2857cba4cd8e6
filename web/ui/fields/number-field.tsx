import { type KeyboardEvent, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useUiWords } from '../words.ts'
import { formatNumberText, parseNumberText } from './number-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type NumberFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'name' | 'min' | 'max' | 'step'
> & {
  /** null is an empty field. */
  value: number | null
  /** null while the field is empty or does not hold a number. */
  onChange: (value: number | null) => void
  decimals?: number
  /** The arrow keys go up and down by this much. */
  step?: number | undefined
  min?: number | undefined
  max?: number | undefined
  /** Sent with a form as a plain number. */
  name?: string | undefined
}

/** A number in the locale's form, read however it is typed. Years belong in MonthField or TextField. */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    onChange,
    decimals = 0,
    step,
    min,
    max,
    name,
    onBlur,
    onKeyDown,
    error,
    ...rest
  } = props
  const { locale } = useLocale()
  const words = useUiWords()
  const form = { locale, decimals }
  const written = value === null ? '' : formatNumberText(value, form)
  const [text, setText] = useState(written)
  const [lastValue, setLastValue] = useState(value)
  const [left, setLeft] = useState(true)
  const reading = parseNumberText(text, form)

  // Somebody else set the value (a step button, a suggestion): the text follows. What the reader is
  // typing right now means the same value already and is left alone.
  if (value !== lastValue) {
    setLastValue(value)
    const typed = reading.kind === 'number' ? reading.value : null
    if (value !== typed) setText(written)
  }

  function type(next: string) {
    setText(next)
    setLeft(false)
    const nextReading = parseNumberText(next, form)
    const nextValue = nextReading.kind === 'number' ? nextReading.value : null
    setLastValue(nextValue)
    if (nextValue !== value) onChange(nextValue)
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const from = value ?? (min ?? 0) - step
    const target = event.key === 'ArrowUp' ? from + step : from - step
    const bounded = Math.min(Math.max(target, min ?? 0), max ?? Number.MAX_SAFE_INTEGER)
    setText(formatNumberText(bounded, form))
    setLastValue(bounded)
    onChange(bounded)
  }

  const ownError = {
    empty: undefined,
    number: undefined,
    fraction: words.wholeNumberOnly,
    invalid: words.invalidNumber,
  }[reading.kind]

  return (
    <>
      <TextField
        {...rest}
        numeric
        value={text}
        onChange={type}
        onKeyDown={move}
        onBlur={(event) => {
          setLeft(true)
          if (reading.kind === 'number') setText(formatNumberText(reading.value, form))
          onBlur?.(event)
        }}
        error={(left && ownError) || error}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete={rest.autoComplete ?? 'off'}
      />
      {name && <input type="hidden" name={name} value={value ?? ''} />}
    </>
  )
}

export type MoneyFieldProps = Omit<NumberFieldProps, 'decimals'>

/** Whole euros, as every amount people enter here. */
export function MoneyField({ unit = '€', ...rest }: MoneyFieldProps) {
  return <NumberField {...rest} unit={unit} decimals={0} />
}
