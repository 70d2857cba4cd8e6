import type { AuctionView } from '#contract/auction-view.ts'
import { SecondChance } from '../../../auction/box/after/second-chance.tsx'
import type { DraftsControl } from '../../../auction/box/drafts/use-drafts.ts'
import styles from './thread-actions.module.css'

/** The second bidder buys at their own bid, or leaves it, where they read that they may (rules 10). */
export function SecondChanceAction(props: {
  readonly auction: AuctionView
  readonly drafts: DraftsControl
}) {
  return (
    <div className={styles.action}>
      <SecondChance {...props} />
    </div>
  )
}
