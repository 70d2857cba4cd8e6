import { useTranslations } from 'use-intl/react'
import { roundedHalfUp } from '#domain/money/rounding.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { titleOf } from '../../../../cards/card-facts.ts'
import { vehicleAddress } from '../../../../cards/vehicle-address.ts'
import { landedPriceOf } from '../../../auction/amounts/amounts.ts'
import { limitHash } from '../../../auction/amounts/limit-hash.ts'
import { amountOfLanded } from './amount-of-landed.ts'
import styles from './bids-table.module.css'
import { leftOfLimit } from './limit-left.ts'
import type { RunningBid } from './running-bids.ts'

/** The agent's limit with what is left of it; it leads to the field that sets or changes it. */
export function LimitCell({ card }: { readonly card: RunningBid }) {
  const t = useTranslations('today.bids')
  const format = useFormat()
  const path = usePath()
  const { own, currentBidEur } = card.auction
  const agent = own?.agent
  const leftEur = agent ? leftOfLimit(agent, currentBidEur) : null
  return (
    <span className={styles.figures}>
      <Link
        href={path('product', vehicleAddress(card)) + limitHash}
        className={classNames(styles.limit, agent && styles.isSet)}
        data-limit=""
      >
        {agent ? format.money(agent.limitEur) : t('setLimit')}
        <span className="visually-hidden">{t('limitOf', { vehicle: titleOf(card) })}</span>
      </Link>
      {agent && (
        <span className={styles.small}>
          {leftEur === null ? t('limitUsed') : t('limitLeft', { amount: format.money(leftEur) })}
        </span>
      )}
    </span>
  )
}

/** What the vehicle costs the dealer in the end, in whole euros; to the cent on the vehicle's page (rules 10). */
export function LandedCell({ card }: { readonly card: RunningBid }) {
  const t = useTranslations('today.bids')
  const format = useFormat()
  const at = amountOfLanded(card.auction)
  if (at === null || card.tax === null) {
    return (
      <span>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('landedUnknown')}</span>
      </span>
    )
  }
  const { totalCents } = landedPriceOf(at.amountEur, card.tax)
  return (
    <span className={styles.figures}>
      <span>{format.money(roundedHalfUp({ dividend: totalCents, divisor: 100 }))}</span>
      <span className={styles.small}>
        {at.isNow ? t('landedNow') : t('landedAt', { amount: format.money(at.amountEur) })}
      </span>
    </span>
  )
}
