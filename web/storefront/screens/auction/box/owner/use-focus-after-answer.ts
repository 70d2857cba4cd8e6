import { type RefObject, useEffect, useRef } from 'react'

/**
 * An answered offer leaves the list with the button that had the focus. It then goes to the offer
 * that took its place, or to what stands there when none is left; never away from where the reader
 * went meanwhile.
 */
export function useFocusAfterAnswer(
  keys: readonly string[],
  list: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null>,
): void {
  const before = useRef(keys)
  const shown = keys.join()
  useEffect(() => {
    const now = shown === '' ? [] : shown.split(',')
    const gone = before.current.findIndex((key) => !now.includes(key))
    before.current = now
    if (gone === -1 || document.activeElement !== document.body) return
    const items = list.current?.children
    const next = items?.[Math.min(gone, items.length - 1)]
    const button = next?.querySelector('button')
    if (button) button.focus()
    else otherwise.current?.focus()
  }, [shown, list, otherwise])
}
