import { useId, useRef } from 'react'
import { IconButton } from '../../actions/icon-button.tsx'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icon.tsx'
import { useUiTexts } from '../../ui-texts.ts'
import fieldStyles from '../field.module.css'
import { type ControlWiring, Field, type FieldTexts } from '../field.tsx'
import { isTypedOver, useEarlyEntry } from '../use-early-entry.ts'
import styles from './combobox.module.css'
import { ComboboxList, type ComboboxOption, optionId } from './combobox-list.tsx'
import { useCombobox } from './use-combobox.ts'
import { usePlaceOfList } from './use-place-of-list.ts'

export type ComboboxProps = FieldTexts & {
  id?: string | undefined
  options: readonly ComboboxOption[]
  value: string | null
  onChange: (id: string | null) => void
  onUnknown?: (words: string) => void
  placeholder?: string
  disabled?: boolean
}

/**
 * A select for long lists: typing narrows it, accents do not matter (possl finds Pössl). An editable combobox with list
 * autocomplete by the ARIA Authoring Practices: the focus stays in the field, which names the marked option.
 */
export function Combobox(props: ComboboxProps) {
  const { label, labelHidden, help, error, optional, className, id, ...rest } = props
  const labelId = useId()
  return (
    <Field
      {...{ labelHidden, help, error, optional, className, id }}
      label={<span id={labelId}>{label}</span>}
    >
      {(control) => <ComboboxBox {...rest} {...{ control, labelId, optional }} />}
    </Field>
  )
}

type ComboboxBoxProps = Pick<
  ComboboxProps,
  'options' | 'value' | 'onChange' | 'onUnknown' | 'placeholder' | 'disabled' | 'optional'
> & { readonly control: ControlWiring; readonly labelId: string }

function ComboboxBox(props: ComboboxBoxProps) {
  const { value, disabled = false, placeholder, optional, control, labelId } = props
  const combobox = useCombobox(props)
  const { isOpen, active, shown } = combobox
  const uiTexts = useUiTexts()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  usePlaceOfList(box, list, { isOpen, active })
  useEarlyEntry(input, (element) => {
    if (!isTypedOver(element.value, combobox.text)) return
    if (element === document.activeElement) combobox.type(element.value)
    else combobox.settle(element.value)
  })
  return (
    <div ref={box} className={boxClassName(control, disabled)}>
      <input
        {...control}
        {...{ ref: input, disabled, placeholder }}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={shown[active] ? optionId(listId, active) : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        value={combobox.text}
        className={fieldStyles.input}
        onChange={(event) => combobox.type(event.currentTarget.value)}
        onClick={() => !isOpen && combobox.open()}
        onKeyDown={combobox.pressKey}
        onBlur={() => combobox.settle()}
      />
      {optional && value !== null && !disabled && (
        <IconButton icon="x" label={uiTexts.clear} onClick={() => combobox.choose(null)} />
      )}
      <ListButton
        {...{ listId, isOpen, disabled }}
        onPress={() => {
          if (isOpen) combobox.settle()
          else combobox.open()
          input.current?.focus()
        }}
      />
      <ComboboxList
        ref={list}
        id={listId}
        {...{ labelId, isOpen, value, active }}
        options={shown}
        onMark={combobox.mark}
        onChoose={(option) => combobox.choose(option.id)}
      />
    </div>
  )
}

type ListButtonProps = {
  readonly listId: string
  readonly isOpen: boolean
  readonly disabled: boolean
  readonly onPress: () => void
}

/** No stop of its own: the arrow keys in the field do the same. */
function ListButton({ listId, isOpen, disabled, onPress }: ListButtonProps) {
  const uiTexts = useUiTexts()
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={uiTexts.showList}
      aria-expanded={isOpen}
      aria-controls={listId}
      disabled={disabled}
      className={styles.arrow}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon icon="chevron-down" />
    </button>
  )
}

function boxClassName(control: ControlWiring, isDisabled: boolean): string {
  return classNames(
    fieldStyles.box,
    control['aria-invalid'] && fieldStyles.invalid,
    isDisabled && fieldStyles.disabled,
  )
}
