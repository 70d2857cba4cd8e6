import { type RefObject, useEffect } from 'react'

/**
 * Lifts a bar at the window's foot above a phone's keyboard, which covers the page without making it
 * shorter. By a property of the element's style, which a page may set without inline styles.
 */
export function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    const element = bar.current
    if (!view || !element) return
    const lift = () => {
      const covered = window.innerHeight - view.height - view.offsetTop
      // Less than a keyboard is the browser's own bar, and a page that is enlarged has no room to lift.
      const isKeyboard = covered > 120 && view.scale === 1
      element.style.bottom = isKeyboard ? `${Math.round(covered)}px` : ''
    }
    view.addEventListener('resize', lift)
    view.addEventListener('scroll', lift)
    return () => {
      view.removeEventListener('resize', lift)
      view.removeEventListener('scroll', lift)
    }
  }, [bar])
}
