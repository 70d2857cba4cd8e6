import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from './box.module.css'
import { phaseOf } from './phase.ts'

/** Why the auction ends later than was said before, while it still matters (rules 3, 5, 8). */
export function EndMoveNote({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.endMove')
  const format = useFormat()
  const { endMove } = auction
  if (endMove === null || phaseOf(auction) === 'over') return null
  const { cause, fromEndsAt } = endMove
  return (
    <section className={styles.part}>
      <Banner icon={CalendarClock} title={t('title', { at: format.dateTimeWithZone(fromEndsAt) })}>
        {t(cause)}
      </Banner>
    </section>
  )
}
