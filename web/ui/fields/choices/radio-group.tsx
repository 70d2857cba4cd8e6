import { type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { FieldGroup, type FieldGroupProps } from '../field.tsx'
import styles from './choice.module.css'

export type RadioOption = {
  value: string
  label: ReactNode
  detail?: ReactNode
  count?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps = Omit<FieldGroupProps, 'children' | 'role'> & {
  options: readonly RadioOption[]
  value: string | null
  onChange: (value: string) => void
  name?: string | undefined
  /** Yes and no side by side. */
  inRow?: boolean
  dense?: boolean
  disabled?: boolean
}

export function RadioGroup(props: RadioGroupProps) {
  const { options, value, onChange, name, inRow, dense, disabled, ...group } = props
  const ownName = useId()
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={inRow ? styles.row : styles.list}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.choice, dense && styles.dense)}>
            <input
              type="radio"
              className={styles.mark}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
