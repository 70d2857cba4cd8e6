/**
 * Popovers that are used as windows (`data-window`). The browser opens and closes them, yet leaves what lies beneath within
 * reach of the Tab key; here it is made inert for as long as one is open.
 */

const openWindow = '[data-window]:popover-open'
const beneath = 'data-beneath'
const focusable = 'a[href], button, input, select, textarea'

/** For the life of the page. */
export function watchPopoverWindows(): void {
  // Before it closes, because the focus then returns to the button that opened it.
  document.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && free(), true)
  document.addEventListener('toggle', holdBeneath, true)
}

/** Again after a part of the page was drawn anew. */
export function holdBeneath(): void {
  free()
  const shown = document.querySelector<HTMLElement>(openWindow)
  for (let each: Element | null = shown; each?.parentElement; each = each.parentElement) {
    for (const sibling of each.parentElement.children) {
      if (sibling === each || !(sibling instanceof HTMLElement) || sibling.inert) continue
      sibling.inert = true
      sibling.setAttribute(beneath, '')
    }
  }
  if (shown && !shown.contains(document.activeElement)) {
    shown.querySelector<HTMLElement>(focusable)?.focus()
  }
}

function free(): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${beneath}]`)) {
    element.inert = false
    element.removeAttribute(beneath)
  }
}
