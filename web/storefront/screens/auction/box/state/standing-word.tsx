import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useLostAt } from '#web/api/live/live-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { phaseOf } from '../../../../auction/phase.ts'
import styles from './standing-word.module.css'

/**
 * "You lead" or "Outbid" with its arrow, wherever the price is in sight. The sentence in the box is
 * what is read aloud; nothing is claimed while the connection is lost.
 */
export function StandingWord({ auction }: { auction: AuctionView }) {
  const t = useTranslations('catalog.status')
  const lostAt = useLostAt()
  const { context } = auction
  if (lostAt !== null || context === null || phaseOf(auction) !== 'open') return null
  const isLeading = context.includes('holding_highest_bid')
  if (!isLeading && !context.includes('overbid')) return null
  return (
    <span className={classNames(styles.standing, isLeading ? styles.leads : styles.outbid)}>
      <Icon icon={isLeading ? 'arrow-up' : 'arrow-down'} size={16} />
      {t(isLeading ? 'lead' : 'outbid')}
    </span>
  )
}
