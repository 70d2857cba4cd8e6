import { type KeyboardEvent, useState } from 'react'
import {
  afterArrow,
  afterTyping,
  type Choice,
  type ComboboxState,
  closedCombobox,
  isUnknown,
  meantBy,
  opened,
  shownOptions,
} from './combobox-moves.ts'

type Asked<Option> = {
  readonly options: readonly Option[]
  readonly value: string | null
  readonly onChange: (id: string | null) => void
  /** Gets the words of a field that is left with what the list does not know, where nothing was chosen before. */
  readonly onUnknown?: ((words: string) => void) | undefined
}

/** What is typed, shown and marked, and what keys, presses and leaving the field do to it. */
export function useCombobox<Option extends Choice>(asked: Asked<Option>) {
  const { options, value, onChange, onUnknown } = asked
  const [state, setState] = useState<ComboboxState>(closedCombobox)
  const [knownValue, setKnownValue] = useState(value)
  // Chosen from outside, what was being typed is over.
  if (value !== knownValue) {
    setKnownValue(value)
    setState(closedCombobox)
  }
  const { isOpen, typed, active } = state
  const isEdited = isOpen || typed !== null
  const shown = isOpen ? shownOptions(options, typed) : []

  const open = () => setState(opened(options, value))
  const mark = (place: number) => setState({ ...state, active: place })
  function choose(id: string | null) {
    setState(closedCombobox)
    if (id !== value) onChange(id)
  }
  /** Leaves the field with what its words mean. */
  function settle(words = typed) {
    const meant = words === null ? undefined : meantBy(options, words)
    if (meant !== undefined) return choose(meant)
    setState(closedCombobox)
    if (words !== null && value === null && isUnknown(options, words)) onUnknown?.(words.trim())
  }
  function take() {
    const marked = shown[active]
    if (marked) choose(marked.id)
    else settle()
  }
  const keys: Keys = {
    ArrowDown: () => {
      if (isOpen) mark(afterArrow(shown, active, 1))
      else open()
      return true
    },
    ArrowUp: (isAlt) => {
      if (!isOpen) open()
      else if (isAlt) take()
      else mark(afterArrow(shown, active, -1))
      return true
    },
    Enter: () => {
      if (isEdited) take()
      return isEdited
    },
    Escape: () => {
      if (isEdited) setState(closedCombobox)
      return isEdited
    },
    // The focus goes on to the next field all the same.
    Tab: () => {
      if (typed !== null) take()
      return false
    },
  }
  return {
    isOpen,
    active,
    shown,
    text: typed ?? options.find(({ id }) => id === value)?.label ?? '',
    open,
    mark,
    choose,
    settle,
    type: (text: string) => setState(afterTyping(options, text)),
    pressKey: (event: KeyboardEvent) => pressKey(event, keys),
  }
}

/** Whether the key is taken up here. */
type Keys = Readonly<Record<string, (isAlt: boolean) => boolean>>

function pressKey(event: KeyboardEvent, keys: Keys): void {
  if (event.nativeEvent.isComposing || !keys[event.key]?.(event.altKey)) return
  event.preventDefault()
  // A window around it would close by the same key.
  event.stopPropagation()
}
