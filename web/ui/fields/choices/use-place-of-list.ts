import { type RefObject, useLayoutEffect } from 'react'

const gapPx = 4
const edgePx = 8
/** Some five options; with less room below the list stands above its field. */
const wantedPx = 240

/** The marked option keeps that distance from the list's edges. */
const marginPx = 4

/**
 * Shows a `popover="manual"` at a field while it is open, as wide as the field, in the roomier of both directions, and keeps
 * it there while the page scrolls or a phone's keyboard comes up. The list, its first child, shows the marked option.
 */
export function usePlaceOfList(
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  { isOpen, active }: { readonly isOpen: boolean; readonly active: number },
): void {
  useLayoutEffect(() => {
    const popover = list.current
    if (!isOpen || !popover) return
    popover.showPopover()
    const place = () => {
      if (field.current) placeAt(field.current.getBoundingClientRect(), popover)
    }
    place()
    const seen = window.visualViewport
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    seen?.addEventListener('resize', place)
    seen?.addEventListener('scroll', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      seen?.removeEventListener('resize', place)
      seen?.removeEventListener('scroll', place)
      popover.hidePopover()
    }
  }, [field, list, isOpen])
  useLayoutEffect(() => {
    if (isOpen && active >= 0) showWithin(list.current?.firstElementChild, active)
  }, [list, isOpen, active])
}

/** Scrolls the list alone; the page stays where it is. */
function showWithin(list: Element | null | undefined, place: number): void {
  const option = list?.children[place]
  if (!list || !option) return
  const { top, bottom } = option.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  if (top < frame.top + marginPx) list.scrollTop -= frame.top + marginPx - top
  else if (bottom > frame.bottom - marginPx) list.scrollTop += bottom - frame.bottom + marginPx
}

function placeAt(field: DOMRect, popover: HTMLElement): void {
  const seen = window.visualViewport
  const top = seen?.offsetTop ?? 0
  const bottom = top + (seen?.height ?? window.innerHeight)
  const below = bottom - field.bottom - gapPx - edgePx
  const above = field.top - top - gapPx - edgePx
  const wholePx = popover.firstElementChild?.scrollHeight ?? 0
  const isBelow = below >= Math.min(wantedPx, wholePx) || below >= above
  Object.assign(popover.style, {
    left: `${field.left}px`,
    width: `${field.width}px`,
    maxHeight: `${Math.max(0, isBelow ? below : above)}px`,
    top: isBelow ? `${field.bottom + gapPx}px` : 'auto',
    bottom: isBelow ? 'auto' : `${window.innerHeight - field.top + gapPx}px`,
  })
}
