import type { AuctionView } from './auction-view.ts'

/**
 * What the stream sends. Every event carries a number of this stream, rising by one: a gap means
 * something was missed, and the browser loads its pages' data again. The number is the event's id on the line;
 * its data are the same for all who are sent it.
 */

export type LiveEvent =
  | { readonly type: 'hello'; readonly number: number; readonly streamId: string }
  | {
      readonly type: 'broadcast_auction_update'
      readonly number: number
      /** The auction as this viewer may see it now, without its history. */
      readonly auction: AuctionView
      /** Bids since the last event, for those who may see the history. */
      readonly newHistory: NonNullable<AuctionView['history']>
    }
  /** The auction is no longer there for this viewer (rules 1). */
  | { readonly type: 'gone'; readonly number: number; readonly auctionId: number }
  | {
      readonly type: 'message'
      readonly number: number
      readonly messageId: number
      readonly callToActionTypeCode: string | null
      readonly auctionId: number | null
    }
  /** Questions about an ad changed: load those that may be seen. */
  | {
      readonly type: 'questions'
      readonly number: number
      readonly auctionId: number
      readonly entityId: number
    }
  /** An ad has other answers now, saved by whoever writes it or accepted from its owner: load it again (spec 4). */
  | { readonly type: 'ad_edited'; readonly number: number; readonly entityId: number }
  /** The market's clock was moved or the profile changed: load again. */
  | { readonly type: 'reload'; readonly number: number; readonly subject: 'clock' | 'customer' }
