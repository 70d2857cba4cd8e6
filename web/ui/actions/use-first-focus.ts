import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element once it is there and everything around it knows of it. `autoFocus` alone is too
 * early in a window over another one: the lower one takes the focus back.
 */
export function useFirstFocus(isFirst: boolean): RefObject<HTMLButtonElement | null> {
  const element = useRef<HTMLButtonElement>(null)
  const isFirstAtBirth = useRef(isFirst)
  useEffect(() => {
    if (isFirstAtBirth.current) element.current?.focus()
  }, [])
  return element
}
