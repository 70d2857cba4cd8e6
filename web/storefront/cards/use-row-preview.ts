import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { ProductCard } from '#contract/product.ts'

/**
 * Which row of a dealer's list is shown beside it. Space on a row opens and closes that, Escape closes it; while it is
 * open it follows the row that has the focus. The button does the same with the row that had the focus last.
 */
export function useRowPreview(cards: readonly ProductCard[]) {
  const [shownId, setShownId] = useState<number | null>(null)
  const lastRow = useRef(0)
  const card = cards.find(({ entityId }) => entityId === shownId)
  const close = () => setShownId(null)
  const toggle = (row: number) => {
    const entityId = cards[row]?.entityId ?? null
    setShownId((shown) => (shown === entityId ? null : entityId))
  }
  return {
    card,
    close,
    toggleLast: () => toggle(lastRow.current),
    keys: {
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const row = rowOf(event)
        if (row === -1) return
        lastRow.current = row
        if (card) setShownId(cards[row]?.entityId ?? null)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Escape' && card) close()
        const row = event.key === ' ' ? rowOf(event) : -1
        if (row === -1) return
        event.preventDefault()
        toggle(row)
      },
    },
  }
}

/** Of the row whose link it happened on; -1 for anything else. */
function rowOf({ currentTarget, target }: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>) {
  const links: EventTarget[] = [...currentTarget.querySelectorAll('[data-row-link]')]
  return links.indexOf(target)
}
