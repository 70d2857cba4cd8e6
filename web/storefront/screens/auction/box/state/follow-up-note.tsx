import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { followUpStanding } from '../../../../auction/follow-up-standing.ts'
import styles from '../../auction-box.module.css'

/** A bid of the round before that still binds its dealer (rules 6): he must not forget it. */
export function FollowUpNote({ auction }: { auction: AuctionView }) {
  const words = useFollowUpTexts(auction)
  if (words === null) return null
  return (
    <section className={styles.part}>
      <Banner tone="warn" title={words.title}>
        {words.text}
      </Banner>
    </section>
  )
}

/** What its dealer is told of it, in whichever of the two rounds he looks. */
export function useFollowUpTexts(auction: Pick<AuctionView, 'followUp' | 'status' | 'bidCount'>) {
  const { followUp, status, bidCount } = auction
  const t = useTranslations('auction.after.followUp')
  const format = useFormat()
  if (followUp === null) return null
  const until = earlier(followUp.bindsUntil, followUp.acceptUntil)
  const standing = followUpStanding({ status, bidCount, isWaiting: followUp.acceptUntil !== null })
  return {
    title: t('title', { amount: format.money(followUp.amountEur) }),
    text: t(standing, { at: format.dateTimeWithZone(until) }),
  }
}

/** It never binds beyond its seven days, and after the round no longer than the owner may take it. */
export function earlier(bindsUntil: string, acceptUntil: string | null): string {
  return acceptUntil !== null && acceptUntil < bindsUntil ? acceptUntil : bindsUntil
}
