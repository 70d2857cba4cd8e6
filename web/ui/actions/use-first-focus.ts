import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element once it is there and everything around it knows of it. `autoFocus` alone is too
 * early in a window: it takes the focus itself once it opens, and the one below it may take it back. On a page
 * whoever types already keeps the focus: it comes alive late.
 */
export function useFirstFocus<Focused extends HTMLElement>(
  isFirst: boolean,
): RefObject<Focused | null> {
  const element = useRef<Focused>(null)
  const isFirstAtBirth = useRef(isFirst)
  useEffect(() => {
    const own = element.current
    if (!isFirstAtBirth.current || !own) return
    const isInWindow = own.closest('dialog, [popover]') !== null
    if (isInWindow || !isTypedInto(document.activeElement)) own.focus()
  }, [])
  return element
}

function isTypedInto(element: Element | null): boolean {
  return element?.matches('input, textarea, select') === true
}
