import type { Ref } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icon.tsx'
import { useUiTexts } from '../../ui-texts.ts'
import styles from './combobox.module.css'

export type ComboboxOption = { id: string; label: string; detail?: string; disabled?: boolean }

type ComboboxListProps = {
  readonly id: string
  readonly labelId: string
  readonly ref: Ref<HTMLDivElement>
  /** None while it is closed. */
  readonly options: readonly ComboboxOption[]
  readonly isOpen: boolean
  readonly value: string | null
  readonly active: number
  readonly onMark: (place: number) => void
  readonly onChoose: (option: ComboboxOption) => void
}

export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`
}

/** The focus stays in the field: a press here must not take it away. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, labelId, ref, options, isOpen, value, active, onMark, onChoose } = props
  const uiTexts = useUiTexts()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a press from moving the focus.
    <div
      ref={ref}
      popover="manual"
      className={styles.popover}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-labelledby={labelId} className={styles.list}>
        {options.map((option, place) => (
          <Option
            key={option.id}
            id={optionId(id, place)}
            option={option}
            isChosen={option.id === value}
            isActive={place === active}
            onMark={() => onMark(place)}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
      <div role="status">
        {isOpen && options.length === 0 && (
          <div className={styles.nothing}>{uiTexts.noMatches}</div>
        )}
      </div>
    </div>
  )
}

type OptionProps = {
  readonly id: string
  readonly option: ComboboxOption
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly onMark: () => void
  readonly onChoose: () => void
}

function Option({ id, option, isChosen, isActive, onMark, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the marked option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={option.disabled || undefined}
      className={classNames(styles.option, isActive && styles.active)}
      onPointerMove={({ pointerType }) => {
        if (pointerType === 'mouse' && !isActive && !option.disabled) onMark()
      }}
      onClick={() => !option.disabled && onChoose()}
    >
      <span>{option.label}</span>
      {option.detail && <span className={styles.detail}>{option.detail}</span>}
      {isChosen && <Icon icon="check" size={16} />}
    </div>
  )
}
