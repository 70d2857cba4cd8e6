import { useState } from 'react'
import { steadyOrder } from './steady-order.ts'

/** Spread `hold` on what surrounds the cards; the order then changes only while nobody points there. */
export function useSteadyOrder<Item>(
  /** Another search begins anew, whatever the pointer does. */
  search: string,
  next: readonly Item[],
  keyOf: (item: Item) => number,
) {
  const [isHeld, setHeld] = useState(false)
  const [kept, setKept] = useState({ search, items: next })
  const shown = isHeld && kept.search === search ? steadyOrder(kept.items, next, keyOf) : next
  if (kept.search !== search || (!isHeld && kept.items !== next)) {
    setKept({ search, items: next })
  }
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
  }
  return { shown, hold }
}
