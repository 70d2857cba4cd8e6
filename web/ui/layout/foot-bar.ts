import { type RefObject, useEffect } from 'react'

/**
 * Bars that stay at the foot of the window. What floats there too, as messages do, stands above the
 * highest of them: `--foot` is its height.
 */

const heights = new Map<Element, number>()

function tellHeight(): void {
  const highest = Math.max(0, ...heights.values())
  document.documentElement.style.setProperty('--foot', `${highest}px`)
}

/** Counts the bar while it sticks; one that a wide or narrow window lets go, or hides, does not. */
export function useFootBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      const isStuck = getComputedStyle(element).position === 'sticky'
      heights.set(element, isStuck ? element.offsetHeight : 0)
      tellHeight()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      heights.delete(element)
      tellHeight()
    }
  }, [bar])
}
