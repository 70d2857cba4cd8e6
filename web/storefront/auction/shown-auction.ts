import type { AuctionView } from '#contract/auction-view.ts'

type Shown = Pick<
  AuctionView,
  | 'auctionId'
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'plannedEndsAt'
  | 'startPriceEur'
  | 'buyNowPriceEur'
>

/** Marks a part of a page that shows all of this to a visitor; read by `page-script/live-page.ts`. */
export function auctionMarks(auction: Shown) {
  return {
    'data-auction': auction.auctionId,
    'data-status': auction.status,
    'data-shown': shownText(auction),
  }
}

/** Two auctions with the same text look alike to a visitor (rules 1). */
export function shownText(auction: Omit<Shown, 'auctionId'>): string {
  const { status, startsAt, endsAt, plannedEndsAt, startPriceEur, buyNowPriceEur } = auction
  return [status, startsAt, endsAt, plannedEndsAt, startPriceEur, buyNowPriceEur].join(' ')
}
