import { type RefObject, useEffect } from 'react'

/** `b` goes to the amount from anywhere on the page where nobody is typing. */
export function useBidKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== 'b' || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return
      const element = field.current
      // On a phone the box is not there until its sheet is open.
      if (!element?.checkVisibility()) return
      event.preventDefault()
      element.focus()
      element.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [field])
}
