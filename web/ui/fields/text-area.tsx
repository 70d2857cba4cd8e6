import type { TextareaHTMLAttributes } from 'react'
import { useFirstFocus } from '../actions/use-first-focus.ts'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { isTypedOver, useEarlyEntry } from './use-early-entry.ts'

export type TextAreaProps = FieldTexts &
  Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'className' | 'onChange' | 'value' | 'defaultValue'
  > & {
    value?: string | undefined
    defaultValue?: string | undefined
    onChange?: ((value: string) => void) | undefined
    /** Ready text such as "120 of 500 characters", shown below at the right. */
    counter?: string | undefined
  }

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, help, error, optional, className, id, onChange, counter, ...area } =
    props
  const own = useFirstFocus<HTMLTextAreaElement>(area.autoFocus === true)
  useEarlyEntry(own, (element) => {
    if (area.value !== undefined && isTypedOver(element.value, area.value)) {
      onChange?.(element.value)
    }
  })
  return (
    <Field {...{ label, labelHidden, help, error, optional, className, id }}>
      {(control) => (
        <>
          <div
            className={classNames(
              styles.box,
              control['aria-invalid'] && styles.invalid,
              area.disabled && styles.disabled,
            )}
          >
            <textarea
              {...area}
              {...control}
              ref={own}
              onChange={onChange && ((event) => onChange(event.currentTarget.value))}
              className={classNames(styles.input, styles.area)}
            />
          </div>
          {counter && <span className={styles.counter}>{counter}</span>}
        </>
      )}
    </Field>
  )
}
