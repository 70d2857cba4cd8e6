import type { AuctionView } from '#contract/auction-view.ts'
import { isOlderView, mapAuctions } from './apply-auction.ts'

/**
 * An answer that was on its way while a live event overtook it must not bring the older auction
 * back: of each auction that both hold, the newer view stays. What another reader may see replaces it,
 * whatever its number.
 */
export function keepNewer(before: unknown, answer: unknown): unknown {
  const known = new Map<number, AuctionView>()
  mapAuctions(before, (auction) => {
    known.set(auction.auctionId, auction)
    return auction
  })
  if (known.size === 0) return answer
  return mapAuctions(answer, (auction) => {
    const shown = known.get(auction.auctionId)
    if (!shown || readerOf(shown) !== readerOf(auction)) return auction
    return isOlderView(auction, shown) ? shown : auction
  })
}

/** A dealer becomes a bidder by his own bid, and that bid must not be taken from the page again. */
function readerOf({ viewer }: AuctionView): AuctionView['viewer'] {
  return viewer === 'bidder' ? 'dealer' : viewer
}
