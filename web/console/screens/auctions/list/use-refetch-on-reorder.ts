import { useEffect, useRef } from 'react'
import type { ProductCard } from '#contract/product.ts'

/** A sweep may change many rows at once; they are asked for together. */
const throttleMs = 500

/**
 * Live events change the rows of a list, but neither their order nor the counts above them. Where an
 * auction went on to another status or its end was moved, the list is asked for again.
 */
export function useRefetchOnReorder(
  products: readonly Pick<ProductCard, 'auction'>[],
  askAgain: () => void,
): void {
  const known = useRef<ReadonlyMap<number, string>>(new Map())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(askAgain)
  useEffect(() => {
    latest.current = askAgain
  })
  useEffect(() => {
    const before = known.current
    known.current = placesOf(products)
    if (timer.current !== undefined || !hasMoved(before, known.current)) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, throttleMs)
  }, [products])
  useEffect(() => () => clearTimeout(timer.current), [])
}

/** By auction what its place in the list follows from; bids and extensions by minutes move nothing. */
export function placesOf(
  products: readonly Pick<ProductCard, 'auction'>[],
): ReadonlyMap<number, string> {
  return new Map(
    products.flatMap(({ auction }) =>
      auction === null
        ? []
        : [[auction.auctionId, `${auction.status} ${auction.endMove?.fromEndsAt ?? ''}`]],
    ),
  )
}

/** What is on both lists tells; others came with another page or filter, which is in order. */
export function hasMoved(
  before: ReadonlyMap<number, string>,
  after: ReadonlyMap<number, string>,
): boolean {
  return [...after].some(([auctionId, place]) => (before.get(auctionId) ?? place) !== place)
}
