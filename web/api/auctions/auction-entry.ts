import type { AuctionView } from '#contract/auction-view.ts'
import type { LiveEvent } from '#contract/live.ts'

type History = NonNullable<AuctionView['history']>
export type AuctionEvent = Pick<
  Extract<LiveEvent, { type: 'broadcast_auction_update' }>,
  'auction' | 'newHistory'
>

/** One auction as the page holds it. */
export type AuctionEntry = {
  readonly auction: AuctionView
  /** The bids that the last event brought, for an answer with the history that it overtook. */
  readonly newestBids: History
}

/**
 * The entry once an answer has come. An answer that a live event overtook does not bring the older
 * auction back; a view for another reader replaces it, whatever its number. Lists answer an auction
 * without its history: the one that is known stays.
 */
export function entryAfterAnswer(known: AuctionEntry | undefined, next: AuctionView): AuctionEntry {
  if (known === undefined || readerOf(known.auction) !== readerOf(next)) {
    return { auction: next, newestBids: [] }
  }
  const { auction, newestBids } = known
  if (isOlderView(next, auction)) {
    if (auction.history !== null || next.history === null) return known
    return { auction: { ...auction, history: withBids(next.history, newestBids) }, newestBids }
  }
  const isHistoryShown = next.bidCount !== null
  const history = next.history ?? (isHistoryShown ? auction.history : null)
  return { auction: { ...next, history }, newestBids }
}

/** The entry once a live event, or the answer to a command, has told of a change. */
export function entryAfterEvent(
  known: AuctionEntry,
  { auction, newHistory }: AuctionEvent,
): AuctionEntry {
  if (isOlderView(auction, known.auction)) return known
  const newestBids = newHistory.length === 0 ? known.newestBids : newHistory
  const before = known.auction.history
  const history = before === null ? auction.history : withBids(before, newHistory)
  return { auction: { ...auction, history }, newestBids }
}

/** Withdrawn or paused: pages that are open still show it, and say that it is gone. */
export function goneEntry({ auction, newestBids }: AuctionEntry): AuctionEntry {
  return { auction: { ...auction, status: 'inactive' }, newestBids }
}

/** Only bids that are newer than those known: the stream brings the last ones each time. */
function withBids(history: History, bids: History): History {
  const newest = history.at(-1)?.sequence ?? 0
  const added = bids.filter(({ sequence }) => sequence > newest)
  return added.length === 0 ? history : [...history, ...added]
}

function isOlderView(next: AuctionView, known: AuctionView): boolean {
  return isOlder(next.sequence, known.sequence) || isOlder(next.version, known.version)
}

function isOlder(next: number | null, known: number | null): boolean {
  return next !== null && known !== null && next < known
}

/** A dealer becomes a bidder by their own bid, which an older answer must not take from the page. */
function readerOf({ viewer }: AuctionView): AuctionView['viewer'] {
  return viewer === 'bidder' ? 'dealer' : viewer
}

/**
 * Whether the event does not bring all that changed: the ad has a new defect, the viewer may see the
 * history only now, bids were voided, or more of them came at once than the stream brings along.
 */
export function isGap(known: AuctionView, { auction, newHistory }: AuctionEvent): boolean {
  if (hasNewDefect(known, auction)) return true
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
function hasNewDefect(known: AuctionView, next: AuctionView): boolean {
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
