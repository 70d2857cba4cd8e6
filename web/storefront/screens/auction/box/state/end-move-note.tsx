import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { phaseOf } from '../../../../auction/phase.ts'
import styles from '../../auction-box.module.css'
import type { BoxProps } from '../box-props.ts'
import { MaterialDefectLink } from './defect-link.tsx'

/** Why the auction ends later than was said before, while it still matters (rules 3, 5, 8). */
export function EndMoveNote({ product, auction }: Pick<BoxProps, 'product' | 'auction'>) {
  const t = useTranslations('auction.endMove')
  const format = useFormat()
  const { endMove, actions } = auction
  if (endMove === null || phaseOf(auction) === 'over') return null
  const { cause, fromEndsAt } = endMove
  // A bidder who may leave because of it has the link beside that button.
  const isLinked = cause === 'new_defect' && !actions.takeBackBid?.isAllowed
  return (
    <section className={styles.part}>
      <Banner icon="calendar-clock" title={t('title', { at: format.dateTimeWithZone(fromEndsAt) })}>
        {t(cause)} {isLinked && <MaterialDefectLink product={product} />}
      </Banner>
    </section>
  )
}
