import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import styles from './segmented.module.css'

export type Segment<Value extends string> = {
  value: Value
  label: string
  icon?: IconName
  /** Shows the icon alone; the label is still read aloud. */
  iconOnly?: boolean
}

export type SegmentedProps<Value extends string> = {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  wide?: boolean
}

/** Two to four views of the same thing. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, wide } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.group, wide && styles.wide)}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={styles.segment}
          title={segment.iconOnly ? segment.label : undefined}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon icon={segment.icon} />}
          <span className={segment.iconOnly ? 'visually-hidden' : undefined}>{segment.label}</span>
        </label>
      ))}
    </div>
  )
}
