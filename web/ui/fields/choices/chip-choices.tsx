import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { FieldGroup, type FieldGroupProps } from '../field.tsx'
import styles from './chip-choices.module.css'

export type ChipChoice = {
  value: string
  label: ReactNode
  /** An answer such as "don't know", set back behind the others. */
  quiet?: boolean
}

type Shared = Omit<FieldGroupProps, 'children' | 'role'> & {
  options: readonly ChipChoice[]
  /** How many are shown at first; the button that shows the rest says `moreLabel`. */
  shownAtFirst?: number | undefined
  moreLabel?: string | undefined
  /** Whole sentences, one below the other. */
  stacked?: boolean | undefined
}

export type ChipChoicesProps = Shared &
  (
    | { multiple?: false; value: string | null; onChange: (value: string) => void }
    | { multiple: true; value: readonly string[]; onChange: (value: string[]) => void }
  )

function isChosen(props: ChipChoicesProps, value: string): boolean {
  return props.multiple ? props.value.includes(value) : props.value === value
}

function choose(props: ChipChoicesProps, value: string) {
  if (!props.multiple) return props.onChange(value)
  const without = props.value.filter((chosen) => chosen !== value)
  props.onChange(without.length < props.value.length ? without : [...props.value, value])
}

/** Answers in few words side by side, to be hit by a thumb. Native radios or checkboxes lie under them. */
export function ChipChoices(props: ChipChoicesProps) {
  const { label, labelHidden, help, error, optional, question, className, id } = props
  const { options, shownAtFirst = options.length, moreLabel, stacked } = props
  const name = useId()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole
    ? options
    : options.filter(({ value }, index) => index < shownAtFirst || isChosen(props, value))
  return (
    <FieldGroup
      {...{ label, labelHidden, help, error, optional, question, className, id }}
      role={props.multiple ? undefined : 'radiogroup'}
    >
      <div className={classNames(styles.chips, stacked && styles.stacked)}>
        {shown.map((option) => (
          <label
            key={option.value}
            className={classNames(styles.chip, option.quiet && styles.quiet)}
          >
            <input
              type={props.multiple ? 'checkbox' : 'radio'}
              className={styles.input}
              name={name}
              value={option.value}
              checked={isChosen(props, option.value)}
              onChange={() => choose(props, option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
        {shown.length < options.length && (
          <button type="button" className={styles.more} onClick={() => setWhole(true)}>
            {moreLabel}
          </button>
        )}
      </div>
    </FieldGroup>
  )
}
