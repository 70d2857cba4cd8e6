import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { isAboveLimits } from '#domain/auction/core/company/above-limits.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from '../../auction-box.module.css'
import type { DraftsControl } from '../drafts/use-drafts.ts'

export type OwnLimitProps = { readonly auction: AuctionView; readonly drafts: DraftsControl }

/** To how much somebody may bind their company, before they try more (rules 1). */
export function OwnLimit({ auction, drafts }: OwnLimitProps) {
  const t = useTranslations('company.limits')
  const format = useFormat()
  const { data, refetch } = useQuery(useApiQueries().company.show())
  const standingEur = auction.own?.standingBidEur ?? null
  useEffect(() => {
    // With each bid of the company's, what is left of the day may be another.
    if (standingEur !== null) void refetch()
  }, [standingEur, refetch])
  if (!data || (data.bidLimitEur === null && data.dayLimitEur === null)) return null
  const { bid } = auction.actions
  const nextEur = bid.isAllowed ? bid.facts.minimumEur : 0
  const amountEur = Math.max(drafts.bidEur ?? nextEur, drafts.limitEur ?? 0)
  const { ask, bidLimitEur, dayLimitEur, committedTodayEur } = data
  const limits = [
    bidLimitEur !== null && t('perBid', { limit: format.money(bidLimitEur) }),
    dayLimitEur !== null && t('perDay', { limit: format.money(dayLimitEur) }),
    committedTodayEur > 0 && t('used', { amount: format.money(committedTodayEur) }),
  ]
  const limitsText = limits.filter(Boolean).join(' · ')
  return (
    <section className={classNames(styles.part, styles.limits)}>
      {isAboveLimits(data, { amountEur, isBoundHere: standingEur !== null }) ? (
        <Banner tone="warn" role="status" title={t('above', { amount: format.money(amountEur) })}>
          <span className="small">{limitsText}</span>{' '}
          {ask && <Link href={`mailto:${ask.email}`}>{t('ask', { name: ask.name })}</Link>}
        </Banner>
      ) : (
        <p className={styles.fine}>
          <b>{t('own')}:</b> {limitsText}
        </p>
      )}
    </section>
  )
}
