import { type FocusEvent, useState } from 'react'
import { steadyOrder } from './steady-order.ts'

/** Spread `hold` on what surrounds the cards; the order then changes only while neither pointer nor keyboard is there. */
export function useSteadyOrder<Item>(
  /** Another search begins anew, whatever the pointer does. */
  search: string,
  next: readonly Item[],
  keyOf: (item: Item) => number,
) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isWalked, setWalked] = useState(false)
  const isHeld = isPointedAt || isWalked
  const [kept, setKept] = useState({ search, items: next })
  const shown = isHeld && kept.search === search ? steadyOrder(kept.items, next, keyOf) : next
  if (kept.search !== search || (!isHeld && kept.items !== next)) {
    setKept({ search, items: next })
  }
  const hold = {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    // A press of the pointer leaves the focus there too, for as long as nothing else is pressed.
    onFocus: ({ target }: FocusEvent) => setWalked(target.matches(':focus-visible')),
    onBlur: () => setWalked(false),
  }
  return { shown, hold }
}
