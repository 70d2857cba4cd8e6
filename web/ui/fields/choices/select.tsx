import type { SelectHTMLAttributes } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icon.tsx'
import fieldStyles from '../field.module.css'
import { Field, type FieldTexts } from '../field.tsx'
import styles from './select.module.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectGroup = { label: string; options: readonly SelectOption[] }

export type SelectProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'onChange' | 'value' | 'multiple'> & {
    options: readonly (SelectOption | SelectGroup)[]
    value: string | null
    onChange: (value: string) => void
    /** Shown while nothing is chosen; cannot be chosen again. */
    placeholder?: string | undefined
    dense?: boolean | undefined
  }

function option({ value, label, disabled }: SelectOption) {
  return (
    // An option's words are its value where nothing else is said; lists of years are long.
    <option key={value} value={value === label ? undefined : value} disabled={disabled}>
      {label}
    </option>
  )
}

/**
 * The platform's own select: on a phone it opens the wheel everybody knows, it works before scripts
 * arrive, and type-ahead comes with it. Lists that need a search use Combobox.
 */
export function Select(props: SelectProps) {
  const { label, labelHidden, help, error, optional, className, id, ...rest } = props
  const { options, value, onChange, placeholder, dense, ...select } = rest
  return (
    <Field {...{ label, labelHidden, help, error, optional, className, id }}>
      {(control) => (
        <div
          className={classNames(
            fieldStyles.box,
            styles.box,
            dense && fieldStyles.dense,
            control['aria-invalid'] && fieldStyles.invalid,
            select.disabled && fieldStyles.disabled,
          )}
        >
          <select
            {...select}
            {...control}
            value={value ?? ''}
            onChange={(event) => onChange(event.currentTarget.value)}
            className={classNames(
              fieldStyles.input,
              styles.select,
              value === null && styles.placeholder,
            )}
          >
            {value === null && (
              <option value="" disabled hidden>
                {placeholder ?? ''}
              </option>
            )}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(option)}
                </optgroup>
              ) : (
                option(entry)
              ),
            )}
          </select>
          <Icon icon="chevron-down" className={styles.arrow} />
        </div>
      )}
    </Field>
  )
}
