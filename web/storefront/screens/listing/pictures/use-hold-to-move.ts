import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** A finger that rests this long takes the picture with it. */
const holdMs = 350
const stillPx = 8

/** Pictures in a list are held and moved; without holding, a finger scrolls the page. */
export function useHoldToMove(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [from, setFrom] = useState<number | null>(null)
  const [to, setTo] = useState<number | null>(null)
  const isHeld = useRef(false)
  const begun = useRef<{ readonly x: number; readonly y: number; readonly timer: number } | null>(
    null,
  )

  // Scrolling can only be stopped by a listener that says so beforehand.
  useEffect(() => {
    const element = list.current
    const stop = (event: TouchEvent) => {
      if (isHeld.current) event.preventDefault()
    }
    element?.addEventListener('touchmove', stop, { passive: false })
    return () => element?.removeEventListener('touchmove', stop)
  }, [list])

  function end() {
    if (begun.current) clearTimeout(begun.current.timer)
    begun.current = null
    if (isHeld.current && from !== null && to !== null && from !== to) onMove(from, to)
    setFrom(null)
    setTo(null)
  }
  return {
    from,
    to,
    /** The press that ends a move is none; asked once by that press. */
    wasMoved() {
      const was = isHeld.current
      isHeld.current = false
      return was
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const place = placeOf(event.currentTarget)
        isHeld.current = false
        const timer = window.setTimeout(() => {
          isHeld.current = true
          setFrom(place)
          setTo(place)
        }, holdMs)
        begun.current = { x: event.clientX, y: event.clientY, timer }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const start = begun.current
        if (!start) return
        if (isHeld.current) return setTo(placeUnder(event) ?? to)
        const way = Math.hypot(event.clientX - start.x, event.clientY - start.y)
        if (way > stillPx) clearTimeout(start.timer)
      },
      onPointerUp: end,
      onPointerCancel: () => {
        isHeld.current = false
        end()
      },
      onContextMenu(event: { preventDefault: () => void }) {
        if (isHeld.current) event.preventDefault()
      },
    },
  }
}

function placeOf(element: Element | null): number | null {
  const place = element?.closest<HTMLElement>('[data-place]')?.dataset.place
  return place === undefined ? null : Number(place)
}

function placeUnder({ clientX, clientY }: PointerEvent): number | null {
  return placeOf(document.elementFromPoint(clientX, clientY))
}
