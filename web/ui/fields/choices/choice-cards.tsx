import { type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icon.tsx'
import { FieldGroup, type FieldGroupProps } from '../field.tsx'
import styles from './choice-cards.module.css'

export type ChoiceCard = {
  value: string
  label: ReactNode
  detail?: ReactNode
  /** An SVG or picture, decorative: the label says the same. */
  drawing?: ReactNode
  disabled?: boolean
}

type Shared = Omit<FieldGroupProps, 'children' | 'role'> & {
  options: readonly ChoiceCard[]
  name?: string | undefined
  /** Two wide cards instead of a grid of small ones. */
  wide?: boolean
}

export type ChoiceCardsProps = Shared &
  (
    | { multiple?: false; value: string | null; onChange: (value: string) => void }
    | { multiple: true; value: readonly string[]; onChange: (value: string[]) => void }
  )

function isChosen(props: ChoiceCardsProps, value: string): boolean {
  return props.multiple ? props.value.includes(value) : props.value === value
}

function choose(props: ChoiceCardsProps, value: string) {
  if (!props.multiple) return props.onChange(value)
  const without = props.value.filter((chosen) => chosen !== value)
  props.onChange(without.length < props.value.length ? without : [...props.value, value])
}

/** For a question with few answers. Native radios or checkboxes lie under the cards. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { label, labelHidden, help, error, optional, question, className, id } = props
  const ownName = useId()
  return (
    <FieldGroup
      {...{ label, labelHidden, help, error, optional, question, className, id }}
      role={props.multiple ? undefined : 'radiogroup'}
    >
      <div className={classNames(styles.cards, props.wide && styles.two)}>
        {props.options.map((option) => (
          <label
            key={option.value}
            className={classNames(styles.card, Boolean(option.drawing) && styles.withDrawing)}
          >
            <input
              type={props.multiple ? 'checkbox' : 'radio'}
              className={styles.input}
              name={props.name ?? ownName}
              value={option.value}
              checked={isChosen(props, option.value)}
              disabled={option.disabled}
              onChange={() => choose(props, option.value)}
            />
            {option.drawing && (
              <span className={styles.drawing} aria-hidden="true">
                {option.drawing}
              </span>
            )}
            <span className={styles.text}>
              <span className={styles.label}>{option.label}</span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
            <span
              className={classNames(styles.tick, props.multiple && styles.square)}
              aria-hidden="true"
            >
              <Icon icon="check" size={16} />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
