import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icon.tsx'
import type { IconName } from '../../icon-names.ts'
import styles from './switch.module.css'

export type SwitchProps = {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  /** What is seen of the label; without it the label is for screen readers alone. */
  readonly children?: ReactNode
  readonly icon?: IconName
  readonly className?: string | undefined
}

/** On or off at once, without a button to save; whoever uses it shows that it was saved. */
export function Switch(props: SwitchProps) {
  const { label, checked, onChange, disabled, children, icon, className } = props
  return (
    <label className={classNames(styles.switch, className)}>
      <input
        type="checkbox"
        role="switch"
        className={styles.knob}
        aria-checked={checked}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {icon && <Icon icon={icon} />}
      {children}
    </label>
  )
}
