import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element once it is there and everything around it knows of it. `autoFocus` alone is too
 * early in a window: it takes the focus itself once it opens, and the one below it may take it back.
 */
export function useFirstFocus<Focused extends HTMLElement>(
  isFirst: boolean,
): RefObject<Focused | null> {
  const element = useRef<Focused>(null)
  const isFirstAtBirth = useRef(isFirst)
  useEffect(() => {
    if (isFirstAtBirth.current) element.current?.focus()
  }, [])
  return element
}
