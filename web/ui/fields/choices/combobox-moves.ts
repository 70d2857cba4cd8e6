import { isFound, isWholeName } from './search-text.ts'

/**
 * What a combobox does with keys and typed words, by the editable combobox with list autocomplete of the
 * ARIA Authoring Practices. `typed` is null while the chosen option's words stand in the field; `active` is the
 * place of the marked option in the list as it is shown, or -1.
 */
export type ComboboxState = {
  readonly isOpen: boolean
  readonly typed: string | null
  readonly active: number
}

export const closedCombobox: ComboboxState = { isOpen: false, typed: null, active: -1 }

export type Choice = { readonly id: string; readonly label: string; readonly disabled?: boolean }

/** All of them until somebody types. */
export function shownOptions<Option extends Choice>(
  options: readonly Option[],
  typed: string | null,
): readonly Option[] {
  return typed === null ? options : options.filter(({ label }) => isFound(label, typed))
}

/** The whole list, with the chosen option marked. */
export function opened(options: readonly Choice[], value: string | null): ComboboxState {
  return { isOpen: true, typed: null, active: options.findIndex(({ id }) => id === value) }
}

/** The first option found is marked, so that Enter takes it; an emptied field marks none. */
export function afterTyping(options: readonly Choice[], typed: string): ComboboxState {
  const first = shownOptions(options, typed).findIndex(isFree)
  return { isOpen: true, typed, active: typed.trim() === '' ? -1 : first }
}

/** The next free place for an arrow key, once around; -1 where there is none. */
export function afterArrow(shown: readonly Choice[], active: number, step: 1 | -1): number {
  const from = active < 0 && step < 0 ? shown.length : active
  const places = shown.map((_each, index) => {
    const place = (from + step * (index + 1)) % shown.length
    return place < 0 ? place + shown.length : place
  })
  return places.find((place) => isFree(shown[place])) ?? -1
}

/**
 * What the words in the field mean when it is left: the option of that name, however its accents are typed; null
 * for an emptied field; undefined where they are no option's name, and the choice stays as it was.
 */
export function meantBy(options: readonly Choice[], typed: string): string | null | undefined {
  if (typed.trim() === '') return null
  const named = options.filter((each) => isFree(each) && isWholeName(each.label, typed))
  const exact = named.find(({ label }) => label === typed.trim())
  return (exact ?? named[0])?.id
}

/** Words that lead to nothing in the list: whoever typed them knows something that it lacks. */
export function isUnknown(options: readonly Choice[], typed: string): boolean {
  return typed.trim() !== '' && shownOptions(options, typed).length === 0
}

function isFree(option: Choice | undefined): boolean {
  return option !== undefined && option.disabled !== true
}
