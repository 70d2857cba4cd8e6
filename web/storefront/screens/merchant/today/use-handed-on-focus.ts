import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** What goes with the focus in it leaves the focus to its heir: a keyboard stays where it was. */
export function useHandedOnFocus(
  place: RefObject<HTMLElement | null>,
  heirOf: (element: HTMLElement) => HTMLElement | null | undefined,
): void {
  const handOn = useEffectEvent((element: HTMLElement) => {
    const heir = heirOf(element)
    // Once all else has its place: a row that is moved loses the focus.
    queueMicrotask(() => heir?.focus())
  })
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      if (element?.contains(document.activeElement)) handOn(element)
    }
  }, [place])
}
