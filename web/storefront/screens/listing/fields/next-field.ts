/** What is typed below one another is typed without a tap between: the next empty line after a field, in its screen. */
export function nextEmptyField(place: Element, from: Element): HTMLInputElement | undefined {
  return [...place.querySelectorAll<HTMLInputElement>(typedFields)].find(
    (each) => isBehind(each, from) && each.value === '' && each.checkVisibility(),
  )
}

/** From a list in which something was chosen, once the page knows it. Whoever has left the list is somewhere else already. */
export function focusBehindList(fieldId: string): void {
  requestAnimationFrame(() => {
    const list = document.getElementById(fieldId)?.querySelector('[role=combobox]')
    const place = list?.closest('[data-question]')
    if (list && place && list === document.activeElement) nextEmptyField(place, list)?.focus()
  })
}

function isBehind(field: Element, other: Element): boolean {
  return Boolean(other.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
}

const typedFields = 'input:is([type=text],[type=tel],[type=email]):not([role=combobox],:disabled)'
