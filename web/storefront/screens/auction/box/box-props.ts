import type { AuctionView } from '#contract/auction-view.ts'
import type { Product } from '#contract/product.ts'
import type { DraftsControl } from './drafts/use-drafts.ts'

/** What most parts of the box are drawn from. */
export type BoxProps = {
  readonly product: Product
  readonly auction: AuctionView
  readonly drafts: DraftsControl
}
