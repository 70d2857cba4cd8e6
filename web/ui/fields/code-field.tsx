import { useFirstFocus } from '../actions/use-first-focus.ts'
import styles from './code-field.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { typedDigits } from './typed-digits.ts'
import { useEarlyEntry } from './use-early-entry.ts'

export type CodeFieldProps = FieldTexts & {
  /** Digits alone, at most `length` of them. */
  value: string
  length: number
  onChange: (digits: string) => void
  autoFocus?: boolean
}

/**
 * A code from a mail. One input over drawn boxes, so that pasting, the phone's own offer of the code and
 * a screen reader see a single field.
 */
export function CodeField({ value, length, onChange, autoFocus, ...texts }: CodeFieldProps) {
  const input = useFirstFocus<HTMLInputElement>(autoFocus === true)
  const take = (typed: string) =>
    onChange(typedDigits(typed, { value, length, isWrong: Boolean(texts.error) }))
  useEarlyEntry(input, (element) => {
    if (element.value !== value) take(element.value)
  })
  return (
    <Field {...texts}>
      {(control) => (
        <span className={styles.code} data-invalid={control['aria-invalid']}>
          <input
            {...control}
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            // biome-ignore lint/a11y/noAutofocus: it is the only field of its screen.
            autoFocus={autoFocus}
            value={value}
            onChange={(event) => take(event.currentTarget.value)}
            // The caret stays behind the last digit, where the next one is drawn.
            onSelect={({ currentTarget: { value: text, setSelectionRange }, currentTarget }) =>
              setSelectionRange.call(currentTarget, text.length, text.length)
            }
          />
          {Array.from({ length }, (_none, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are told apart by their place.
            <span key={index} aria-hidden data-next={index === value.length || undefined}>
              {value[index]}
            </span>
          ))}
        </span>
      )}
    </Field>
  )
}
