import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useUiLocale } from '../../ui-locale.ts'
import { useUiTexts } from '../../ui-texts.ts'
import { TextField, type TextFieldProps } from '../text-field.tsx'
import { groupTyped } from './group-typed.ts'
import { formatNumberText, parseNumberText } from './number-text.ts'

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

type NumberTextProps = Pick<
  NumberFieldProps,
  'value' | 'onChange' | 'decimals' | 'step' | 'min' | 'max'
>

/** The text in the field and the number it means, kept together. */
function useNumberText({ value, onChange, decimals = 0, step, min, max }: NumberTextProps) {
  const locale = useUiLocale()
  const form = { locale, decimals }
  const write = (number: number | null) => (number === null ? '' : formatNumberText(number, form))
  const [text, setText] = useState(write(value))
  const [lastValue, setLastValue] = useState(value)
  const reading = parseNumberText(text, form)

  // Somebody else set the value (a step button, a suggestion): the text follows. What the reader is
  // typing right now means the same value already and is left alone.
  if (value !== lastValue) {
    setLastValue(value)
    const typed = reading.kind === 'number' ? reading.value : null
    if (value !== typed) setText(write(value))
  }

  const placeCaret = useCaret()

  function type(entry: string, event?: ChangeEvent<HTMLInputElement>) {
    const input = event?.currentTarget
    const group =
      input && decimals === 0
        ? groupTyped(
            {
              before: text,
              after: entry,
              caret: input.selectionStart ?? entry.length,
              ...inputOf(event.nativeEvent),
            },
            locale,
          )
        : null
    if (input && group) placeCaret(input, group.caret)
    const next = group?.text ?? entry
    const nextReading = parseNumberText(next, form)
    const nextValue = nextReading.kind === 'number' ? nextReading.value : null
    setText(next)
    setLastValue(nextValue)
    if (nextValue !== value) onChange(nextValue)
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const from = value ?? (min ?? 0) - step
    const target = event.key === 'ArrowUp' ? from + step : from - step
    const bounded = Math.min(Math.max(target, min ?? 0), max ?? Number.MAX_SAFE_INTEGER)
    setText(write(bounded))
    setLastValue(bounded)
    onChange(bounded)
  }

  /** Of the text as it stands by then: the value may have been set in the same moment. */
  function tidy() {
    setText((now) => {
      const read = parseNumberText(now, form)
      return read.kind === 'number' ? write(read.value) : now
    })
  }

  return { text, reading, type, move, tidy }
}

/** A text that differs from what was typed would have the caret jump to its end. */
function useCaret() {
  const wanted = useRef<{ input: HTMLInputElement; caret: number } | null>(null)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { input, caret } = wanted.current
    wanted.current = null
    input.setSelectionRange(caret, caret)
  })
  return (input: HTMLInputElement, caret: number) => {
    wanted.current = { input, caret }
  }
}

/** Nothing where a program wrote into the field. */
function inputOf(event: Event): { inputType: string; data: string | null } {
  if (!(event instanceof InputEvent)) return { inputType: '', data: null }
  return { inputType: event.inputType, data: event.data }
}

/** A number in the locale's form, read however it is typed. Years belong in MonthField or TextField. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, decimals = 0, step, min, max, ...others } = props
  const { name, onBlur, onKeyDown, error, ...rest } = others
  const uiTexts = useUiTexts()
  const number = useNumberText({ value, onChange, decimals, step, min, max })
  // While someone is typing, half a number is no mistake yet; Enter says that it is meant whole.
  const [left, setLeft] = useState(true)
  const complaint = {
    empty: undefined,
    number: undefined,
    fraction: uiTexts.wholeNumberOnly,
    invalid: uiTexts.invalidNumber,
  }[number.reading.kind]

  return (
    <>
      <TextField
        {...rest}
        numeric
        value={number.text}
        onChange={(entry, event) => {
          setLeft(false)
          number.type(entry, event)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key === 'Enter') setLeft(true)
          number.move(event)
        }}
        onBlur={(event) => {
          setLeft(true)
          number.tidy()
          onBlur?.(event)
        }}
        error={(left && complaint) || error}
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
