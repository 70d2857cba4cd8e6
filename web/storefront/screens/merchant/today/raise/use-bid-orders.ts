import { useCallback, useState } from 'react'

export type BidBody = { amountEur: number; askMeThen: boolean; consentVersion: string }

export type BidOrder = {
  readonly auctionId: number
  /** Its name, for what is said of the bid. */
  readonly vehicle: string
  readonly body: BidBody
}

export type BidOrders = {
  readonly place: (order: BidOrder) => void
  /** The last one of each auction. */
  readonly placed: ReadonlyMap<number, BidOrder>
  /** Whether a bid on this auction is on its way. */
  readonly isBusy: (auctionId: number) => boolean
  readonly onBusy: (auctionId: number, isBusy: boolean) => void
}

/** What was pressed on the page, one order for each auction. */
export function useBidOrders(): BidOrders {
  const [placed, setPlaced] = useState<ReadonlyMap<number, BidOrder>>(new Map())
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const onBusy = useCallback((auctionId: number, isBusy: boolean) => {
    setBusy((before) => {
      if (before.has(auctionId) === isBusy) return before
      const next = new Set(before)
      if (isBusy) next.add(auctionId)
      else next.delete(auctionId)
      return next
    })
  }, [])
  return {
    place: (order) => setPlaced((before) => new Map(before).set(order.auctionId, order)),
    placed,
    isBusy: (auctionId) => busy.has(auctionId),
    onBusy,
  }
}
