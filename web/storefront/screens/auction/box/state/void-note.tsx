import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from '../../auction-box.module.css'
import { unexplainedVoid } from './unexplained-void.ts'

/** Why the price fell, or somebody else leads, though nobody has bid (rules 5). */
export function VoidNote({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.voided')
  const cause = unexplainedVoid(auction)
  if (cause === null) return null
  return (
    <section className={styles.part}>
      <Banner title={t('title')}>{t(`text.${cause}`)}</Banner>
    </section>
  )
}
