import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useImperativeHandle,
} from 'react'
import { useFirstFocus } from '../actions/use-first-focus.ts'
import { Field, type FieldTexts } from './field.tsx'
import { InputBox } from './input-box.tsx'
import { isTypedOver, useEarlyEntry } from './use-early-entry.ts'

export type TextFieldProps = FieldTexts &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'onChange' | 'value' | 'defaultValue'
  > & {
    value?: string | undefined
    defaultValue?: string | undefined
    /** The event is missing where an entry from before the page came alive is taken over. */
    onChange?: ((value: string, event?: ChangeEvent<HTMLInputElement>) => void) | undefined
    unit?: ReactNode
    dense?: boolean | undefined
    /** Figures of one width. */
    numeric?: boolean | undefined
    before?: ReactNode
    after?: ReactNode
    ref?: Ref<HTMLInputElement> | undefined
  }

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, help, error, optional, className, id, onChange, ref, ...input } =
    props
  const own = useFirstFocus<HTMLInputElement>(input.autoFocus === true)
  useImperativeHandle(ref, () => own.current as HTMLInputElement) // It is there as soon as the field is.
  useEarlyEntry(own, (element) => {
    if (input.value !== undefined && isTypedOver(element.value, input.value)) {
      onChange?.(element.value)
    }
  })
  return (
    <Field {...{ label, labelHidden, help, error, optional, className, id }}>
      {(control) => (
        <InputBox
          type="text"
          {...input}
          {...control}
          ref={own}
          onChange={onChange && ((event) => onChange(event.currentTarget.value, event))}
        />
      )}
    </Field>
  )
}
