import { type InputHTMLAttributes, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { ErrorLine } from '../field.tsx'
import { useEarlyEntry } from '../use-early-entry.ts'
import styles from './choice.module.css'

export type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'onChange' | 'checked'
> & {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** Some of what lies below is chosen. */
  indeterminate?: boolean | undefined
  /** A figure at the right: how many a filter would show. */
  count?: ReactNode
  detail?: ReactNode
  error?: ReactNode
  dense?: boolean | undefined
  className?: string | undefined
}

export function Checkbox(props: CheckboxProps) {
  const {
    label,
    checked,
    onChange,
    indeterminate = false,
    count,
    detail,
    error,
    dense,
    className,
    ...input
  } = props
  const errorId = useId()
  const own = useRef<HTMLInputElement>(null)
  useEarlyEntry(own, (element) => {
    if (element.checked !== checked) onChange(element.checked)
  })
  return (
    <div className={className}>
      <label className={classNames(styles.choice, dense && styles.dense)}>
        <input
          {...input}
          type="checkbox"
          className={styles.mark}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          ref={(element) => {
            own.current = element
            if (element) element.indeterminate = indeterminate
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {detail && <span className={styles.detail}>{detail}</span>}
      </label>
      <div id={errorId} aria-live="polite">
        {error && <ErrorLine>{error}</ErrorLine>}
      </div>
    </div>
  )
}
