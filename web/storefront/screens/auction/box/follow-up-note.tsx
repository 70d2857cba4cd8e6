import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from './box.module.css'

/** A bid of the round before that still binds its dealer (rules 6): he must not forget it. */
export function FollowUpNote({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.after.followUp')
  const format = useFormat()
  const { followUp } = auction
  if (followUp === null) return null
  const until = earlier(followUp.bindsUntil, followUp.acceptUntil)
  const isWaiting = followUp.acceptUntil !== null
  return (
    <section className={styles.part}>
      <Banner tone="warn" title={t('title', { amount: format.money(followUp.amountEur) })}>
        {t(isWaiting ? 'waiting' : 'round', { at: format.dateTimeWithZone(until) })}
      </Banner>
    </section>
  )
}

/** It never binds beyond its seven days, and after the round no longer than the owner may take it. */
export function earlier(bindsUntil: string, acceptUntil: string | null): string {
  return acceptUntil !== null && acceptUntil < bindsUntil ? acceptUntil : bindsUntil
}
