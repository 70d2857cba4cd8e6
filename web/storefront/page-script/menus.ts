/** Menus behind a button: opened by it, closed by Escape, a press elsewhere, or when the focus leaves. */
export function openMenus(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(menuButton) : null
    for (const other of document.querySelectorAll(`${menuButton}[aria-expanded=true]`)) {
      const isInside = target instanceof Node && listOf(other)?.contains(target)
      const isLink = target instanceof Element && target.closest('a') !== null
      if (other !== button && (!isInside || isLink)) setOpen(other, false)
    }
    if (target instanceof Element && target.closest('a')) {
      target.closest<HTMLElement>('[popover]')?.hidePopover()
    }
    if (button) setOpen(button, button.getAttribute('aria-expanded') !== 'true')
  })
  document.addEventListener('keydown', ({ key }) => {
    const open = document.querySelector<HTMLElement>(`${menuButton}[aria-expanded=true]`)
    if (key !== 'Escape' || !open) return
    setOpen(open, false)
    open.focus()
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const open = document.querySelector(`${menuButton}[aria-expanded=true]`)
    if (!open || !(relatedTarget instanceof Node) || !(target instanceof Node)) return
    const root = open.parentElement
    if (root?.contains(target) && !root.contains(relatedTarget)) setOpen(open, false)
  })
}

const menuButton = 'button[aria-expanded][aria-controls]'

function listOf(button: Element): HTMLElement | null {
  return document.getElementById(button.getAttribute('aria-controls') ?? '')
}

function setOpen(button: Element, isOpen: boolean): void {
  const list = listOf(button)
  if (!list) return
  button.setAttribute('aria-expanded', String(isOpen))
  list.hidden = !isOpen
}
