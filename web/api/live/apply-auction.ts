import type { QueryClient } from '@tanstack/react-query'
import type { AuctionView } from '#contract/auction-view.ts'
import type { LiveEvent } from '#contract/live.ts'

type AuctionEvent = Extract<LiveEvent, { type: 'auction' }>

/**
 * Writes a live auction into every cached answer that holds it, whatever screen asked: cards, product
 * page, own ads, the operator's lists. The rest of an answer stays the same object.
 */
export function applyAuction(queryClient: QueryClient, event: AuctionEvent): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const before: unknown = query.state.data
    const after = withAuction(before, event)
    if (after === before) continue
    queryClient.setQueryData(query.queryKey, after)
    const known = auctionIn(before)
    const hasGap = known?.auctionId === event.auction.auctionId && isGap(known, event)
    // An ad goes by its newest round: what its owner's lists show now is another auction.
    if (hasGap || event.auction.hasNextRound === true) {
      void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
  }
}

/** The same for the answer to one's own command: without history, which the page has already. */
export function applyAnswer(queryClient: QueryClient, auction: AuctionView): void {
  const newHistory = auction.history ?? []
  for (const query of queryClient.getQueryCache().getAll()) {
    const before: unknown = query.state.data
    const after = withAuction(before, { type: 'auction', number: 0, auction, newHistory })
    if (after !== before) queryClient.setQueryData(query.queryKey, after)
  }
}

/** Pages that are open still show it, and say that it is gone; a new page answers 404. */
export function applyGone(queryClient: QueryClient, auctionId: number): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const before: unknown = query.state.data
    const after = mapAuctions(before, (auction) =>
      auction.auctionId === auctionId ? { ...auction, status: 'inactive' } : auction,
    )
    if (after !== before) queryClient.setQueryData(query.queryKey, after)
  }
}

/** The same value with the auction replaced; the very same object when it does not hold it. */
export function withAuction<T>(value: T, event: AuctionEvent): T {
  const { auctionId } = event.auction
  return mapAuctions(value, (known) =>
    known.auctionId === auctionId ? merged(known, event) : known,
  ) as T // An auction for an auction.
}

/** The same answer with each of its auctions changed; the very same object when none was. */
export function mapAuctions(
  value: unknown,
  change: (auction: AuctionView) => AuctionView,
): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => mapAuctions(item, change))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (typeof value !== 'object' || value === null) return value
  if (isAuction(value)) return change(value)
  let copy: Record<string, unknown> | null = null
  for (const [name, part] of Object.entries(value)) {
    const next = mapAuctions(part, change)
    if (next === part) continue
    copy = { ...(copy ?? value), [name]: next }
    // A card repeats its auction's status.
    if (name === 'auction' && 'status' in value && isAuction(next)) copy.status = next.status
  }
  return copy ?? value
}

/** The one auction of an answer about it; lists show no history and cannot have a gap. */
function auctionIn(value: unknown): AuctionView | null {
  if (typeof value !== 'object' || value === null) return null
  if (isAuction(value)) return value
  if (!('auction' in value)) return null
  return value.auction as AuctionView | null // The contract's only field of that name.
}

/** An order names its auction and has actions too; only the auction has a history. */
function isAuction(value: unknown): value is AuctionView {
  return typeof value === 'object' && value !== null && 'auctionId' in value && 'history' in value
}

/**
 * The stream brings only the newest bids; those the page has stay before them. Answers to one's own
 * calls may overtake the stream: what is older than what is shown is dropped.
 */
function merged(known: AuctionView, { auction, newHistory }: AuctionEvent): AuctionView {
  if (isOlderView(auction, known)) return known
  if (known.history === null) return auction
  const newest = known.history.at(-1)?.sequence ?? 0
  const added = newHistory.filter(({ sequence }) => sequence > newest)
  return { ...auction, history: [...known.history, ...added] }
}

/** Whether a view was made before another one of the same auction. */
export function isOlderView(next: AuctionView, known: AuctionView): boolean {
  return isOlder(next.sequence, known.sequence) || isOlder(next.version, known.version)
}

function isOlder(next: number | null, known: number | null): boolean {
  return next !== null && known !== null && next < known
}

/**
 * Whether the event cannot be told by appending: the ad has a new defect, the viewer may see the
 * history only now, bids were voided, or more of them came at once than the stream brings along.
 */
export function isGap(known: AuctionView, { auction, newHistory }: AuctionEvent): boolean {
  if (tellsOfDefect(known, auction)) return true
  // Also when the void left no bid at all, and then there is nothing to send along.
  if (known.bidCount !== null && auction.bidCount !== null && auction.bidCount < known.bidCount) {
    return true
  }
  if (newHistory.length === 0) return false
  if (known.history === null) return true
  const newest = known.history.at(-1)?.sequence ?? 0
  const isAllNew = newHistory.every(({ sequence }) => sequence > newest)
  return known.history.length > 0 && isAllNew && newHistory.length >= streamedBids
}

/** What a new defect allows, or the end it moved, comes with the auction; the defect itself does not. */
function tellsOfDefect(known: AuctionView, next: AuctionView): boolean {
  const leaveUntil = leavableUntil(next)
  if (leaveUntil !== null && leaveUntil !== leavableUntil(known)) return true
  const { endMove } = next
  return endMove?.cause === 'new_defect' && endMove.fromEndsAt !== known.endMove?.fromEndsAt
}

function leavableUntil({ actions: { takeBackBid } }: AuctionView): string | null {
  if (!takeBackBid?.isAllowed || takeBackBid.facts.cause !== 'new_defect') return null
  return takeBackBid.facts.takeBackUntil
}

/** As many of the newest bids as an event carries at most. */
const streamedBids = 20
