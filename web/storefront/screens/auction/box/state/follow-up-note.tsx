import type { AuctionView } from '#contract/auction-view.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFollowUpText } from '../../../../auction/follow-up-text.ts'
import styles from '../../auction-box.module.css'

/** A bid of the round before that still binds its dealer (rules 6): they must not forget it. */
export function FollowUpNote({ auction }: { auction: AuctionView }) {
  const followUp = useFollowUpText(auction)
  if (followUp === null) return null
  return (
    <section className={styles.part}>
      <Banner tone="warn" title={followUp.title}>
        {followUp.text}
      </Banner>
    </section>
  )
}
