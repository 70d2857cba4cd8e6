import { createContext, type RefObject, useContext, useEffect } from 'react'

/** True inside what scrolls between a title and buttons that stay: what comes up may be out of sight. */
export const ScrolledBody = createContext(false)

/** Moves what has just appeared in such a body into sight, once. */
export function useRevealed(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const isScrolled = useContext(ScrolledBody)
  useEffect(() => {
    if (isScrolled && isWanted) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isScrolled, isWanted, element])
}
