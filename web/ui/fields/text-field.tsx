import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { InputBox } from './input-box.tsx'

export type TextFieldProps = FieldTexts &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'onChange' | 'value' | 'defaultValue'
  > & {
    value?: string | undefined
    defaultValue?: string | undefined
    onChange?: ((value: string) => void) | undefined
    unit?: ReactNode
    dense?: boolean | undefined
    /** Figures of one width. */
    numeric?: boolean | undefined
    before?: ReactNode
    after?: ReactNode
    ref?: Ref<HTMLInputElement> | undefined
  }

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, help, error, optional, className, id, onChange, ...input } = props
  return (
    <Field {...{ label, labelHidden, help, error, optional, className, id }}>
      {(control) => (
        <InputBox
          type="text"
          {...input}
          {...control}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
      )}
    </Field>
  )
}
